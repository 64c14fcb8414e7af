export const QUOTES = ["“", "”", " or "] as const;
