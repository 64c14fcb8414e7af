import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";
import type { IconName } from "./icons.ts";

interface StatCardProps {
  icon: IconName;
  label: ReactNode;
  value: ReactNode;
  note?: ReactNode;
  noteTone?: "soft" | "bad";
  children?: ReactNode;
}

/** The parent must be a `<dl>`. */
export const StatCard = ({ icon, label, value, note, noteTone = "soft", children }: StatCardProps) => (
  <div className="panel p-4 md:p-5">
    <dt className="flex items-center gap-2 text-14 text-ink-soft">
      <Icon name={icon} className="text-faint" />
      {label}
    </dt>
    <dd className="mt-1.5 text-28 font-bold leading-tight md:text-34">
      <span className="num">{value}</span>
    </dd>
    {note && <dd className={noteTone === "bad" ? "text-13 text-bad" : "text-13 text-ink-soft"}>{note}</dd>}
    {children && <dd className="mt-2">{children}</dd>}
  </div>
);
