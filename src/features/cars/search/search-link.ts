import { href } from "#src/i18n/paths.ts";

export const searchFor = (...pairs: [string, string][]) => href(`/search?${new URLSearchParams(pairs)}`);
