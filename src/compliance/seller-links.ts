import { PAID_REDIRECT_PREFIX } from "../site/paid-links";
import type { ComplianceSettings } from "./audit-settings";
import type { PublishedLink } from "./published-item";

/** A test of whether a URL leads to the seller, directly or through a redirect of this site. */
export function sellerLinkTest(settings: Pick<ComplianceSettings, "affiliateLink" | "sellerHosts" | "url">): (href: string) => boolean {
  const hosts = [new URL(settings.affiliateLink).hostname, ...settings.sellerHosts].map((host) => host.replace(/^www\./, ""));
  const ownHost = new URL(settings.url).hostname;
  return (href) => {
    // Parsing a URL is slow, and most links are internal or DOIs.
    if (!href.startsWith(PAID_REDIRECT_PREFIX) && (/^(?:[#?]|\/(?!\/)|mailto:)/.test(href) || href.startsWith("https://doi.org/")))
      return false;
    const url = URL.canParse(href, settings.url) ? new URL(href, settings.url) : undefined;
    if (!url) return false;
    return url.hostname === ownHost
      ? url.pathname.startsWith(PAID_REDIRECT_PREFIX)
      : hosts.some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`));
  };
}

/** Whether a link is a button of the main text, and not a linked picture. */
export const isButton = ({ inMain, hasPicture }: PublishedLink): boolean => inMain && !hasPicture;
