import { goPath, paidHref, placementId, placementsAreOn, sellerAddress } from "../../site/paid-links";
import { absoluteUrl } from "../../site/routes";
import type { TextLink } from "../published-text";
import { quoted, type ComplianceRule, type AuditInput } from "../rule";
import { isButton } from "../seller-links";

/** Said here once more: what is judged is not taken from where links are drawn, so that a word which is lost there is missed here. */
const relations = ["sponsored", "nofollow", "noopener", "noreferrer"];

/** Every paid link leads to the right address, carries its relations, says that it is paid, and is no citation. */
export const paidLinks: ComplianceRule = (judged, report) => {
  const { publication, settings, paid } = judged;
  for (const link of paid) {
    const name = quoted(link.text);
    const expected = rightAddresses(link, judged);
    if (!expected.includes(link.href))
      report(
        "paid-link-address",
        `the paid link ${name} leads to ${link.href}`,
        `it leads to ${expected[0] ?? "an address of its own; draw it by PaidLink, which names its place"}`,
      );
    if (link.inReferences)
      report("paid-link-cited", `the paid link ${name} stands among the references`, "cite works there and sell nothing");
    // Markdown has no relations to carry, and an app that shows it opens links as it likes.
    if (publication.kind === "copy") continue;
    const missing = relations.filter((word) => !link.rel.includes(word));
    if (missing.length > 0)
      report("paid-link-rel", `the paid link ${name} has rel="${link.rel.join(" ")}"`, `it needs ${missing.join(" and ")} too`);
    if (publication.kind === "page" && link.target !== "_blank")
      report("paid-link-tab", `the paid link ${name} opens in this tab`, 'it needs target="_blank"');
    if (publication.kind === "page" && !/paid link/i.test(link.text))
      report("paid-link-told", `the paid link ${name} does not say to those who listen that it is paid`, "end its text with (paid link)");
  }
  for (const link of paid.filter((candidate) => publication.kind !== "page" || isButton(candidate))) {
    const after = publication.blocks.filter(({ at }) => at > link.at).slice(0, NEAR);
    // What only those who listen get stands within the link.
    const shown = after.map(({ text }) => text.replace(link.text, ""));
    if (!shown.some((text) => /paid link/i.test(text)))
      report(
        "paid-link-shown",
        `nobody who looks sees that the button ${quoted(link.text)} is paid`,
        "write 'Paid link' beside it in small text",
      );
  }
  // A link that pays nothing and says that it does is no better.
  for (const link of publication.links)
    if (!paid.includes(link) && link.rel.includes("sponsored"))
      report(
        "paid-link-address",
        `the link ${quoted(link.text)} to ${link.href} is marked as paid`,
        `paid links lead to ${settings.affiliateLink}`,
      );
};

/** Blocks from a button to its note: its own, and the note. */
const NEAR = 2;

/** Addresses that a paid link may have where it stands; the one that it should have comes first. */
function rightAddresses(link: TextLink, { publication, settings }: AuditInput): string[] {
  if (!placementsAreOn(settings)) return [settings.affiliateLink];
  if (!link.placement) return [settings.affiliateLink].filter(() => publication.kind !== "page");
  const placement = { page: publication.path, ...link.placement };
  const href = paidHref(settings, placement);
  if (publication.kind === "page") return [href];
  const id = placementId(placement);
  return [absoluteUrl(settings.url, goPath(id)), sellerAddress(settings, id), settings.affiliateLink];
}
