import { createContext, useContext, type ReactNode } from "react";
import { paidHref, paidRel, placementsAreOn, type PlacementSettings } from "../../site/paid-links";
import type { SiteData } from "../props";

interface PageOfLinks {
  readonly page: string;
  readonly placements: PlacementSettings | null | undefined;
}

const PageContext = createContext<PageOfLinks | undefined>(undefined);

/** Tells the paid links within which page they stand on, and whether they are told apart. */
export function PaidLinkProvider({
  site,
  page,
  children,
}: {
  readonly site: SiteData;
  readonly page: string;
  readonly children: ReactNode;
}) {
  return <PageContext value={{ page, placements: site.placements }}>{children}</PageContext>;
}

export interface PaidLinkProps {
  /** The one address that all of them lead to. */
  readonly affiliateLink: string;
  /** Place on the page. */
  readonly slot: string;
  /** What it says; of a card the title of its article. */
  readonly label: string;
  /** How it looks. */
  readonly variant?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A link to the seller, in a new tab. Every one of the site is drawn here. */
export function PaidLink({ affiliateLink, slot, label, variant = "plain", className, children }: PaidLinkProps) {
  const context = useContext(PageContext);
  const settings = { affiliateLink, placements: context?.placements };
  const told = context && placementsAreOn(settings) ? { "data-slot": slot, "data-label": label, "data-variant": variant } : {};
  return (
    <a
      href={paidHref(settings, context && { page: context.page, slot, label, variant })}
      target="_blank"
      rel={paidRel}
      className={className}
      {...told}
    >
      {children}
    </a>
  );
}
