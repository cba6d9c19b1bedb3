import fs from "node:fs/promises";
import path from "node:path";
import { errorAt, type Diagnostic } from "../../content-model/diagnostic";
import type { FileEntry } from "../../content-model/node/content-folder";

const MAX_BYTES = 25_000_000;
/** About as many as the largest cameras have; a decompression bomb has billions. */
const MAX_PIXELS = 60_000_000;
/** AVIF and WebP have no longer sides. */
const MAX_SIDE = 16_000;
/** Pages would blow up a narrower picture. */
const MIN_WIDTH = 300;
/** How many times as high as wide: a page that is photographed whole is long. */
const MAX_HEIGHT = 6;

type Finding = readonly [message: string, suggestion: string];

const exportAgain = "export it again as jpg, png, webp or avif";

/** Names of formats by sharp's names of them; others are not allowed. */
const extensions: Readonly<Record<string, string>> = { jpeg: "jpg", png: "png", webp: "webp", heif: "avif", svg: "svg" };

const activeSvgFinding: Finding = ["the SVG runs or loads something", "npx tsx tools/diagrams.ts makes one"];

/** What runs or loads something in an SVG that is opened by itself. */
const activeSvg =
  /<(?:[\w-]+:)?(?:script|foreignObject)|<!ENTITY|\son\w+\s*=|href\s*=\s*["'](?!#|data:image\/(?:png|jpe?g|webp);)|url\((?!["']?(?:#|data:font))|@import/i;

/**
 * Checks that each picture has the format that its name says, a size that can be processed, and no damage. One picture at a
 * time limits memory: decoded, it may be large.
 */
export async function checkPictureFiles(pictures: readonly FileEntry[]): Promise<Diagnostic[]> {
  const diagnostics: Diagnostic[] = [];
  for (const picture of pictures) {
    const finding = await checkPicture(picture);
    if (finding) diagnostics.push(errorAt(picture, "picture", ...finding));
  }
  return diagnostics;
}

async function checkPicture({ absolutePath }: FileEntry): Promise<Finding | undefined> {
  const content = await fs.readFile(absolutePath);
  const { length: bytes } = content;
  if (bytes > MAX_BYTES) return [`the picture has ${millions(bytes)} MB`, `at most ${millions(MAX_BYTES)} MB; export it smaller`];
  const named = path.extname(absolutePath).slice(1).toLowerCase().replace("jpeg", "jpg");
  const { default: sharp } = await import("sharp");
  try {
    const { format, width, height, orientation = 1, pages = 1 } = await sharp(content, { limitInputPixels: false }).metadata();
    const found = extensions[format];
    if (found === undefined) return ["the file is not a jpg, png, webp or avif picture", exportAgain];
    if (found !== named) return [`the name says ${named}, but the file is ${found}`, `name it .${found}, or export it as ${named}`];
    if (width * height > MAX_PIXELS)
      return [`the picture has ${width} × ${height} pixels`, `at most ${millions(MAX_PIXELS)} million pixels; export it smaller`];
    if (Math.max(width, height) > MAX_SIDE)
      return [`the picture has ${width} × ${height} pixels`, `at most ${MAX_SIDE} on a side; cut it, or export it smaller`];
    if (pages > 1) return ["the picture moves, and pages show only its first frame", "export one frame of it"];
    // Pages reserve the place of the picture as it is stored.
    if (orientation >= 5) return ["the picture lies on its side, and only its EXIF data turns it", "export it upright"];
    if (found !== "svg" && (width < MIN_WIDTH || height > MAX_HEIGHT * width))
      return [
        `the picture has ${width} × ${height} pixels`,
        `at least ${MIN_WIDTH} wide, and at most ${MAX_HEIGHT} times as high; cut it, or take a larger one`,
      ];
    // For its metadata the whole file was parsed, so it is not damaged.
    if (found === "svg") return activeSvg.test(content.toString("utf8")) ? activeSvgFinding : undefined;
    // Decodes the whole picture.
    await sharp(content, { limitInputPixels: MAX_PIXELS, failOn: "truncated" }).resize(8).toBuffer();
    return undefined;
  } catch {
    return ["the picture cannot be read", exportAgain];
  }
}

function millions(count: number): number {
  return Math.ceil(count / 1e6);
}
