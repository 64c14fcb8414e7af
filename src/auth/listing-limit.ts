export const DEFAULT_LISTING_LIMIT = 5;
export const UNLIMITED = 999_999;

/** Null and 999999 both mean no limit. */
export const isUnlimited = (limit: number | null): boolean => limit === null || limit >= UNLIMITED;
