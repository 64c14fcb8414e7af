import { DAY_MS } from "#src/core/time.ts";

export const MAX_DRAFTS = 20;
export const DRAFTS_KEPT_MS = 30 * DAY_MS;
/** Drafts whose ages differ by less count as equally old: on a slow connection a draft seems newer than it is. */
export const SAME_AGE_MS = 15_000;

export type DraftValues = Record<string, string | string[]>;
