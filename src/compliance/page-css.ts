import { is } from "css-select";
import type { Element } from "domhandler";
import postcss, { type AtRule, type Rule } from "postcss";
import { animationsOf, type Animation, type AnimationRule } from "./animations";

/** A declaration of one of the {@link wanted} properties, with its selector and its rule. */
interface Style {
  readonly selector: string;
  readonly rule: Rule;
  /** Media queries around it, outermost first. */
  readonly media: readonly string[];
  readonly property: string;
  readonly value: string;
}

const wanted =
  /^(?:display|visibility|opacity|clip-path|clip|content-visibility|font-size|font|width|height|text-indent|(?:-webkit-)?animation(?:-name|-duration|-delay|-iteration-count|-timeline)?)$/;
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

const MAX_CACHED = 200;

/** What a page's inline CSS does to single elements, as far as it can be known without a browser. */
export class PageCss {
  private static readonly cache = new Map<string, PageCss>();
  private readonly styles: Style[] = [];
  /** Custom properties of `:root`. */
  private readonly variables = new Map<string, string>();
  /** Cached by path, because pages of one template have the same elements. */
  private readonly byPath = new Map<string, readonly Style[]>();

  /** Parses inline CSS. Cached, because pages of one template share theirs. */
  static of(css: string): PageCss {
    let parsed = this.cache.get(css);
    if (!parsed) {
      if (this.cache.size >= MAX_CACHED) this.cache.clear();
      this.cache.set(css, (parsed = new PageCss(css)));
    }
    return parsed;
  }

  private constructor(css: string) {
    postcss.parse(css).walkDecls(({ parent, prop: property, value }) => {
      if (parent?.type !== "rule") return;
      const rule = parent as Rule;
      if (property.startsWith("--") && rule.selector === ":root" && !this.variables.has(property)) this.variables.set(property, value);
      const media = wanted.test(property) ? mediaAround(rule) : undefined;
      if (!media) return;
      // States such as :hover and pseudo-elements do not change how the element itself looks at rest.
      for (const selector of rule.selectors.filter((one) => !/:(?!is\(|where\(|not\(|root)/.test(one)))
        this.styles.push({ selector, rule, media, property, value: value.replace(/\s*!important$/, "").trim() });
    });
  }

  /** The declaration that hides an element; undefined when none does. */
  reasonHidden(element: Element): string | undefined {
    const style = this.stylesOf(element).find(({ property, value }) => hidingValues[property]?.test(value));
    return style && `${style.property}: ${style.value}${style.media.length > 0 ? ` under ${style.media.join(", ")}` : ""}`;
  }

  /** Font sizes set on an element, each with its declaration. */
  fontSizes(element: Element): { rem: number; declaration: string }[] {
    return this.stylesOf(element).flatMap(({ property, value }) => {
      const rem = property.startsWith("font") ? this.toRem(value) : undefined;
      return rem === undefined ? [] : [{ rem, declaration: `${property}: ${value}` }];
    });
  }

  /** Font size of `body`, in rem. */
  get bodySize(): number {
    const body = this.styles.find(({ selector, property }) => selector === "body" && property.startsWith("font"));
    return (body && this.toRem(body.value)) ?? 1;
  }

  /** Animations of an element, each with the media queries around it. */
  animations(element: Element): readonly Animation[] {
    const rules = new Map<Rule, AnimationRule & { readonly declarations: [string, string][] }>();
    for (const { rule, media, property, value } of this.stylesOf(element)) {
      if (!property.includes("animation")) continue;
      if (!rules.has(rule)) rules.set(rule, { media, declarations: [] });
      rules.get(rule)?.declarations.push([property.replace("-webkit-", ""), this.resolve(value)]);
    }
    return animationsOf([...rules.values()]);
  }

  private stylesOf(element: Element): readonly Style[] {
    const path = elementPath(element);
    let applied = this.byPath.get(path);
    if (!applied) this.byPath.set(path, (applied = this.styles.filter(({ selector }) => matches(element, selector))));
    return applied;
  }

  /** A value with the custom properties of `:root` in it; others stay `var(…)`. */
  private resolve(value: string): string {
    return value.replace(/var\((--[\w-]+)\)/g, (unknown, name: string) => this.variables.get(name) ?? unknown);
  }

  /** A size in rem, with custom properties resolved; the smallest of `clamp()`. Undefined for relative units. */
  private toRem(value: string): number | undefined {
    const [, figure, unit] = /(\d*\.?\d+)(rem|px|pt)\b/.exec(this.resolve(value)) ?? [];
    if (figure === undefined) return undefined;
    return unit === "rem" ? Number(figure) : unit === "px" ? Number(figure) / 16 : Number(figure) / 12;
  }
}

/** Names, classes and ids of an element and its ancestors. Siblings are not distinguished. */
function elementPath(element: Element): string {
  let path = "";
  for (let current: Element | null = element; current?.type === "tag"; current = current.parent as Element | null)
    path += `${current.name}.${current.attribs["class"] ?? ""}#${current.attribs["id"] ?? ""}>`;
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

function matches(element: Element, selector: string): boolean {
  try {
    return is(element, selector);
  } catch {
    // css-select does not know the selector.
    return false;
  }
}
