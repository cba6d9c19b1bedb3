import fs from "node:fs/promises";
import path from "node:path";
import type { Diagnostic } from "../../content-model/diagnostic";
import type { FileEntry } from "../../content-model/node/content-folder";

const MAX_BYTES = 25_000_000;
/** A camera's largest picture has about this many; a bomb has thousands of millions. */
const MAX_PIXELS = 60_000_000;
/** Pictures that are decoded at the same time: each may take as much memory as it has pixels. */
const AT_ONCE = 2;

type Fault = Pick<Diagnostic, "id" | "message" | "suggestion">;

const damaged: Fault = { id: "picture", message: "the picture cannot be read", suggestion: "export it again as jpg, png, webp or avif" };

/**
 * Looks into every picture of the content folder: its kind is what its name says, its size can be worked with, and it
 * is whole. What is not one of the four kinds never reaches a decoder.
 */
export async function checkPictureFiles(pictures: readonly FileEntry[]): Promise<Diagnostic[]> {
  const diagnostics: Diagnostic[] = [];
  const waiting = [...pictures];
  const work = async () => {
    for (let picture = waiting.shift(); picture; picture = waiting.shift()) {
      const fault = await faultOf(picture);
      if (fault) diagnostics.push({ file: picture.file, line: 1, column: 1, severity: "error", ...fault });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return diagnostics;
}

async function faultOf({ absolutePath, bytes }: FileEntry): Promise<Fault | undefined> {
  if (bytes > MAX_BYTES)
    return {
      id: "picture",
      message: `the picture has ${megas(bytes)} MB`,
      suggestion: `at most ${megas(MAX_BYTES)} MB; export it smaller`,
    };
  const content = await fs.readFile(absolutePath);
  const named = kindByName(absolutePath);
  const found = kindByContent(content);
  if (found === undefined)
    return { id: "picture", message: "the file holds no picture that its name promises", suggestion: damaged.suggestion };
  if (found !== named)
    return {
      id: "picture",
      message: `the name says ${named}, the file holds ${found}`,
      suggestion: `name it .${found}, or export it as ${named}`,
    };

  const { default: sharp } = await import("sharp");
  try {
    const { width, height } = await sharp(content, { limitInputPixels: false }).metadata();
    if (width * height > MAX_PIXELS)
      return {
        id: "picture",
        message: `the picture has ${width} × ${height} pixels`,
        suggestion: `at most ${megas(MAX_PIXELS)} million pixels; export it smaller`,
      };
    // Decodes all of it, and keeps next to nothing.
    await sharp(content, { limitInputPixels: MAX_PIXELS, failOn: "truncated" }).resize(8).toBuffer();
    return undefined;
  } catch {
    return damaged;
  }
}

function kindByName(file: string): string {
  const extension = path.extname(file).slice(1).toLowerCase();
  return extension === "jpeg" ? "jpg" : extension;
}

/** By the first bytes, as the WHATWG's MIME Sniffing Standard (§6.1) and the AVIF specification (§6.3) tell them apart. */
function kindByContent(content: Buffer): string | undefined {
  const ascii = (from: number, to: number) => content.toString("latin1", from, to);
  if (ascii(0, 3) === "\xFF\xD8\xFF") return "jpg";
  if (ascii(0, 8) === "\x89PNG\r\n\x1A\n") return "png";
  if (ascii(0, 4) === "RIFF" && ascii(8, 14) === "WEBPVP") return "webp";
  if (ascii(4, 8) === "ftyp" && /^avi[fs]$/.test(ascii(8, 12))) return "avif";
  return undefined;
}

function megas(count: number): number {
  return Math.ceil(count / 1e6);
}
