import { goPath, paidHref, placementId, placementsAreOn, sellerUrl } from "../../site/paid-links";
import { absoluteUrl } from "../../site/routes";
import type { PublishedLink } from "../published-item";
import { quoted, type AuditInput, type ComplianceRule } from "../compliance-rule";
import { isButton } from "../seller-links";

/** Repeated here on purpose: imported from where links are rendered, a missing token would be missing here too. */
const requiredRel = ["sponsored", "nofollow", "noopener", "noreferrer"];

/** Every paid link has the right URL, `rel`, target and label, and is not among the references. */
export const paidLinkAttributes: ComplianceRule = (input, report) => {
  const { item, paidLinks } = input;
  for (const link of paidLinks) {
    const name = quoted(link.text);
    const allowed = allowedUrls(link, input);
    if (!allowed.includes(link.href))
      report(
        "paid-link-url",
        `the paid link ${name} leads to ${link.href}`,
        allowed[0] ? `link to ${allowed[0]}` : "render it with <PaidLink>, which adds the placement",
      );
    if (link.inReferences) report("paid-link-in-references", `the paid link ${name} is in the references`, "cite only works there");
    // Markdown has neither `rel` nor target.
    if (item.kind === "Markdown export") continue;
    const missing = requiredRel.filter((token) => !link.rel.includes(token));
    if (missing.length > 0)
      report("paid-link-rel", `the paid link ${name} has rel="${link.rel.join(" ")}"`, `add ${missing.join(" and ")}`);
    if (item.kind !== "page") continue;
    if (link.target !== "_blank") report("paid-link-target", `the paid link ${name} opens in the same tab`, 'add target="_blank"');
    if (!/paid link/i.test(link.text))
      report("paid-link-label", `screen readers do not hear that the link ${name} is paid`, "end its text with (paid link)");
  }
};

/** A visible note follows within this many blocks: the button's own, and the note. */
const NOTE_DISTANCE = 2;

/** Every button has a visible note that it is a paid link. */
export const paidLinkNotes: ComplianceRule = ({ item, paidLinks }, report) => {
  for (const link of paidLinks.filter((candidate) => item.kind !== "page" || isButton(candidate))) {
    const after = item.blocks.filter(({ at }) => at > link.at).slice(0, NOTE_DISTANCE);
    // The link's own label may be for screen readers only.
    if (!after.some(({ text }) => /paid link/i.test(text.replace(link.text, ""))))
      report("paid-link-note", `no visible note says that the button ${quoted(link.text)} is paid`, "write 'Paid link' beside it");
  }
};

/** Only paid links are marked as sponsored. */
export const unpaidSponsoredLinks: ComplianceRule = ({ item, settings, paidLinks }, report) => {
  for (const link of item.links)
    if (!paidLinks.includes(link) && link.rel.includes("sponsored"))
      report(
        "paid-link-url",
        `the link ${quoted(link.text)} to ${link.href} is marked as sponsored`,
        `paid links lead to ${settings.affiliateLink}`,
      );
};

/** The URLs that a paid link may have, the preferred one first. */
function allowedUrls(link: PublishedLink, { item, settings }: AuditInput): string[] {
  if (!placementsAreOn(settings)) return [settings.affiliateLink];
  if (!link.placement) return item.kind === "page" ? [] : [settings.affiliateLink];
  const placement = { page: item.path, ...link.placement };
  if (item.kind === "page") return [paidHref(settings, placement)];
  const id = placementId(placement);
  return [absoluteUrl(settings.url, goPath(id)), sellerUrl(settings, id), settings.affiliateLink];
}
