import { breadcrumbs } from "../../../site/breadcrumbs";
import { absoluteUrl } from "../../../site/routes";
import { CallToAction } from "../../affiliate/call-to-action";
import { CallToActionBox } from "../../affiliate/call-to-action-box";
import { ArticleActions } from "../../article/article-actions";
import { CategoryBadge } from "../../article/category-badge";
import { CategoryNav } from "../../article/category-nav";
import { PrevNextLinks } from "../../article/prev-next-links";
import { BackLink } from "../../layout/back-link";
import { Breadcrumb } from "../../layout/breadcrumb";
import { Pager } from "../../layout/pager";
import { TableOfContents } from "../../layout/reading-grid";
import { ButtonLink } from "../../primitives/button-link";
import type { CategoryData } from "../../props";
import { Group } from "./parts";

/** The buttons to the seller and the call-to-action box. */
export function Buttons({ affiliateLink }: { readonly affiliateLink: string }) {
  const button = { affiliateLink, label: "Try the program now" };
  const longLabel = "Try the program now and see over the coming weeks whether a session a day is for you";
  return (
    <>
      <Group
        title="Buttons to the seller"
        examples={{
          large: <CallToAction {...button} />,
          medium: <CallToAction {...button} size="medium" />,
          blinking: <CallToAction {...button} blinking />,
          bar: <CallToAction {...button} size="medium" variant="bar" />,
          "with its own note": <CallToAction {...button} note="Paid link. Results may vary." />,
          "a long label": <CallToAction {...button} label={longLabel} />,
        }}
      />
      <Group title="Call-to-action box">
        <CallToActionBox
          {...button}
          heading="A closing offer"
          text="What it is, and on which terms."
          note="Paid link. Results may vary."
          blinking
        />
      </Group>
    </>
  );
}

interface LinksProps {
  readonly path: string;
  readonly siteUrl: string;
  readonly categories: readonly CategoryData[];
}

const contents = [
  { id: "a-table", text: "A table" },
  { id: "evidence", text: "Evidence" },
];

/** Links within the site. */
export function Links({ path, siteUrl, categories }: LinksProps) {
  const [category] = categories;
  const older = { text: "The older article", to: path };
  const newer = { text: "The newer article", to: path };
  const badges = categories.map((entry) => [`category badge, ${entry.band}`, <CategoryBadge key={entry.slug} category={entry} />]);
  const crumbs = category && breadcrumbs.post(category, "An article", path).slice(0, -1);
  return (
    <>
      <Group
        title="Links"
        examples={{
          "button link": <ButtonLink href={path}>Read the review</ButtonLink>,
          "back link": <BackLink to={path} text="All articles" />,
          ...Object.fromEntries(badges),
          "breadcrumb of an article": crumbs && <Breadcrumb items={crumbs} last={<CategoryBadge category={category} />} />,
          "article actions": <ArticleActions url={absoluteUrl(siteUrl, path)} title="An article" markdownExport={path} />,
          "previous and next article": <PrevNextLinks older={older} newer={newer} />,
          "previous article only": <PrevNextLinks older={older} newer={null} />,
          "table of contents": <TableOfContents contents={contents} />,
        }}
      />
      <Group
        title="Category tiles"
        examples={{
          "none is current": <CategoryNav categories={categories} />,
          "one is current": <CategoryNav categories={categories} current={category?.slug} />,
        }}
      />
    </>
  );
}

const pagers = [
  [1, 2],
  [1, 12],
  [2, 12],
  [6, 12],
  [12, 12],
  [500, 1112],
] as const;

/** Pagers of short and long lists. */
export function Pagers({ path }: { readonly path: string }) {
  const examples = pagers.map(([pageNumber, pageCount]) => {
    const name = `page ${pageNumber} of ${pageCount}`;
    return [name, <Pager key={name} pageNumber={pageNumber} pageCount={pageCount} pathOf={(n) => `${path}#page-${n}`} />];
  });
  return <Group title="Pager" examples={Object.fromEntries(examples)} />;
}
