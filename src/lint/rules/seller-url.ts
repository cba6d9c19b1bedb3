import type { FileOrPosition } from "../../content-model/diagnostic";
import { cta } from "../../markdown/directives/cta";
import { decodePercent } from "../../site/decode-percent";
import { escapeRegExp } from "../../site/escape-reg-exp";
import { findFiles } from "../content-tree";
import type { Rule } from "../rule";
import { fieldBlocks } from "../text-blocks";

/** Settings that may have the seller's URL. */
const allowedFields = /^(?:affiliateLink|sellerHosts|ratingUrl)$/;

/**
 * The seller's URL is only in the settings: a link that the directive did not make has no `rel`, no disclosure and no
 * placement.
 */
export const sellerUrl: Rule = (content, report) => {
  const site = findFiles(content, "site")[0]?.value;
  if (!site || !URL.canParse(site.affiliateLink)) return;
  const toHost = (host: string) => host.replace(/^www\./, "");
  const own = URL.canParse(site.url) ? toHost(new URL(site.url).hostname) : undefined;
  // The link may lead to the seller through a path of this site.
  const hosts = [new URL(site.affiliateLink).hostname, ...(site.sellerHosts ?? [])].map(toHost).filter((host) => host !== own);
  if (hosts.length === 0) return;
  const typed = new RegExp(String.raw`(?<![\w-])(?:${hosts.map(escapeRegExp).join("|")})(?![\w-]|\.\w)`, "i");
  const findTypedUrls = (text: string): string | undefined => typed.exec(decodePercent(text))?.[0];
  const suggestion = `use a button, ${cta.example}, or remove it; only settings/site.yml has the URL`;
  const reportUrl = (at: FileOrPosition, found: string) =>
    report(at, "seller-url", `the seller’s URL '${found}' is in the text`, suggestion);
  for (const { file, body, bodyOffset } of content.files)
    body.split("\n").forEach((line, index) => {
      const found = findTypedUrls(line);
      if (found) reportUrl({ file, line: index + 1 + bodyOffset }, found);
    });
  for (const block of content.files.flatMap(fieldBlocks)) {
    const found = allowedFields.test(String(block.field?.[0])) ? undefined : findTypedUrls(block.text);
    if (found) reportUrl(block.at, found);
  }
};
