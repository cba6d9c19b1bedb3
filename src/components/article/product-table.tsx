import styled from "styled-components";
import type { ProductRow, ProductTableData } from "../../content-model/figures/figure-data";
import { groupSources, NOT_CONFIRMED, productColumns, splitWords } from "../../content-model/figures/product-table";
import { routes } from "../../site/routes";
import { captionText, openDetails, media } from "../../styles/mixins";
import { DataTable } from "../primitives/data-table";
import { Day } from "../primitives/day";
import { joined, SourceLink } from "../primitives/links";
import { TableFigure } from "./table-figure";

interface ProductTableProps {
  readonly table: ProductTableData;
  /** Names of columns, with spaces between them. */
  readonly columns: string;
  readonly caption: string;
}

/** More columns have smaller type. */
const MAX_LARGE_COLUMNS = 4;

/** More cards than this are folded on phones. */
const MAX_OPEN_CARDS = 3;

/**
 * A table of products with the pages that its facts were read on; with several columns, each product is a card on phones,
 * where many of them are folded under their names.
 */
export function ProductTable({ table: { products }, columns, caption }: ProductTableProps) {
  const names = splitWords(columns).filter((column) => column in productColumns);
  const hasCards = names.length > 1;
  const table = (
    <>
      <DataTable
        hasLabels
        head={["Name", ...names.map((column) => productColumns[column] ?? "")]}
        rows={products.map(({ name, cells }) => [
          name,
          ...names.map((column) => <span key={column}>{cells[column] ?? NOT_CONFIRMED}</span>),
        ])}
      />
      <Sources products={products} columns={names} />
    </>
  );
  return (
    <TableFigure className={["table", hasCards && "prose", names.length > MAX_LARGE_COLUMNS && "dense"].filter(Boolean).join(" ")}>
      <figcaption>{caption}</figcaption>
      {hasCards && products.length > MAX_OPEN_CARDS ? (
        <Folded>
          <summary>
            <b>All {products.length}, fact by fact</b>
            <br />
            {products.map(({ name }) => name).join(", ")}
          </summary>
          {table}
        </Folded>
      ) : (
        table
      )}
    </TableFigure>
  );
}

/** For each product the pages, what was read there, and when. */
function Sources({ products, columns }: { readonly products: readonly ProductRow[]; readonly columns: readonly string[] }) {
  const headings = (names: readonly string[]) => names.map((column) => productColumns[column]).join(", ");
  const withSources = products.filter((product) => product.isReviewed || groupSources(product, columns).length > 0);
  if (withSources.length === 0) return null;
  return (
    <Details>
      <summary>Where these facts come from</summary>
      <ul>
        {withSources.map((product) => (
          <li key={product.id}>
            <b>{product.name}.</b>{" "}
            {product.isReviewed && (
              <>
                As its seller states, in <a href={routes.review}>our review</a>.
              </>
            )}
            {joined(
              "; ",
              groupSources(product, columns).map(({ read, columns: ofPage, ...page }) => (
                <>
                  {headings(ofPage)}: <SourceLink {...page} />
                  {read && ", "}
                  {read && <Day date={read} />}
                </>
              )),
            )}
          </li>
        ))}
      </ul>
    </Details>
  );
}

/** Open where the table has lines. A browser that cannot do it shows the names, which open it. */
const Folded = styled.details`
  > summary {
    padding-block: var(--space-3);
    border-block: 1px solid var(--line);
    font-size: var(--text-n);
    line-height: 1.5;
  }
  ${media.mediumOrPrint} {
    @supports selector(::details-content) {
      ${openDetails}
      > summary {
        display: none;
      }
    }
  }
`;

const Details = styled.details`
  margin-top: var(--space-3);
  ${captionText}
  summary {
    padding-block: var(--space-2);
  }
  ul {
    padding-left: var(--space-4);
  }
`;
