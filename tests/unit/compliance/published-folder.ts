import fs from "fs";
import os from "os";
import path from "path";
import { auditPublished, type AuditResult } from "../../../src/compliance/audit";
import type { ComplianceSettings } from "../../../src/compliance/audit-settings";
import { formatDiagnostic } from "../../../src/content-model/diagnostic";
import { paidRel } from "../../../src/site/paid-links";
import { cautions, wording } from "../site-words";

export const settings: ComplianceSettings = {
  url: "https://site.example",
  affiliateLink: "https://seller.example/x?a=b&c=d",
  sellerHosts: [],
  disclosure: "We earn a commission through the buttons on this page (paid links).",
  productName: "The Genius Wave",
  rating: { value: 4.8, best: 5, count: 2847, source: "as the seller’s page reports" },
  consented: [],
  wording: wording.items,
  cautions,
};

export const href = settings.affiliateLink.replace("&", "&amp;");
export const DISCLOSURE = `<aside><p class="line">${settings.disclosure}</p></aside>`;
export const HEADER = `<header><nav>${link("Try it (paid link, opens in a new tab)")}</nav></header>`;
export const NOTE = "<p>Paid link</p>";
export const FIRST_BUTTON = `<div><div>${link("Try it now (paid link, opens in a new tab)", 'class="button"')}${NOTE}</div><p class="beside">${settings.disclosure}</p></div>`;

/** A valid paid link. */
export function link(text: string, attributes = ""): string {
  return `<a href="${href}" target="_blank" rel="${paidRel}" ${attributes}>${text}</a>`;
}

/** The `<main>` of a valid page, with more HTML at its end. */
export const main = (html: string): string => `<h1>A heading</h1>${FIRST_BUTTON}${html}`;

/** Filler text. */
export const words = (count: number): string => Array.from({ length: count }, (_, i) => `word${i}`).join(" ");

/** Parts of a page that replace those of a valid one. */
export interface PageParts {
  readonly title?: string;
  readonly css?: string;
  readonly head?: string;
  readonly data?: unknown;
  readonly disclosure?: string;
  readonly header?: string;
  readonly main?: string;
}

export const CSS =
  ":root{--text-m:1.125rem;--text-s:.875rem}body{font:400 var(--text-m)/1.6 sans-serif}.line{font-size:var(--text-m)}.button{display:inline-block}@media (prefers-reduced-motion:no-preference){.blinks{animation:pulse 1.4s ease-in-out .2s 3}}@keyframes pulse{50%{opacity:0}}@media print{.button{display:none}}";

/** A page without problems, except for the given parts. */
export function html({
  title = "A title",
  css = CSS,
  head = "",
  data,
  disclosure = DISCLOSURE,
  header = HEADER,
  main: inMain = main("<p>Text.</p>"),
}: PageParts = {}): string {
  const script = data === undefined ? "" : `<script type="application/ld+json">${JSON.stringify(data).replace(/</g, "\\u003c")}</script>`;
  return `<!doctype html><html lang="en"><head><title>${title}</title>${head}<style>${css}</style>${script}</head><body>${disclosure}${header}<main>${inMain}</main><footer><p>This site contains affiliate links.</p></footer></body></html>`;
}

const folders: string[] = [];

/** Writes a published folder with a valid article and the given files. */
export function publishedFolder(files: Readonly<Record<string, string>> = {}): string {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), "published-"));
  folders.push(directory);
  for (const [name, text] of Object.entries({ "blog/a/index.html": html(), ...files })) {
    fs.mkdirSync(path.dirname(path.join(directory, name)), { recursive: true });
    fs.writeFileSync(path.join(directory, name), text);
  }
  return directory;
}

export function removePublishedFolders(): void {
  for (const directory of folders.splice(0)) fs.rmSync(directory, { recursive: true, force: true });
}

export function auditOf(files: Readonly<Record<string, string>>, changes: Partial<ComplianceSettings> = {}): AuditResult {
  return auditPublished(publishedFolder(files), { ...settings, ...changes }, os.tmpdir());
}

/** Formatted diagnostics of a folder. */
export function linesFor(files: Readonly<Record<string, string>>, changes: Partial<ComplianceSettings> = {}): string[] {
  return auditOf(files, changes).diagnostics.map(formatDiagnostic);
}

/** Formatted diagnostics of an article. */
export const linesOf = (parts: PageParts): string[] => linesFor({ "blog/a/index.html": html(parts) });

/** Ids of the rules that an article breaks. */
export function brokenRules(parts: PageParts, changes: Partial<ComplianceSettings> = {}): string[] {
  return auditOf({ "blog/a/index.html": html(parts) }, changes).diagnostics.map(({ id }) => id);
}
