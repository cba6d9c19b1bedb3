import type { ReactNode } from "react";

interface DataTableProps {
  readonly head: readonly string[];
  /** Each begins with its name. */
  readonly rows: readonly (readonly ReactNode[])[];
  /** Whether each cell has the name of its column, which cards show. */
  readonly hasLabels?: boolean;
}

/** A table with rows of equal parts, of which the first is the name. */
export function DataTable({ head, rows, hasLabels = false }: DataTableProps) {
  return (
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
        {rows.map(([name, ...cells], row) => (
          <tr key={row}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              <td key={index} data-label={hasLabels ? head[index + 1] : undefined}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
