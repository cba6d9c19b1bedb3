import { Fragment, type ReactNode } from "react";
import type { LinkData } from "../props";

export const textLink = ({ path, title }: LinkData) => (
  <a key={path} href={path}>
    {title}
  </a>
);

/** Items of a list, a link each. */
export const linkItems = (links: readonly LinkData[]) => links.map((link) => <li key={link.path}>{textLink(link)}</li>);

/** Parts with a text between each two of them. */
export const joined = (separator: string, parts: readonly ReactNode[]) =>
  parts.map((part, index) => (
    <Fragment key={index}>
      {index > 0 && separator}
      {part}
    </Fragment>
  ));

/** A page of others that facts come from; what is on no page is named without a link. */
export function SourceLink({ name, url }: { readonly name: string; readonly url?: string | null | undefined }) {
  return url ? (
    <a href={url} rel="noopener noreferrer">
      {name}
    </a>
  ) : (
    name
  );
}
