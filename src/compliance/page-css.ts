import { is } from "css-select";
import type { Element } from "domhandler";
import postcss, { type AtRule, type Rule } from "postcss";

/** A declaration of one of the {@link wanted} properties, with its selector. */
interface Style {
  readonly selector: string;
  /** Media queries around it, outermost first. */
  readonly media: readonly string[];
  readonly property: string;
  readonly value: string;
}

/** What a page's inline CSS does to single elements, as far as it can be known without a browser. */
interface PageCss {
  /** The declaration that hides an element; undefined when none does. */
  readonly reasonHidden: (element: Element) => string | undefined;
  /** Font sizes set on an element, each with its declaration. */
  readonly fontSizes: (element: Element) => { readonly rem: number; readonly declaration: string }[];
  /** Font size of `body`, in rem. */
  readonly bodySize: number;
  /** Animations of an element, each with the media queries around it. */
  readonly animations: (element: Element) => Pick<Style, "value" | "media">[];
}

const cache = new Map<string, PageCss>();
const MAX_CACHED = 200;

/** Parses inline CSS. Cached, because pages of one template share theirs. */
export function pageCss(css: string): PageCss {
  let parsed = cache.get(css);
  if (!parsed) {
    if (cache.size >= MAX_CACHED) cache.clear();
    cache.set(css, (parsed = queriesOn(parseStyles(css))));
  }
  return parsed;
}

const wanted = /^(?:display|visibility|opacity|clip-path|clip|content-visibility|font-size|font|animation|width|height|text-indent)$/;
const hidingValues: Readonly<Record<string, RegExp>> = {
  display: /^none\b/,
  visibility: /^(?:hidden|collapse)\b/,
  opacity: /^0(?:\.0*)?%?$/,
  "clip-path": /^(?:inset\((?:50%|100%)|circle\(0)/,
  clip: /^rect\(0/,
  "content-visibility": /^hidden\b/,
  width: /^[01]px$/,
  height: /^[01]px$/,
  "text-indent": /^-\d{3,}/,
};

interface ParsedStyles {
  readonly styles: readonly Style[];
  /** Custom properties of `:root`. */
  readonly variables: ReadonlyMap<string, string>;
}

function parseStyles(css: string): ParsedStyles {
  const styles: Style[] = [];
  const variables = new Map<string, string>();
  postcss.parse(css).walkDecls(({ parent, prop: property, value }) => {
    if (parent?.type !== "rule") return;
    const rule = parent as Rule;
    if (property.startsWith("--") && rule.selector === ":root" && !variables.has(property)) variables.set(property, value);
    const media = wanted.test(property) ? mediaAround(rule) : undefined;
    if (!media) return;
    // States such as :hover and pseudo-elements do not change how the element itself looks at rest.
    for (const selector of rule.selectors.filter((one) => !/:(?!is\(|where\(|not\(|root)/.test(one)))
      styles.push({ selector, media, property, value: value.replace(/\s*!important$/, "").trim() });
  });
  return { styles, variables };
}

function queriesOn({ styles, variables }: ParsedStyles): PageCss {
  // Cached by path, because pages of one template have the same elements.
  const byPath = new Map<string, readonly Style[]>();
  const stylesOf = (element: Element): readonly Style[] => {
    const path = elementPath(element);
    let applied = byPath.get(path);
    if (!applied) byPath.set(path, (applied = styles.filter((style) => matches(element, style))));
    return applied;
  };
  const body = styles.find(({ selector, property }) => selector === "body" && property.startsWith("font"));
  return {
    reasonHidden: (element) => {
      const style = stylesOf(element).find(({ property, value }) => hidingValues[property]?.test(value));
      return style && `${style.property}: ${style.value}${style.media.length > 0 ? ` under ${style.media.join(", ")}` : ""}`;
    },
    fontSizes: (element) =>
      stylesOf(element).flatMap(({ property, value }) => {
        const rem = property.startsWith("font") ? toRem(value, variables) : undefined;
        return rem === undefined ? [] : [{ rem, declaration: `${property}: ${value}` }];
      }),
    bodySize: (body && toRem(body.value, variables)) ?? 1,
    animations: (element) => stylesOf(element).filter(({ property }) => property === "animation"),
  };
}

/** Names, classes and ids of an element and its ancestors. Siblings are not distinguished. */
function elementPath(element: Element): string {
  let path = "";
  for (let at: Element | null = element; at?.type === "tag"; at = at.parent as Element | null)
    path += `${at.name}.${at.attribs["class"] ?? ""}#${at.attribs["id"] ?? ""}>`;
  return path;
}

/** Media queries around a rule; undefined inside keyframes, which style nothing by themselves. */
function mediaAround(rule: Rule): string[] | undefined {
  const media: string[] = [];
  for (let at = rule.parent; at && at.type !== "root"; at = at.parent as typeof at) {
    if (at.type !== "atrule") continue;
    const { name, params } = at as AtRule;
    if (/keyframes$/.test(name)) return undefined;
    if (name === "media") media.unshift(params);
  }
  return media;
}

function matches(element: Element, { selector }: Style): boolean {
  try {
    return is(element, selector);
  } catch {
    // css-select does not know the selector.
    return false;
  }
}

/** A size in rem, with custom properties resolved; the smallest of `clamp()`. Undefined for relative units. */
function toRem(value: string, variables: ReadonlyMap<string, string>): number | undefined {
  const plain = value.replace(/var\((--[\w-]+)\)/g, (_, name: string) => variables.get(name) ?? "");
  const [, figure, unit] = /(\d*\.?\d+)(rem|px|pt)\b/.exec(plain) ?? [];
  if (figure === undefined) return undefined;
  return unit === "rem" ? Number(figure) : unit === "px" ? Number(figure) / 16 : Number(figure) / 12;
}
