import { href } from "#src/i18n/paths.ts";

export interface DashboardView {
  active: number;
  expired: number;
  sold: number;
}

export const FIRST_VIEW: DashboardView = { active: 1, expired: 1, sold: 1 };

const MAX_PAGE = 100_000;

function pageIn(query: URLSearchParams, name: keyof DashboardView): number {
  const page = Number(query.get(name));
  return Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1;
}

export function readView(query: URLSearchParams): DashboardView {
  return {
    active: pageIn(query, "active"),
    expired: pageIn(query, "expired"),
    sold: pageIn(query, "sold"),
  };
}

export function searchOf(view: DashboardView): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(view))
    if (FIRST_VIEW[name as keyof DashboardView] !== value) query.set(name, String(value));
  return query.size > 0 ? `?${query}` : "";
}

/** `part` is the id of the section to scroll to. */
export const viewHref = (view: DashboardView, part?: "drafts" | "listings"): string =>
  href(`/dashboard${searchOf(view)}`) + (part ? `#${part}` : "");
