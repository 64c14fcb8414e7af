/** Units that may be typed after a number or thousands, which are their group. */
export const DINARS = /(\p{Nd}\s*(?:k|[أا]لف|[آا]لاف)?)\s*(?:jd|jod|دينار)\s*$/iu;
export const KILOMETRES = /(\p{Nd}\s*(?:k|[أا]لف|[آا]لاف)?)\s*(?:km|كم|كيلو(?:متر)?)\s*$/iu;

export const withoutUnit = (text: string, unit: RegExp): string => text.replace(unit, "$1");
