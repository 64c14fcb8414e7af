import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { t } from "#t";

interface LaterFieldsProps {
  summary: ReactNode;
  /** Whether one of the fields has a value, so that they are in the form even while collapsed. */
  isSet: boolean;
  isOpen?: boolean;
  all: string;
  sendsForm?: boolean;
  className?: string;
  onOpen?: () => void;
  children: ReactNode;
}

export function LaterFields(props: LaterFieldsProps) {
  const { summary, isSet, isOpen = false, all, sendsForm = false, className, onOpen, children } = props;
  const details = useRef<HTMLDetailsElement>(null);
  /** Null until they are opened for the first time. */
  const [open, setOpen] = useState<boolean | null>(isOpen || null);
  if (isOpen && !open) setOpen(true);
  // They may have been opened before the script ran.
  const start = useEffectEvent(() => {
    if (!details.current?.open) return;
    setOpen(true);
    onOpen?.();
  });
  useEffect(() => start(), []);
  // They may be below the edge of a scrolling panel.
  const reveal = useEffectEvent(() => {
    if (!isOpen) details.current?.querySelector("summary + *")?.scrollIntoView({ block: "nearest" });
  });
  useEffect(() => {
    if (open) reveal();
  }, [open]);
  return (
    <details
      ref={details}
      className="group"
      open={open ?? false}
      onToggle={({ currentTarget }) => {
        const isNow = currentTarget.open;
        setOpen((was) => isNow || (was && false));
        if (isNow) onOpen?.();
      }}
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
