import { type RefObject, useEffect, useRef } from "react";

/**
 * Takes a selector of what within `root` is to have the focus when it is drawn again, else `fallback`: React may take a
 * moved button out of the document and put it back, which loses the focus.
 */
export function useNextFocus(
  root: RefObject<HTMLElement | null>,
  fallback: RefObject<HTMLElement | null>,
): (selector: string) => void {
  const next = useRef<string | null>(null);
  useEffect(() => {
    if (!next.current) return;
    const target = root.current?.querySelector<HTMLElement>(next.current) ?? fallback.current;
    next.current = null;
    target?.focus();
  });
  return (selector) => {
    next.current = selector;
  };
}
