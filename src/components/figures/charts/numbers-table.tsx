import styled from "styled-components";
import type { FigureTable } from "../../../site/figures/format-chart";

/** The numbers of a figure, behind a summary; on paper they are open. */
export function NumbersTable({ table: { head, rows } }: { readonly table: FigureTable }) {
  return (
    <Details>
      <summary>The numbers as a table</summary>
      <table>
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={cell} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells], index) => (
            <tr key={index}>
              <th scope="row">{name}</th>
              {cells.map((cell, column) => (
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Details>
  );
}

const Details = styled.details`
  margin-top: var(--space-2);
  overflow-x: auto;
  summary {
    color: var(--link);
  }
  && :is(th, td) {
    min-width: 0;
    padding: var(--space-2) var(--space-4) var(--space-2) 0;
    font-size: var(--text-s);
  }
  tbody th {
    font-weight: 400;
  }
  @media print {
    summary {
      display: none;
    }
  }
`;
