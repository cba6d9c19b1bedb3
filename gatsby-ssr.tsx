import type { GatsbySSR } from "gatsby";
import { isValidElement, type ReactElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { RulesOnce } from "./src/publish/ssr/rules-once";
import { loadComponentsInOrder } from "./src/publish/ssr/style-order";
import { pageEnd, pageStart, staticBody } from "./src/publish/ssr/static-body";
import { publishedStyles } from "./src/publish/ssr/page-styles";

const published = process.env.NODE_ENV === "production";

loadComponentsInOrder();

export const wrapPageElement: NonNullable<GatsbySSR["wrapPageElement"]> = ({ element }) =>
  published ? (
    <RulesOnce>
      <template id={pageStart} />
      {element}
      <template id={pageEnd} />
    </RulesOnce>
  ) : (
    element
  );

export const replaceRenderer: NonNullable<GatsbySSR["replaceRenderer"]> = ({ bodyComponent, replaceBodyHTMLString }) => {
  if (published) replaceBodyHTMLString(staticBody(renderToStaticMarkup(bodyComponent as ReactElement)));
};

/** Published pages carry no script, no runtime, and a policy that allows their own CSS and nothing else. */
export const onPreRenderHTML: NonNullable<GatsbySSR["onPreRenderHTML"]> = ({
  getHeadComponents,
  replaceHeadComponents,
  replacePostBodyComponents,
}) => {
  if (!published) return;
  replacePostBodyComponents([]);
  const head = flatten(getHeadComponents()).filter((element) => !isRuntime(element));
  const { css, policy } = publishedStyles(
    head
      .filter(({ type }) => type === "style")
      .map(({ props }) => props.dangerouslySetInnerHTML?.__html ?? "")
      .join(""),
  );
  const metadata = head.filter(({ type }) => type !== "style").map(({ type, key, props }) => ({ type, key, props: withoutMarks(props) }));
  replaceHeadComponents([
    <meta key="policy" httpEquiv="Content-Security-Policy" content={policy} />,
    ...metadata.map(({ type: Type, key, props }, index) => <Type key={key ?? index} {...props} />),
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

/** What gatsby-plugin-image and Gatsby put into the head for pages that hydrate. */
function isRuntime({ type, key, props }: HeadElement): boolean {
  if (type === "noscript" || (type === "style" && String(key).startsWith("gatsby-image"))) return true;
  if (type === "script") return props["type"] !== "application/ld+json";
  return (type === "link" && props["as"] === "script") || (type === "meta" && props["name"] === "generator");
}

function withoutMarks(props: HeadElement["props"]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(props).filter(([name]) => name !== "data-gatsby-head"));
}
