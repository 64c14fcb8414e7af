import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { LruCache } from "#src/core/lru-cache.ts";
import { CARD_PLACEHOLDER, CardCache } from "#src/ui/cached-card.tsx";
import { t } from "#t";

const MAX_BYTES = 8_000_000;
// React writes preloads first. The page has them in its head: `preloadPhoto`.
const LINKS = /^(<link [^>]*>)*/;
const withoutLinks = (html: string): string => html.replace(LINKS, "");

const cards = new LruCache<string>("cards", MAX_BYTES);

function renderCard(shown: unknown, card: () => ReactNode): string {
  const key = `${t.language()} ${JSON.stringify(shown)}`;
  const cached = cards.get(key);
  if (cached !== undefined) return cached;
  const html = withoutLinks(renderToString(card()));
  return cards.put(key, html, 2 * (html.length + key.length));
}

/** Renders an island; its cards come from a cache. */
export function islandHtml(name: string, island: ReactNode): string {
  const taken: string[] = [];
  const html = withoutLinks(
    renderToString(
      <CardCache value={(shown, card) => void taken.push(renderCard(shown, card))}>{island}</CardCache>,
      { identifierPrefix: name },
    ),
  );
  if (taken.length === 0) return html;
  const [before = "", ...after] = html.split(CARD_PLACEHOLDER);
  return [before, ...after.map((text, i) => `${taken[i]}${text}`)].join("");
}
