import type { ReactNode } from "react";
import { renderToString, type ServerOptions } from "react-dom/server";
import { LruCache, textBytes } from "#src/core/lru-cache.ts";
import { t } from "#t";

const MAX_BYTES = 2_000_000;
// React writes preload links first. The page already has them in its head: `preloadPhoto`.
const LINKS = /^(<link [^>]*>)*/;

const parts = new LruCache<string>("parts of pages", MAX_BYTES);

export const partHtml = (part: ReactNode, options?: ServerOptions): string =>
  renderToString(part, options).replace(LINKS, "");

/** `shown` has all that `part` shows, without `useId`. Cached header, footer: searches take 9 % less time. */
export function cachedHtml(shown: unknown, part: () => ReactNode): string {
  const key = `${t.language()} ${JSON.stringify(shown)}`;
  const cached = parts.get(key);
  if (cached !== undefined) return cached;
  const html = partHtml(part());
  return parts.put(key, html, textBytes(html) + textBytes(key));
}
