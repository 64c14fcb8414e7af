export const DEFAULT_LISTING_LIMIT = 5;
export const UNLIMITED = 999_999;

export const isUnlimited = (limit: number | null): boolean => limit === null || limit >= UNLIMITED;
