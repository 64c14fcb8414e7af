import type { ReactNode } from "react";

type Row = ReactNode[];

/** The first cell of each row is its name. */
export const DataTable = ({ label, head, rows }: { label: string; head: Row; rows: Row[] }) => (
  <table aria-label={label} className="w-full text-14">
    <thead>
      <tr className="text-ink-soft">
        {head.map((name, i) => (
          <th key={i} scope="col" className="py-2 pe-3 text-start font-normal">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([name, ...cells], at) => (
        <tr key={at} className="border-t border-line [&>td]:pe-3">
          <th scope="row" className="py-1.5 pe-3 text-start font-medium">
            {name}
          </th>
          {cells.map((cell, i) => (
            <td key={i}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
