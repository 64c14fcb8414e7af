import { parseList } from "#src/client/browser-store.ts";

export const VIEWED_KEY = "viewed";
export const MAX_VIEWED = 12;

export const parseViewed = (text: string | null): string[] => pickIds(parseList(text));

export const pickIds = (entries: unknown[]): string[] =>
  [
    ...new Set(entries.filter((id): id is string => typeof id === "string" && /^[\w-]{1,64}$/.test(id))),
  ].slice(0, MAX_VIEWED);

export const withNewest = (ids: string[], newest: string): string[] => pickIds([newest, ...ids]);
