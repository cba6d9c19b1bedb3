import fs from "fs";
import os from "os";
import path from "path";
import { auditPublished, type ComplianceReport } from "../../../src/compliance/audit";
import { formatFinding } from "../../../src/compliance/report";
import type { ComplianceSettings } from "../../../src/compliance/audit-settings";
import { paidRel } from "../../../src/site/paid-links";

export const settings: ComplianceSettings = {
  url: "https://site.example",
  affiliateLink: "https://seller.example/x?a=b&c=d",
  sellerHosts: [],
  disclosure: "We earn a commission through the buttons on this page (paid links).",
  rating: { value: 4.8, best: 5, count: 2847, source: "as the seller’s page reports" },
  consented: [],
};

export const href = settings.affiliateLink.replace("&", "&amp;");
export const LINE = `<aside><p class="line">${settings.disclosure}</p></aside>`;
export const HEADER = `<header><nav>${link("Try it (paid link, opens in a new tab)")}</nav></header>`;
export const NOTE = "<p>Paid link</p>";
export const FIRST_BUTTON = `<div><div>${link("Try it now (paid link, opens in a new tab)", 'class="button"')}${NOTE}</div><p class="beside">${settings.disclosure}</p></div>`;

/** A paid link as it should be. */
export function link(text: string, attributes = ""): string {
  return `<a href="${href}" target="_blank" rel="${paidRel}" ${attributes}>${text}</a>`;
}

/** Words that mean nothing. */
export const words = (count: number): string => Array.from({ length: count }, (_, i) => `word${i}`).join(" ");

export interface Document {
  readonly title?: string;
  readonly css?: string;
  readonly head?: string;
  readonly data?: unknown;
  readonly line?: string;
  readonly header?: string;
  readonly main?: string;
}

export const CSS =
  ":root{--text-m:1.125rem;--text-s:.875rem}body{font:400 var(--text-m)/1.6 sans-serif}.line{font-size:var(--text-m)}.button{display:inline-block}@media (prefers-reduced-motion:no-preference){.blinks{animation:pulse 1.4s ease-in-out .2s 3}}@keyframes pulse{50%{opacity:0}}@media print{.button{display:none}}";

/** A document that keeps every rule, with parts of it replaced. */
export function html({
  title = "A title",
  css = CSS,
  head = "",
  data,
  line = LINE,
  header = HEADER,
  main = `<h1>A heading</h1><p>Text.</p>${FIRST_BUTTON}`,
}: Document = {}): string {
  const script = data === undefined ? "" : `<script type="application/ld+json">${JSON.stringify(data).replace(/</g, "\\u003c")}</script>`;
  return `<!doctype html><html lang="en"><head><title>${title}</title>${head}<style>${css}</style>${script}</head><body>${line}${header}<main>${main}</main><footer><p>This site contains affiliate links.</p></footer></body></html>`;
}

const made: string[] = [];

/** A published folder with an article and what is given. */
export function published(files: Readonly<Record<string, string>> = {}): string {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), "published-"));
  made.push(directory);
  for (const [name, text] of Object.entries({ "blog/a/index.html": html(), ...files })) {
    fs.mkdirSync(path.dirname(path.join(directory, name)), { recursive: true });
    fs.writeFileSync(path.join(directory, name), text);
  }
  return directory;
}

export function removePublished(): void {
  for (const directory of made.splice(0)) fs.rmSync(directory, { recursive: true, force: true });
}

export function report(files: Readonly<Record<string, string>>, changes: Partial<ComplianceSettings> = {}): ComplianceReport {
  return auditPublished(published(files), { ...settings, ...changes }, os.tmpdir());
}

/** What is found in a folder, one line a finding. */
export function findings(files: Readonly<Record<string, string>>, changes: Partial<ComplianceSettings> = {}): string[] {
  return report(files, changes).findings.map(formatFinding);
}

/** Rules that are broken by the article of the folder. */
export function broken(document: Document, changes: Partial<ComplianceSettings> = {}): string[] {
  return report({ "blog/a/index.html": html(document) }, changes).findings.map(({ id }) => id);
}
