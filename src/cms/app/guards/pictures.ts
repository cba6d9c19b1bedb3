import { pictureFormat, type PictureFormat } from "../../../lint/picture-format";
import { mimeTypes } from "../../../publish/mime-types";
import type { Asset } from "../decap/backend-types";
import { Refusal } from "./conflict";

/** Longest side of a picture; the site shows none that is wider than half of it. */
const MAX_SIDE = 2400;

const mimeTypeOf = (format: PictureFormat): string => mimeTypes[`.${format}`] ?? "";

/**
 * Reads a picture as the site would and scales it down if it is too large.
 *
 * @param isTaken whether a picture of that file name is already there; it is not overwritten
 * @returns the same file if it can stay as it is
 * @throws a {@link Refusal} for anything but a jpg, png, webp or avif picture that can be decoded
 */
export async function preparePicture(file: File, isTaken: (name: string) => boolean): Promise<File> {
  const format = await formatOf(file);
  const bitmap = await decode(file);
  const scale = Math.min(1, MAX_SIDE / Math.max(bitmap.width, bitmap.height));
  // Browsers cannot write avif.
  const target = format === "avif" && scale < 1 ? "jpg" : format;
  const name = freeName(file.name.replace(/\.\w*$/, ""), target, isTaken);
  if (scale === 1) return name === file.name ? file : new File([file], name, { type: mimeTypeOf(format) });
  const type = mimeTypeOf(target);
  const canvas = new OffscreenCanvas(Math.round(bitmap.width * scale), Math.round(bitmap.height * scale));
  canvas.getContext("2d")?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return new File([await canvas.convertToBlob({ type, quality: 0.9 })], name, { type });
}

/** @throws a {@link Refusal} for what is not a picture that the site takes */
export async function checkUpload({ path, fileObj }: Asset): Promise<void> {
  if (!fileObj) return;
  const format = await formatOf(fileObj);
  const named = /\.(\w+)$/.exec(path)?.[1]?.toLowerCase().replace("jpeg", "jpg");
  if (named !== format) throw new Refusal(`${path} is named .${named ?? ""}, but it is a ${format} picture. Rename it to .${format}.`);
  await decode(fileObj);
}

async function formatOf(file: File): Promise<PictureFormat> {
  const format = pictureFormat(new Uint8Array(await file.slice(0, 16).arrayBuffer()));
  if (!format) throw new Refusal(`${file.name} is not a picture that the site can show. Export it as jpg, png, webp or avif.`);
  return format;
}

async function decode(file: File): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file);
  } catch {
    throw new Refusal(`${file.name} is damaged and cannot be shown. Export it again as jpg, png, webp or avif.`);
  }
}

/** The same picture under a name that says what it shows. */
export function renamePicture(file: File, description: string, isTaken: (name: string) => boolean): File {
  const name = freeName(description.slice(0, 60), /\w+$/.exec(file.name)?.[0] ?? "", isTaken);
  return new File([file], name, { type: file.type });
}

function freeName(base: string, extension: string, isTaken: (name: string) => boolean): string {
  const clean =
    base
      .normalize("NFKD")
      .replace(/[^A-Za-z0-9]+/g, "-")
      .replace(/^-+|-+$/g, "")
      .toLowerCase() || "picture";
  for (let number = 1; ; number += 1) {
    const name = `${clean}${number === 1 ? "" : `-${number}`}.${extension}`;
    if (!isTaken(name)) return name;
  }
}

/** Prepares every picture that is chosen in a file field of the page before Decap sees it; says why it takes none. */
export function prepareChosenPictures(isTaken: (name: string) => boolean, refuse: (message: string) => void): void {
  const prepared = new WeakSet<Event>();
  const prepare = async (input: HTMLInputElement, files: readonly File[]) => {
    const transfer = new DataTransfer();
    for (const file of files) {
      try {
        transfer.items.add(await preparePicture(file, isTaken));
      } catch (error) {
        refuse((error as Error).message);
      }
    }
    input.files = transfer.files;
    if (transfer.files.length === 0) return;
    const event = new Event("change", { bubbles: true });
    prepared.add(event);
    input.dispatchEvent(event);
  };
  document.addEventListener(
    "change",
    (event) => {
      const { target } = event;
      if (!(target instanceof HTMLInputElement) || target.type !== "file" || prepared.has(event) || !target.files?.length) return;
      event.stopImmediatePropagation();
      void prepare(target, [...target.files]);
    },
    true,
  );
}
