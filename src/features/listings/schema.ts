import { DAY_MS } from "#src/core/time.ts";

/** How long it is known whom a view came from. */
export const VIEWS_KEPT_MS = 2 * DAY_MS;

/** From here on a listing counts as ending: its bar turns amber, its seller hears of it, and it may be relisted. */
export const SOON_MS = 3 * DAY_MS;

export const endsSoon = ({ expiresAt }: { expiresAt: number }, now: number): boolean =>
  expiresAt - now <= SOON_MS;
