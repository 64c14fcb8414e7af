export const DEFAULT_LISTING_LIMIT = 5;
/** For all people of a dealer together, until an admin sets another. */
export const DEALER_LISTING_LIMIT = 50;
export const UNLIMITED = 999_999;

export const isUnlimited = (limit: number | null): boolean => limit === null || limit >= UNLIMITED;
