import { DAY_MS } from "#src/core/time.ts";

export const MAX_DRAFTS = 20;
export const DRAFTS_KEPT_MS = 30 * DAY_MS;
/** Drafts whose ages differ by less count as equally old, because a slow line makes what it brings look newer. */
export const SAME_AGE_MS = 15_000;

/** What a form holds: texts, and lists for boxes. */
export type DraftValues = Record<string, string | string[]>;
