import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

type Row = { label: ReactNode; value: ReactNode };

export const SpecList = ({ rows }: { rows: readonly Row[] }) => (
  <dl className="panel px-4 py-1 md:columns-2 md:gap-x-10 md:px-6 md:py-2">
    {rows.map(({ label, value }, at) => (
      <div
        key={at}
        className={classNames(
          "flex items-center justify-between gap-4 min-h-12 py-2 border-b border-line break-inside-avoid text-15 last:border-0",
          at === Math.ceil(rows.length / 2) - 1 && "md:border-0",
        )}
      >
        <dt className="text-ink-soft">{label}</dt>
        <dd className="font-medium text-end wrap-anywhere">{value}</dd>
      </div>
    ))}
  </dl>
);
