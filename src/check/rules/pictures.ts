import fs from "fs";
import path from "path";
import { filesOf, markdownFiles, type CheckedFile } from "../content-tree";
import { atField, atPlace, type Rule } from "../rule";

const allowed = /\.(?:jpe?g|png|webp|avif)$/i;

/** Pictures must be there, be of a kind that sharp reads safely, and say what they show. */
export const pictures: Rule = (tree, tell) => {
  const folders = new Folders();
  for (const post of filesOf(tree, "post")) {
    const { image, imageAlt } = post.value;
    if (image !== undefined) {
      const problem = problemOf(image, post, folders);
      if (problem) tell({ ...atField(post, ["image"]), id: "picture", ...problem });
      if (!imageAlt)
        tell({ ...atField(post, ["image"]), id: "alt", what: "image has no imageAlt", right: "say in imageAlt what the picture shows" });
    }
  }
  for (const file of markdownFiles(tree)) {
    for (const picture of file.content.pictures) {
      tell({
        ...atPlace(file, picture),
        id: "picture",
        what: `the picture '${picture.url}' stands in the text`,
        right: "an article's one picture is named by image in its front matter",
      });
    }
  }
};

function problemOf(
  image: string,
  { file, absolutePath }: Pick<CheckedFile, "file" | "absolutePath">,
  folders: Folders,
): { what: string; right: string } | undefined {
  if (!allowed.test(image)) return { what: `the picture '${image}' is of an unknown kind`, right: "use jpg, png, webp or avif" };
  const root = absolutePath.slice(0, -file.slice(file.indexOf("/posts/")).length);
  const picture = path.resolve(path.dirname(absolutePath), image);
  if (!picture.startsWith(root + path.sep))
    return { what: `the picture '${image}' lies outside of content`, right: "put it beside this file or in content/images/" };
  const names = folders.namesIn(path.dirname(picture));
  const name = path.basename(picture);
  if (names.has(name)) return undefined;
  // Some disks take one for the other; those that publish do not.
  const almost = [...names].find((other) => other.toLowerCase() === name.toLowerCase());
  if (almost) return { what: `the picture '${image}' is written '${almost}' on disk`, right: "write capitals as the file's name has them" };
  return { what: `the picture '${image}' is not there`, right: "give its path relative to this file" };
}

/** What folders hold, each looked up once. */
class Folders {
  private readonly known = new Map<string, ReadonlySet<string>>();

  namesIn(directory: string): ReadonlySet<string> {
    const names = this.known.get(directory) ?? new Set(fs.existsSync(directory) ? fs.readdirSync(directory) : []);
    this.known.set(directory, names);
    return names;
  }
}
