import fs from "node:fs";
import path from "node:path";
import { decodePercent } from "../site/decode-percent";
import { listFiles } from "../site/node/list-files";
import type { BuildManifest } from "../site/build-manifest";

/**
 * Lists what of Gatsby's output is published: sitemaps, the pages and files of this build, static files, and the pictures and sounds
 * in pages. No scripts, source maps, page data or pictures of earlier builds.
 *
 * @throws with all that is missing or not allowed, one per line
 */
export function listPublished({ siteUrl, pages, files }: BuildManifest): Set<string> {
  const errors = new Set<string>();
  const published = new Set<string>();
  const add = (file: string, reason: string): void => {
    if (path.isAbsolute(file) || path.normalize(file).startsWith(".."))
      errors.add(`${file} leads out of public/. ${reason} Correct the path.`);
    else if (fs.existsSync(path.join("public", file))) published.add(file);
    else errors.add(`${file} is missing in public/. ${reason} Run npx gatsby clean, and build again.`);
  };
  const sitemaps = fs.readdirSync("public").filter((name) => /^sitemap(?:-\w+)?\.xml$/.test(name));
  if (sitemaps.length === 0) errors.add("public/ has no sitemap. gatsby-plugin-sitemap writes it. Check its options in gatsby-config.ts.");
  for (const name of [...sitemaps, "robots.txt"]) add(name, "Every site has it.");
  for (const file of files) add(file.slice(1), "It is on the list of files.");
  for (const file of listFiles("static")) {
    if (/\.(?:m?js|map|tsx?|md)$/.test(file)) errors.add(`${file} must not be published. Remove it from static/.`);
    add(file, "It is in static/.");
  }
  /** The pictures and sounds in pages, each with a page that shows it. */
  const pageOfFile = new Map<string, string>();
  for (const page of pages) {
    const file = page.endsWith("/") ? `${page.slice(1)}index.html` : page.slice(1);
    add(file, "It is a page of this build.");
    if (!published.has(file)) continue;
    for (const shown of findShownFiles(fs.readFileSync(path.join("public", file), "utf8"), siteUrl))
      if (!pageOfFile.has(shown)) pageOfFile.set(shown, page);
  }
  for (const [shown, page] of pageOfFile) add(shown, `${page} shows it.`);
  if (errors.size > 0) throw new Error([...errors].join("\n"));
  return published;
}

/** Attributes with a URL, or in `srcset` several, each with a width. */
const urlAttribute = /\s(src|srcset|href|content)="([^"]*)"/gi;

/** Files below `/static/`, which Gatsby has written, that attributes of a page name by path or by a URL of the site. */
function findShownFiles(html: string, siteUrl: string): Set<string> {
  const urls = Array.from(html.matchAll(urlAttribute), ([, name = "", value = ""]) =>
    name.toLowerCase() === "srcset" ? value.split(",").map((candidate) => candidate.trim().split(/\s/)[0] ?? "") : [value],
  ).flat();
  const { origin } = new URL(siteUrl);
  // Of the signs that React escapes, URLs keep the apostrophe.
  const paths = urls.map((url) => (url.startsWith(`${origin}/`) ? url.slice(origin.length) : url).replaceAll("&#x27;", "'"));
  return new Set(paths.flatMap((url) => /^\/(static\/[^?#\s]+)$/.exec(url)?.[1] ?? []).map(decodePercent));
}
