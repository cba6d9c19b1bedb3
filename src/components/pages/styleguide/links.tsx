import { breadcrumbs } from "../../../site/breadcrumbs";
import { absoluteUrl } from "../../../site/routes";
import { ArticleActions } from "../../article/article-actions";
import { CategoryBadge } from "../../article/category-badge";
import { CategoryNav } from "../../article/category-nav";
import { PrevNextLinks } from "../../article/prev-next-links";
import { TableOfContents } from "../../article/table-of-contents";
import { BackLink } from "../../layout/back-link";
import { Breadcrumb } from "../../layout/breadcrumb";
import { Pager } from "../../layout/pager";
import { ButtonLink } from "../../primitives/button-link";
import type { CategoryData } from "../../props";
import { Example, Group } from "./parts";

interface LinksProps {
  readonly path: string;
  readonly siteUrl: string;
  readonly categories: readonly CategoryData[];
}

const tableOfContents = [
  { id: "a-table", text: "A table" },
  { id: "evidence", text: "Evidence" },
];

/** Links within the site. */
export function Links({ path, siteUrl, categories }: LinksProps) {
  const [category] = categories;
  return (
    <Group title="Links">
      <Example name="button link">
        <ButtonLink href={path}>Read the review</ButtonLink>
      </Example>
      <Example name="back link">
        <BackLink to={path} text="All articles" />
      </Example>
      {categories.map((entry) => (
        <Example key={entry.slug} name={`category badge, ${entry.band}`}>
          <CategoryBadge category={entry} />
        </Example>
      ))}
      {category && (
        <Example name="breadcrumb of an article">
          <Breadcrumb items={breadcrumbs.post(category, "An article", path).slice(0, -1)} last={<CategoryBadge category={category} />} />
        </Example>
      )}
      <Example name="article actions">
        <ArticleActions url={absoluteUrl(siteUrl, path)} title="An article" markdownExport={path} feed={path} />
      </Example>
      <Example name="previous and next article">
        <PrevNextLinks older={{ text: "The older article", to: path }} newer={{ text: "The newer article", to: path }} />
      </Example>
      <Example name="previous article only">
        <PrevNextLinks older={{ text: "The older article", to: path }} newer={null} />
      </Example>
      <Example name="table of contents">
        <TableOfContents entries={tableOfContents} />
      </Example>
    </Group>
  );
}

/** The category tiles, without and with a current one. */
export function CategoryTiles({ categories }: { readonly categories: readonly CategoryData[] }) {
  return (
    <Group title="Category tiles">
      <Example name="none is current">
        <CategoryNav categories={categories} />
      </Example>
      <Example name="one is current">
        <CategoryNav categories={categories} current={categories[0]?.slug} />
      </Example>
    </Group>
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
  return (
    <Group title="Pager">
      {pagers.map(([pageNumber, pageCount]) => (
        <Example key={`${pageNumber} of ${pageCount}`} name={`page ${pageNumber} of ${pageCount}`}>
          <Pager pageNumber={pageNumber} pageCount={pageCount} pathOf={(n) => `${path}#page-${n}`} />
        </Example>
      ))}
    </Group>
  );
}
