import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { t } from "#t";

interface LaterFieldsProps {
  summary: ReactNode;
  /** A field that is set is in the form even while these are closed. */
  isSet: boolean;
  /** Whether they stay open. */
  isOpen?: boolean;
  /** The page with all filters, for visitors without scripts. */
  all: string;
  /** Whether that page gets what is chosen in the form around these. */
  sendsForm?: boolean;
  className?: string;
  children: ReactNode;
}

/** Fields that are rendered once they are opened or set. */
export function LaterFields(props: LaterFieldsProps) {
  const { summary, isSet, isOpen = false, all, sendsForm = false, className, children } = props;
  const details = useRef<HTMLDetailsElement>(null);
  /** Null until they are opened. */
  const [open, setOpen] = useState<boolean | null>(isOpen || null);
  if (isOpen && !open) setOpen(true);
  // They may have been opened before the script ran.
  const start = useEffectEvent(() => details.current?.open && setOpen(true));
  useEffect(() => void start(), []);
  return (
    <details
      ref={details}
      className="group"
      open={open ?? false}
      onToggle={({ currentTarget }) => setOpen((was) => currentTarget.open || (was && false))}
    >
      {summary}
      {isSet || open !== null ? (
        children
      ) : sendsForm ? (
        <button type="submit" formAction={all} className={className}>
          {t.searchAllFilters()}
        </button>
      ) : (
        <a href={all} rel="nofollow" className={className}>
          {t.searchAllFilters()}
        </a>
      )}
    </details>
  );
}
