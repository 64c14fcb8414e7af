import { createContext, type ReactNode, useContext } from "react";
import { renderToString } from "react-dom/server";
import { LruCache } from "#src/core/lru-cache.ts";
import { PART_PLACEHOLDER, SkipParts } from "#src/ui/part.tsx";
import { t } from "#t";

type Bytes = Uint8Array<ArrayBuffer>;

/** HTML that is rendered once and shared by all visitors who see the same. */
export interface CachedPart {
  /** JSON: everything that the HTML depends on, besides the language. */
  key: unknown;
  render: () => ReactNode;
}

interface Rendered {
  /** The links that React writes first, so that the browser fetches their files early. */
  links: Bytes;
  /** The HTML before, between and after the skipped parts. */
  pieces: Bytes[];
}

const MAX_BYTES = 6_000_000;
const LINKS = /^(<link [^>]*>)*/;

const cache = new LruCache<Rendered>(MAX_BYTES);
const encoder = new TextEncoder();

function renderOnce(name: string, { key, render }: CachedPart): Rendered {
  const cacheKey = `${t.language()} ${name} ${JSON.stringify(key)}`;
  const cached = cache.get(cacheKey);
  if (cached) return cached;
  const html = renderToString(<SkipParts value={true}>{render()}</SkipParts>, { identifierPrefix: name });
  const [links = ""] = LINKS.exec(html) ?? [];
  const pieces = html
    .slice(links.length)
    .split(PART_PLACEHOLDER)
    .map((piece) => encoder.encode(piece));
  return cache.put(cacheKey, { links: encoder.encode(links), pieces }, html.length + 2 * cacheKey.length);
}

function renderWithParts(name: string, frame: CachedPart, parts: CachedPart[]): Bytes[] {
  const { links, pieces } = renderOnce(name, frame);
  const rendered = parts.map((part) => renderOnce(name, part));
  const filled = pieces.flatMap((piece, i) => [piece, ...(rendered[i]?.pieces ?? [])]);
  return [...rendered.map((part) => part.links), links, ...filled];
}

/** The cached HTML of one page. While React renders, comments mark where it goes. */
export class CachedHtml {
  readonly #html: Bytes[][] = [];

  mark(name: string, frame: CachedPart, parts: CachedPart[]): string {
    return commentOf(this.#html.push(renderWithParts(name, frame, parts)) - 1);
  }

  fill(html: string): string | Bytes {
    if (this.#html.length === 0) return html;
    const bytes: Uint8Array[] = [];
    let rest = html;
    for (const [i, cached] of this.#html.entries()) {
      const [before = "", ...after] = rest.split(commentOf(i));
      bytes.push(encoder.encode(before), ...cached);
      rest = after.join("");
    }
    return Buffer.concat([...bytes, encoder.encode(rest)]);
  }
}

// Visitors cannot write such a comment: their text is escaped.
const commentOf = (i: number) => `<!--kept ${i}-->`;

export const CachedHtmlContext = createContext<CachedHtml | null>(null);

interface CachedProps {
  as: "header" | "footer";
  cacheKey: unknown;
  className: string;
  children: ReactNode;
}

export function Cached({ as: Tag, cacheKey, className, children }: CachedProps) {
  const cachedHtml = useContext(CachedHtmlContext);
  if (!cachedHtml || cacheKey === null) return <Tag className={className}>{children}</Tag>;
  const html = cachedHtml.mark(Tag, { key: cacheKey, render: () => children }, []);
  return <Tag className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
