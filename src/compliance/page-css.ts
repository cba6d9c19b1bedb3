import { is } from "css-select";
import type { Element } from "domhandler";
import postcss, { type AtRule, type Declaration, type Rule } from "postcss";

/** A declaration that matters here, where it applies. */
interface Style {
  readonly selector: string;
  /** Media queries around it, outermost first. */
  readonly media: readonly string[];
  readonly property: string;
  readonly value: string;
}

/** What a page's inline CSS does to single elements, as far as a program can tell without a browser. */
export interface Styles {
  /** Why a reader would not see an element; undefined when nothing says so. */
  readonly hides: (element: Element) => string | undefined;
  /** Sizes that are set on an element, in rem, each with what sets it. */
  readonly fontSizes: (element: Element) => { readonly rem: number; readonly by: string }[];
  /** Size of running text, in rem. */
  readonly bodySize: number;
  /** Animations of an element, each with the media queries around it. */
  readonly animations: (element: Element) => { readonly value: string; readonly media: readonly string[] }[];
}

const known = new Map<string, Styles>();
const KEPT = 200;

/** Reads inline CSS. Pages of one kind share theirs, so that what was read is kept. */
export function stylesOf(css: string): Styles {
  let styles = known.get(css);
  if (!styles) {
    styles = readStyles(css);
    if (known.size >= KEPT) known.clear();
    known.set(css, styles);
  }
  return styles;
}

const wanted = /^(?:display|visibility|opacity|clip-path|clip|content-visibility|font-size|font|animation|width|height|text-indent)$/;
const hiding: Readonly<Record<string, RegExp>> = {
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

function readStyles(css: string): Styles {
  const styles: Style[] = [];
  const variables = new Map<string, string>();
  postcss.parse(css).walkDecls((declaration: Declaration) => {
    const { parent, prop, value } = declaration;
    if (parent?.type !== "rule") return;
    const rule = parent as Rule;
    if (prop.startsWith("--") && rule.selector === ":root" && !variables.has(prop)) variables.set(prop, value);
    if (!wanted.test(prop)) return;
    const media = mediaAround(rule);
    if (!media) return;
    // States and pseudo-elements are not how an element stands there.
    for (const selector of rule.selectors.filter((one) => !/:(?!is\(|where\(|not\(|root)/.test(one)))
      styles.push({ selector, media, property: prop, value: value.replace(/\s*!important$/, "") });
  });
  const sizeOf = (value: string) => remOf(value, variables);
  // Elements of pages of one kind stand in the same places.
  const seen = new Map<string, readonly Style[]>();
  const applying = (element: Element): readonly Style[] => {
    const key = placeOf(element);
    let found = seen.get(key);
    if (!found) seen.set(key, (found = styles.filter((style) => matches(element, style))));
    return found;
  };
  const matching = (element: Element, test: (style: Style) => boolean) => applying(element).filter(test);
  const body = styles.find(({ selector, property }) => selector === "body" && /^font/.test(property));
  return {
    hides: (element) => {
      const found = matching(element, ({ property, value }) => hiding[property]?.test(value) ?? false)[0];
      return found && `${found.property}: ${found.value}${found.media.length > 0 ? ` under ${found.media.join(", ")}` : ""}`;
    },
    fontSizes: (element) =>
      matching(element, ({ property }) => property.startsWith("font")).flatMap(({ property, value }) => {
        const rem = sizeOf(value);
        return rem === undefined ? [] : [{ rem, by: `${property}: ${value}` }];
      }),
    bodySize: (body && sizeOf(body.value)) ?? 1,
    animations: (element) =>
      matching(element, ({ property }) => property === "animation").map(({ value, media }) => ({ value: value.trim(), media })),
  };
}

/** Names, classes and ids of an element and of what it stands in. Positions among siblings are not told apart. */
function placeOf(element: Element): string {
  let place = "";
  for (let at: Element | null = element; at?.type === "tag"; at = at.parent as Element | null)
    place += `${at.name}.${at.attribs["class"] ?? ""}#${at.attribs["id"] ?? ""}>`;
  return place;
}

/** Media queries around a rule; undefined inside of keyframes, which style nothing by themselves. */
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
    // A selector that css-select does not know says nothing about plain text.
    return false;
  }
}

/** A size in rem, through custom properties; of `clamp()` the smallest. Undefined for what depends on the surroundings. */
function remOf(value: string, variables: ReadonlyMap<string, string>): number | undefined {
  const plain = value.replace(/var\((--[\w-]+)\)/g, (_, name: string) => variables.get(name) ?? "");
  const [, figure, unit] = /(\d*\.?\d+)(rem|px|pt)\b/.exec(plain) ?? [];
  if (figure === undefined) return undefined;
  return unit === "rem" ? Number(figure) : unit === "px" ? Number(figure) / 16 : Number(figure) / 12;
}
