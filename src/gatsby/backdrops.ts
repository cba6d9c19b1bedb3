import fs from "fs";
import path from "path";
import { mapBackdrop, pictureBackdrop, type MapPublication } from "../artwork/open-graph-backdrops";
import { memoize } from "../site/memoize";

interface Picture {
  readonly key: string;
  readonly file: string;
}

type FindAll = <T>(type: string) => Promise<readonly T[]>;

/**
 * What is drawn beside the title of an Open Graph image: the map of the review's methods, and beside a list's title the
 * picture of the home page, unless it is a diagram, whose words would be cut off. The other pages have none.
 */
export async function findBackdrop(type: string, node: object, findAll: FindAll): Promise<string | undefined> {
  if (type === "ReviewPage") {
    const { evidenceMethods = [] } = node as { readonly evidenceMethods?: readonly string[] };
    const references = await findAll<MapPublication & { readonly key: string; readonly method: string }>("Reference");
    const works = references.filter(({ method }) => evidenceMethods.includes(method)).sort((a, b) => (a.key < b.key ? -1 : 1));
    return works.length > 0 ? mapBackdrop(works) : undefined;
  }
  if (type !== "Category" && type !== "SiteSettings") return undefined;
  const [home] = await findAll<{ readonly picture?: string }>("HomePage");
  const picture = (await findAll<Picture>("Picture")).find(({ key }) => key === home?.picture);
  return picture && path.extname(picture.file) !== ".svg" ? drawPicture(picture) : undefined;
}

/** Reads the file once for all lists. */
const drawPicture = memoize(({ file }: Picture): string => {
  const format = path.extname(file).slice(1).replace("jpg", "jpeg");
  return pictureBackdrop(`data:image/${format};base64,${fs.readFileSync(file, "base64")}`);
});
