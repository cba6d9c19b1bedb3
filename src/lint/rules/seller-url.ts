import { cta } from "../../markdown/directives/cta";
import { GO } from "../../site/paid-links";
import { filesOf } from "../content-tree";
import type { Rule, ReportDiagnostic } from "../rule";
import { allBlocks, fieldBlocks } from "../text-blocks";

/** Fields of the settings in which the seller's address belongs. */
const itsPlace = /^(?:affiliateLink|sellerHosts|ratingUrl)$/;

/**
 * Nobody types the seller's address: a link that the directive did not make carries no relations, no disclosure and no
 * placement. The addresses of redirects to it are made, never typed.
 */
export const sellerAddress: Rule = (tree, report) => {
  const site = filesOf(tree, "site")[0]?.value;
  if (!site || !URL.canParse(site.affiliateLink)) return;
  const hosts = [new URL(site.affiliateLink).hostname, ...(site.sellerHosts ?? [])].map((host) => host.replace(/^www\./, ""));
  const typed = new RegExp(String.raw`(?<![\w.-])(?:[\w-]+\.)*(?:${hosts.map(escaped).join("|")})(?![\w-]|\.\w)`, "i");
  // A redirect may be typed with this site's host before it.
  const redirect = new RegExp(String.raw`(?:^|[\s("'<:])(?:https?://${escaped(new URL(site.url).hostname)})?(${escaped(GO)}[\w-]+)`, "i");

  // What holds neither the name of a host nor an escape cannot hold an address; nearly every text is done with that.
  const names = hosts.map((host) => escaped(host.split(".").reduce((a, b) => (b.length > a.length ? b : a))));
  const suspect = new RegExp(String.raw`${names.join("|")}|${escaped(GO)}|[\\%]|&(?:#|period)`, "i");
  const typedIn = (text: string): string | undefined =>
    suspect.test(text) ? (typed.exec(plain(text))?.[0] ?? redirect.exec(plain(text))?.[1]) : undefined;
  for (const { file, body, bodyOffset, value } of tree.files)
    if (value !== undefined && suspect.test(body))
      body.split("\n").forEach((line, index) => {
        const found = typedIn(line);
        if (found) reportUrl(report, { file, line: index + 1 + bodyOffset, column: 1 }, found);
      });
  const fields = [...allBlocks(tree), ...tree.files.filter(({ type }) => type === "references" || type === "claims").flatMap(fieldBlocks)];
  for (const block of fields) {
    const found = block.field && !itsPlace.test(String(block.field[0])) ? typedIn(block.text) : undefined;
    if (found) reportUrl(report, block.at, found);
  }
};

function reportUrl(report: ReportDiagnostic, place: { file: string; line: number; column: number }, found: string): void {
  report({
    ...place,
    id: "seller-address",
    message: `the seller’s address '${found}' is typed here`,
    suggestion: `write a button, ${cta.example}, or leave it out; settings/site.yml alone holds the address`,
  });
}

/** A line as a browser would read an address in it: no escapes of Markdown, HTML or addresses. */
function plain(line: string): string {
  if (!/[\\%&]/.test(line)) return line;
  return line
    .replace(/\\/g, "")
    .replace(/&#x([0-9a-f]+);/gi, (_, code: string) => character(Number.parseInt(code, 16)))
    .replace(/&#(\d+);/g, (_, code: string) => character(Number(code)))
    .replace(/&period;/g, ".")
    .replace(/%([0-9a-f]{2})/gi, (_, code: string) => character(Number.parseInt(code, 16)));
}

function character(code: number): string {
  return code <= 0x10ffff ? String.fromCodePoint(code) : "";
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
}
