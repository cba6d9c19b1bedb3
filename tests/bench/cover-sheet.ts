import type { AddressInfo } from "node:net";
import path from "node:path";
import { chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { findBrowser } from "../../src/cli/find-browser";
import { readContentFile } from "../../src/content-model/node/content-folder";
import { createSiteServer } from "../../src/publish/local-server";
import { routes } from "../../src/site/routes";

/** `npm run covers`: draws `docs/covers.png`, three covers of each category side by side as its cards show them, from `dist/`. */
const COLUMNS = 3;
const GAP = 16;
const PAPER = "#fbf9f4";
/** On a screen of this width a grid has three columns. */
const SCREEN = { width: 1060, height: 900 };

/** Covers of a category's page, those with words first, as PNG files. */
async function coversOf(page: Page, url: string): Promise<Buffer[]> {
  await page.goto(url, { waitUntil: "networkidle" });
  const covers = page.locator("main article a[rel~=sponsored] > span:first-of-type");
  const order = await covers.evaluateAll((elements) => {
    for (const element of elements) element.parentElement?.querySelectorAll(":scope > span + span").forEach((tag) => tag.remove());
    const indexes = elements.map((_, index) => index);
    return indexes.sort((a, b) => Number(!elements[a]?.querySelector("b")) - Number(!elements[b]?.querySelector("b")));
  });
  const images: Buffer[] = [];
  for (const index of order.slice(0, COLUMNS)) images.push(await covers.nth(index).screenshot());
  return images;
}

async function main(): Promise<void> {
  const server = await createSiteServer(path.resolve("dist"));
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ["--no-sandbox"] });
  const page = await browser.newPage({ viewport: SCREEN });
  const rows: Buffer[][] = [];
  for (const { slug } of readContentFile("categories", "content").items) rows.push(await coversOf(page, origin + routes.category(slug)));
  await browser.close();
  server.close();

  const { width = 0, height = 0 } = await sharp(rows[0]?.[0]).metadata();
  const sheet = { width: GAP + COLUMNS * (width + GAP), height: GAP + rows.length * (height + GAP) };
  const tiles = rows.flatMap((images, row) =>
    images.map((input, column) => ({ input, left: GAP + column * (width + GAP), top: GAP + row * (height + GAP) })),
  );
  const { size } = await sharp({ create: { ...sheet, channels: 3, background: PAPER } })
    .composite(tiles)
    .png({ palette: true, colours: 160, dither: 0, effort: 10 })
    .toFile(path.join("docs", "covers.png"));
  console.log(`docs/covers.png: ${sheet.width} × ${sheet.height}, ${size} bytes`);
}

void main();
