import { type MouseEvent, useEffect, useState } from "react";
import { type DashboardView, readView, viewHref } from "./dashboard-view.ts";

const opensElsewhere = (event: MouseEvent) =>
  event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/** The view in the address, moved by links without a reload; back and forward work. */
export function useView(first: DashboardView) {
  const [view, setView] = useState(first);
  useEffect(() => {
    const follow = () => setView(readView(new URLSearchParams(location.search)));
    addEventListener("popstate", follow);
    return () => removeEventListener("popstate", follow);
  }, []);
  const show = (next: DashboardView) => (event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    history.pushState(null, "", viewHref(next));
    setView(next);
  };
  return { view, show };
}
