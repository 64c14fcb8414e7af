import { DAY_MS } from "#src/core/time.ts";

/** A visitor counts once a day for a listing. The rows that this needs are deleted after so long. */
export const VIEWS_KEPT_MS = 2 * DAY_MS;

/** Sellers see so many days, today included. */
export const STATISTICS_DAYS = 30;

/** From here on a listing ends soon: its seller gets a mail and may relist it. */
export const SOON_MS = 3 * DAY_MS;

export const relistableFrom = ({ expiresAt }: { expiresAt: number }): number => expiresAt - SOON_MS;

export const endsSoon = (listing: { expiresAt: number }, now: number): boolean =>
  relistableFrom(listing) <= now;
