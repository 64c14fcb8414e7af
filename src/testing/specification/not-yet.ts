export const NOT_YET = new Set<string>([]);
