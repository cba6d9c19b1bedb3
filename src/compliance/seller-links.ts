import { GO } from "../site/paid-links";
import type { TextLink } from "./published-text";
import type { ComplianceSettings } from "./audit-settings";

/** A test of whether an address leads to the seller, straight or through a redirect of this site. */
export function leadsToSeller(settings: Pick<ComplianceSettings, "affiliateLink" | "sellerHosts" | "url">): (href: string) => boolean {
  const hosts = [new URL(settings.affiliateLink).hostname, ...settings.sellerHosts].map((host) => host.replace(/^www\./, ""));
  const own = new URL(settings.url).hostname;
  return (href) => {
    // Most links stay on this site or lead to a work, and parsing an address takes time.
    if (!href.startsWith(GO) && (/^(?:[#?]|\/(?!\/)|mailto:)/.test(href) || href.startsWith("https://doi.org/"))) return false;
    const url = URL.canParse(href, settings.url) ? new URL(href, settings.url) : undefined;
    if (!url) return false;
    return url.hostname === own
      ? url.pathname.startsWith(GO)
      : hosts.some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`));
  };
}

/** Whether a link is a button: not a picture, and in the part that belongs to the page. */
export const isButton = ({ inMain, holdsPicture }: TextLink): boolean => inMain && !holdsPicture;
