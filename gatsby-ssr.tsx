import type { GatsbySSR } from "gatsby";
import { isValidElement, type ReactElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { keepAmountsTogether } from "./src/publish/ssr/keep-amounts-together";
import { pagePolicy, publishedCss } from "./src/publish/ssr/page-policy";
import { pageEnd, pageStart, staticBody } from "./src/publish/ssr/static-body";
import { loadComponentsInOrder } from "./src/publish/ssr/style-order";
import fontFiles from "./src/styles/font-files.json";

const isBuild = process.env.NODE_ENV === "production";

loadComponentsInOrder();

export const wrapPageElement: NonNullable<GatsbySSR["wrapPageElement"]> = ({ element }) =>
  isBuild ? (
    <>
      <template id={pageStart} />
      {element}
      <template id={pageEnd} />
    </>
  ) : (
    element
  );

/**
 * Fonts usually arrive before the text is laid out, so that is done once. The links are in the body, because browsers delay
 * the first paint for preloads in the head. They are added as text, because React moves such links to the head.
 */
const fontPreloads = Object.values(fontFiles)
  .map((file) => `<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin>`)
  .join("");

/** Paths of rendered pages with a player: only their policies allow media. */
const pagesWithSound = new Set<string>();

export const replaceRenderer: NonNullable<GatsbySSR["replaceRenderer"]> = ({ bodyComponent, pathname, replaceBodyHTMLString }) => {
  if (!isBuild) return;
  const body = keepAmountsTogether(staticBody(renderToStaticMarkup(bodyComponent as ReactElement)));
  if (body.includes("<audio ")) pagesWithSound.add(pathname);
  replaceBodyHTMLString(fontPreloads + body);
};

/**
 * Removes scripts and Gatsby's runtime from published pages, and adds a policy that allows only their own CSS. Structured data
 * goes to the end, because it is as large as the first screen, which should arrive before it.
 */
export const onPreRenderHTML: NonNullable<GatsbySSR["onPreRenderHTML"]> = ({
  getHeadComponents,
  pathname,
  replaceHeadComponents,
  replacePostBodyComponents,
}) => {
  if (!isBuild) return;
  const all = flatten(getHeadComponents()).filter((element) => !isRuntime(element));
  const head = all.filter(({ type }) => type !== "script");
  replacePostBodyComponents(all.filter(({ type }) => type === "script").map(toElement));
  const styles = head.filter(({ type }) => type === "style").map(({ props }) => props.dangerouslySetInnerHTML?.__html ?? "");
  const css = publishedCss(styles.join(""));
  const metadata = head.filter(({ type }) => type !== "style");
  replaceHeadComponents([
    <meta key="policy" httpEquiv="Content-Security-Policy" content={pagePolicy(css, { hasSound: pagesWithSound.has(pathname) })} />,
    ...metadata.map(toElement),
    <style key="style" dangerouslySetInnerHTML={{ __html: css }} />,
  ]);
};

interface HeadElement {
  readonly type: React.ElementType;
  readonly key: string | null;
  readonly props: { readonly dangerouslySetInnerHTML?: { readonly __html: string }; readonly [name: string]: unknown };
}

function flatten(nodes: ReactNode): HeadElement[] {
  if (Array.isArray(nodes)) return nodes.flatMap((node) => flatten(node as ReactNode));
  return isValidElement(nodes) ? [nodes as unknown as HeadElement] : [];
}

/** Whether an element serves hydration: Gatsby and gatsby-plugin-image add such elements to the head. */
function isRuntime({ type, key, props }: HeadElement): boolean {
  if (type === "noscript" || (type === "style" && String(key).startsWith("gatsby-image"))) return true;
  if (type === "script") return props["type"] !== "application/ld+json";
  return (type === "link" && props["as"] === "script") || (type === "meta" && props["name"] === "generator");
}

/** The element without Gatsby's own attribute. */
function toElement({ type: Type, key, props }: HeadElement, index: number) {
  const own = Object.fromEntries(Object.entries(props).filter(([name]) => name !== "data-gatsby-head"));
  return <Type key={key ?? index} {...own} />;
}
