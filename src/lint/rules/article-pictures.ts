import { pictureName } from "../../content-model/content-types";
import { findFiles, findMarkdownFiles } from "../content-tree";
import { atField, atPlace, type Rule } from "../rule";

/** An article's picture exists, has an allowed format and an alternative text, and is not in the body. */
export const articlePictures: Rule = (content, report) => {
  for (const post of findFiles(content, "post")) {
    const { image, imageAlt } = post.value;
    if (image !== undefined) {
      const [message, suggestion] = checkImage(image, post.file, content.pictures) ?? [];
      if (message && suggestion) report(atField(post, ["image"]), "picture", message, suggestion);
      if (!imageAlt) report(atField(post, ["image"]), "missing-alt", "image has no imageAlt", "describe the picture in imageAlt");
    }
  }
  for (const file of findMarkdownFiles(content)) {
    for (const picture of file.content.pictures) {
      report(
        atPlace(file, picture),
        "picture",
        `the picture '${picture.url}' is in the text`,
        "use the front matter field image; an article has one picture",
      );
    }
  }
};

function checkImage(image: string, file: string, pictures: ReadonlySet<string>): [message: string, suggestion: string] | undefined {
  if (!pictureName.test(image)) return [`the picture '${image}' has an unknown format`, "use jpg, png, webp or avif"];
  const root = file.slice(0, file.indexOf("/posts/"));
  const picture = resolvePath(file, image);
  if (!picture?.startsWith(`${root}/`))
    return [`the picture '${image}' is outside of ${root}/`, `put it in this file's folder or in ${root}/images/`];
  if (pictures.has(picture)) return undefined;
  // Some file systems ignore case; the build server's does not.
  const sameNameOtherCase = [...pictures]
    .find((other) => other.toLowerCase() === picture.toLowerCase())
    ?.split("/")
    .at(-1);
  if (sameNameOtherCase) return [`the picture '${image}' is named '${sameNameOtherCase}' on disk`, "use the same upper and lower case"];
  return [`the picture '${image}' does not exist`, "give its path relative to this file"];
}

/** Resolves a path relative to a file; undefined when it leaves the root. */
function resolvePath(file: string, relative: string): string | undefined {
  const parts = relative.startsWith("/") ? [] : file.split("/").slice(0, -1);
  for (const part of relative.split("/")) {
    if (part === "..") {
      if (parts.pop() === undefined) return undefined;
    } else if (part !== "." && part !== "") parts.push(part);
  }
  return parts.join("/");
}
