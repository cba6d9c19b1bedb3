import { pictureName } from "../../content-model/content-types";
import { findFiles, isUnreadable, type ContentFile, type ContentTree } from "../content-tree";
import { atField, type Rule } from "../rule";

/** A picture that content names exists, and has an allowed format and an alternative text. A text shows pictures by a directive. */
export const articlePictures: Rule = (content, report) => {
  for (const post of filesWithPicture(content)) {
    const { image, imageAlt } = post.value;
    if (image !== undefined) {
      const problem = checkImage(image, post, content.pictures);
      if (problem) report(atField(post, ["image"]), "picture", ...problem);
      if (!imageAlt) report(atField(post, ["image"]), "missing-alt", "image has no imageAlt", "describe the picture in imageAlt");
    }
  }
  const suggestion = "add a file to content/pictures/, and write ::picture{id=…}";
  for (const { markdown } of content.files)
    for (const picture of markdown.pictures) report(picture, "picture", `the picture '${picture.url}' is in the text`, suggestion);
};

/** Warns of pictures that no content names, such as an upload that was not chosen. */
export const unusedPictures: Rule = (content, report) => {
  // A file that cannot be read may show some.
  if (content.files.some(isUnreadable)) return;
  const shown = filesWithPicture(content).map(({ file, value }) => value.image && resolvePath(value.image, file));
  for (const file of content.pictures)
    if (!shown.includes(file))
      report({ file }, "unused-picture", "nothing shows the picture", "choose it in an article, or delete it", "warning");
};

const filesWithPicture = (content: ContentTree) => [
  ...findFiles(content, "post"),
  ...findFiles(content, "picture"),
  ...findFiles(content, "author"),
];

function checkImage(
  image: string,
  { type, file }: ContentFile,
  pictures: ReadonlySet<string>,
): [message: string, suggestion: string] | undefined {
  if (!pictureName.test(image) || (type !== "picture" && image.toLowerCase().endsWith(".svg")))
    return [`the picture '${image}' has an unknown format`, "use jpg, png, webp or avif"];
  const picture = resolvePath(image, file);
  if (pictures.has(picture)) return undefined;
  // Some file systems ignore case, or how an accent is written; the build server's does not.
  const nameOnDisk = [...pictures]
    .find((other) => other.normalize().toLowerCase() === picture.toLowerCase())
    ?.split("/")
    .at(-1);
  if (nameOnDisk) return [`the picture '${image}' is named '${nameOnDisk}' on disk`, "use the same upper and lower case, and no accents"];
  return [`the picture '${image}' does not exist`, "give its path relative to this file"];
}

/** The path of a picture that a file names by a path relative to its file. */
function resolvePath(image: string, file: string): string {
  const parts = file.split("/").slice(0, -1);
  for (const part of image.split("/"))
    if (part === "..") parts.pop();
    else if (part !== ".") parts.push(part);
  return parts.join("/");
}
