import { createElement, type ReactNode } from "react";
import { paidHref, paidRel } from "../../site/paid-links";
import { usePage } from "../page-context";

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
  const { site, path } = usePage();
  const data = site.placements ? { "data-slot": slot, "data-label": label } : {};
  return (
    <a href={paidHref(site, { page: path, slot, label })} target="_blank" rel={paidRel} className={className} {...data}>
      {children}
    </a>
  );
}

/** A button's or a title's text, which is not broken within the name of the product. */
export function NamingText({ text }: { readonly text: string }) {
  const { name } = usePage().site.product;
  return text.split(name).flatMap((part, index) => (index > 0 ? [createElement("no-break", { key: index }, name), part] : part));
}
