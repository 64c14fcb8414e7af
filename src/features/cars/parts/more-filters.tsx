import { type ReactNode, useState } from "react";
import { Icon } from "#src/ui/icon.tsx";
import { t } from "#t";

/** Filters that stay out of sight until somebody opens them or one of them is set; then they stay open. */
export function MoreFilters({ isSet, children }: { isSet: boolean; children: ReactNode }) {
  const [isOpen, setOpen] = useState(isSet);
  if (isSet && !isOpen) setOpen(true);
  return (
    <details className="group" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="link rounded-field px-4 lg:px-5">
        {t.searchMore()}
        <Icon name="chevron-down" size={16} className="group-open:[rotate:180deg]" />
      </summary>
      {children}
    </details>
  );
}
