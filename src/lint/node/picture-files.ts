import fs from "node:fs/promises";
import path from "node:path";
import type { Diagnostic } from "../../content-model/diagnostic";
import type { FileEntry } from "../../content-model/node/content-folder";

const MAX_BYTES = 25_000_000;
/** About as many as the largest cameras have; a decompression bomb has billions. */
const MAX_PIXELS = 60_000_000;
/** Limits memory: a decoded picture may be large. */
const CONCURRENCY = 2;

type Finding = Pick<Diagnostic, "id" | "message" | "suggestion">;

const damaged: Finding = { id: "picture", message: "the picture cannot be read", suggestion: "export it again as jpg, png, webp or avif" };

/**
 * Checks that each picture has the format that its name says, a size that can be processed, and no damage. Other
 * formats never reach a decoder.
 */
export async function checkPictureFiles(pictures: readonly FileEntry[]): Promise<Diagnostic[]> {
  const diagnostics: Diagnostic[] = [];
  const queue = [...pictures];
  const work = async () => {
    for (let picture = queue.shift(); picture; picture = queue.shift()) {
      const finding = await checkPicture(picture);
      if (finding) diagnostics.push({ file: picture.file, line: 1, column: 1, severity: "error", ...finding });
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  return diagnostics;
}

async function checkPicture({ absolutePath, bytes }: FileEntry): Promise<Finding | undefined> {
  if (bytes > MAX_BYTES)
    return {
      id: "picture",
      message: `the picture has ${millions(bytes)} MB`,
      suggestion: `at most ${millions(MAX_BYTES)} MB; export it smaller`,
    };
  const content = await fs.readFile(absolutePath);
  const named = formatByName(absolutePath);
  const found = formatByContent(content);
  if (found === undefined)
    return { id: "picture", message: "the file is not a jpg, png, webp or avif picture", suggestion: damaged.suggestion };
  if (found !== named)
    return {
      id: "picture",
      message: `the name says ${named}, but the file is ${found}`,
      suggestion: `name it .${found}, or export it as ${named}`,
    };

  const { default: sharp } = await import("sharp");
  try {
    const { width, height } = await sharp(content, { limitInputPixels: false }).metadata();
    if (width * height > MAX_PIXELS)
      return {
        id: "picture",
        message: `the picture has ${width} × ${height} pixels`,
        suggestion: `at most ${millions(MAX_PIXELS)} million pixels; export it smaller`,
      };
    // Decodes the whole picture.
    await sharp(content, { limitInputPixels: MAX_PIXELS, failOn: "truncated" }).resize(8).toBuffer();
    return undefined;
  } catch {
    return damaged;
  }
}

function formatByName(file: string): string {
  const extension = path.extname(file).slice(1).toLowerCase();
  return extension === "jpeg" ? "jpg" : extension;
}

/** By the first bytes: WHATWG MIME Sniffing Standard §6.1, AVIF specification §6.3. */
function formatByContent(content: Buffer): string | undefined {
  const ascii = (from: number, to: number) => content.toString("latin1", from, to);
  if (ascii(0, 3) === "\xFF\xD8\xFF") return "jpg";
  if (ascii(0, 8) === "\x89PNG\r\n\x1A\n") return "png";
  if (ascii(0, 4) === "RIFF" && ascii(8, 14) === "WEBPVP") return "webp";
  if (ascii(4, 8) === "ftyp" && /^avi[fs]$/.test(ascii(8, 12))) return "avif";
  return undefined;
}

function millions(count: number): number {
  return Math.ceil(count / 1e6);
}
