import { DAY_MS } from "#src/core/time.ts";

/** A visitor counts once a day per listing. The rows for this are deleted after this time. */
export const VIEWS_KEPT_MS = 2 * DAY_MS;

export const STATISTICS_DAYS = 30;

/** In this time before its end a listing expires soon: its seller gets an email and may relist it. */
export const SOON_MS = 3 * DAY_MS;

export const relistableFrom = ({ expiresAt }: { expiresAt: number }): number => expiresAt - SOON_MS;

export const endsSoon = (listing: { expiresAt: number }, now: number): boolean =>
  relistableFrom(listing) <= now;

export const MAX_DRAFTS = 20;
export const DRAFTS_KEPT_MS = 30 * DAY_MS;
/** Drafts whose ages differ by less count as equally old: on a slow connection a draft seems newer than it is. */
export const SAME_AGE_MS = 15_000;

export type DraftValues = Record<string, string | string[]>;
