import { createContext, createElement, useContext, type PropsWithChildren, type ReactNode } from "react";
import { paidHref, paidRel } from "../../site/paid-links";
import type { PageSite } from "../props";

interface PaidLinkContext {
  readonly site: Pick<PageSite, "affiliateLink" | "placements"> & { readonly product: Pick<PageSite["product"], "name"> };
  readonly page: string;
}

const LinkContext = createContext<PaidLinkContext | undefined>(undefined);

/** Gives the paid links below it the URL they lead to, the page they are on and the settings for tracking placements. */
export function PaidLinkProvider({ children, ...context }: PropsWithChildren<PaidLinkContext>) {
  return <LinkContext value={context}>{children}</LinkContext>;
}

interface PaidLinkProps {
  /** Position on the page, such as `hero`. */
  readonly slot: string;
  /** Text of the button, or the title of the card. */
  readonly label: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A link to the seller, in a new tab. Every paid link of the site is rendered here. */
export function PaidLink({ slot, label, className, children }: PaidLinkProps) {
  const { site, page } = usePaidLinks();
  const data = site.placements ? { "data-slot": slot, "data-label": label } : {};
  return (
    <a href={paidHref(site, { page, slot, label })} target="_blank" rel={paidRel} className={className} {...data}>
      {children}
    </a>
  );
}

/** A button's or a title's text, which is not broken within the name of the product. */
export function NamingText({ text }: { readonly text: string }) {
  const { name } = usePaidLinks().site.product;
  return text.split(name).flatMap((part, index) => (index > 0 ? [createElement("no-break", { key: index }, name), part] : part));
}

function usePaidLinks(): PaidLinkContext {
  const context = useContext(LinkContext);
  if (!context) throw new Error("a paid link needs a PaidLinkProvider around it");
  return context;
}
