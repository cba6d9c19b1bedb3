type PictureFormat = "jpg" | "png" | "webp" | "avif";

/**
 * The format of a picture by its first bytes (WHATWG MIME Sniffing Standard §6.1, AVIF specification §6.3); undefined for
 * anything else, such as SVG.
 */
export function pictureFormat(content: Uint8Array): PictureFormat | undefined {
  const ascii = (from: number, to: number) => String.fromCharCode(...content.subarray(from, to));
  if (ascii(0, 3) === "\xFF\xD8\xFF") return "jpg";
  if (ascii(0, 8) === "\x89PNG\r\n\x1A\n") return "png";
  if (ascii(0, 4) === "RIFF" && ascii(8, 14) === "WEBPVP") return "webp";
  if (ascii(4, 8) === "ftyp" && /^avi[fs]$/.test(ascii(8, 12))) return "avif";
  return undefined;
}
