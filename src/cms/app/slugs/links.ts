import type { ContentFields } from "../../../content-model/serialize";
import type { ContentFile } from "../../../lint/content-tree";
import { escapeRegExp } from "../../../site/escape-reg-exp";

/** Links that lead to a page's former paths, and its present one. */
export interface LinkChange {
  readonly from: readonly string[];
  readonly to: string;
}

/** Paths that an entry redirects. */
export const oldPathsOf = ({ redirectFrom }: ContentFields): string[] => (Array.isArray(redirectFrom) ? redirectFrom.map(String) : []);

/** A content file's text with its links changed: those in Markdown and in fields, also to a heading. Redirects stay. */
export function changeLinks(text: string, { from, to }: LinkChange): string {
  return from.reduce((changed, path) => {
    const literal = escapeRegExp(path);
    return changed.replace(new RegExp(String.raw`(\]\(<?|^\[[^\]]*\]: *<?|linkTo: *"?)${literal}(?=[#?)\s">]|$)`, "gm"), `$1${to}`);
  }, text);
}

/** The same for a file that is read already. */
export function withChangedLinks(file: ContentFile, change: LinkChange): ContentFile {
  const { content, value } = file;
  if (!linksTo(file, change.from)) return file;
  const changed = <T extends { readonly url: string }>(links: readonly T[]) =>
    links.map((link) => ({ ...link, url: changeUrl(link.url, change) }));
  return {
    ...file,
    value: changeFields(value, change) as ContentFile["value"],
    content: content && { ...content, links: changed(content.links), urls: changed(content.urls) },
  };
}

/** Whether a file links to one of some paths or to a heading there. */
export function linksTo({ content, value }: ContentFile, paths: readonly string[]): boolean {
  const isOne = (url: string) => paths.includes(withoutQuery(url));
  return (content?.urls ?? []).some(({ url }) => isOne(url)) || linkFields(value).some(isOne);
}

const withoutQuery = (url: string): string => url.replace(/[?#].*$/, "");

function changeUrl(url: string, { from, to }: LinkChange): string {
  return from.includes(withoutQuery(url)) ? to + url.slice(withoutQuery(url).length) : url;
}

/** Targets of buttons, in fields named `linkTo`. */
function linkFields(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => (key === "linkTo" && typeof each === "string" ? [each] : linkFields(each)));
}

function changeFields(value: unknown, change: LinkChange): unknown {
  if (Array.isArray(value)) return value.map((each) => changeFields(each, change));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [
      key,
      key === "linkTo" && typeof each === "string" ? changeUrl(each, change) : changeFields(each, change),
    ]),
  );
}
