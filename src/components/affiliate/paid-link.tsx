import { createContext, useContext, type PropsWithChildren, type ReactNode } from "react";
import { paidHref, paidRel } from "../../site/paid-links";
import type { SiteData } from "../props";

const LinkContext = createContext<{ readonly page: string; readonly placements: SiteData["placements"] } | undefined>(undefined);

/** Gives the paid links below it the page they are on and the settings for tracking placements. */
export function PaidLinkProvider({ site, page, children }: PropsWithChildren<{ readonly site: SiteData; readonly page: string }>) {
  return <LinkContext value={{ page, placements: site.placements }}>{children}</LinkContext>;
}

interface PaidLinkProps {
  readonly affiliateLink: string;
  /** Position on the page, such as `hero`. */
  readonly slot: string;
  /** Text of the button, or the title of the card. */
  readonly label: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A link to the seller, in a new tab. Every paid link of the site is rendered here. */
export function PaidLink({ affiliateLink, slot, label, className, children }: PaidLinkProps) {
  const context = useContext(LinkContext);
  const data = context?.placements ? { "data-slot": slot, "data-label": label } : {};
  return (
    <a
      href={paidHref({ affiliateLink, placements: context?.placements }, context && { page: context.page, slot, label })}
      target="_blank"
      rel={paidRel}
      className={className}
      {...data}
    >
      {children}
    </a>
  );
}
