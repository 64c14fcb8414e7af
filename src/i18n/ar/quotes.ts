export const QUOTES = ["«", "»", " أو "] as const;
