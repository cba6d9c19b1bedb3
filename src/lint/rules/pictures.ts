import { filesOf, markdownFiles } from "../content-tree";
import { atField, atPlace, type Rule } from "../rule";

const allowed = /\.(?:jpe?g|png|webp|avif)$/i;

/** Pictures must be there, be of a kind that sharp reads safely, and say what they show. */
export const pictures: Rule = (tree, report) => {
  for (const post of filesOf(tree, "post")) {
    const { image, imageAlt } = post.value;
    if (image !== undefined) {
      const diagnostic = problemOf(image, post.file, tree.pictures);
      if (diagnostic) report({ ...atField(post, ["image"]), id: "picture", ...diagnostic });
      if (!imageAlt)
        report({
          ...atField(post, ["image"]),
          id: "alt",
          message: "image has no imageAlt",
          suggestion: "say in imageAlt what the picture shows",
        });
    }
  }
  for (const file of markdownFiles(tree)) {
    for (const picture of file.content.pictures) {
      report({
        ...atPlace(file, picture),
        id: "picture",
        message: `the picture '${picture.url}' stands in the text`,
        suggestion: "an article's one picture is named by image in its front matter",
      });
    }
  }
};

function problemOf(image: string, file: string, pictures: ReadonlySet<string>): { message: string; suggestion: string } | undefined {
  if (!allowed.test(image)) return { message: `the picture '${image}' is of an unknown kind`, suggestion: "use jpg, png, webp or avif" };
  const root = file.slice(0, file.indexOf("/posts/"));
  const picture = besides(file, image);
  if (!picture?.startsWith(`${root}/`))
    return { message: `the picture '${image}' lies outside of content`, suggestion: "put it beside this file or in content/images/" };
  if (pictures.has(picture)) return undefined;
  // Some disks take one for the other; those that publish do not.
  const almost = [...pictures]
    .find((other) => other.toLowerCase() === picture.toLowerCase())
    ?.split("/")
    .at(-1);
  if (almost)
    return { message: `the picture '${image}' is written '${almost}' on disk`, suggestion: "write capitals as the file's name has them" };
  return { message: `the picture '${image}' is not there`, suggestion: "give its path relative to this file" };
}

/** The name of a file that is named relative to another one; undefined when it leads out of every folder. */
function besides(file: string, relative: string): string | undefined {
  const parts = relative.startsWith("/") ? [] : file.split("/").slice(0, -1);
  for (const part of relative.split("/")) {
    if (part === "..") {
      if (parts.pop() === undefined) return undefined;
    } else if (part !== "." && part !== "") parts.push(part);
  }
  return parts.join("/");
}
