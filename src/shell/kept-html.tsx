import { createContext, type ReactNode, useContext } from "react";
import { renderToString } from "react-dom/server";
import { LruCache } from "#src/core/lru-cache.ts";
import { LEFT_OUT, PartsLeftOut } from "#src/ui/part.tsx";
import { t } from "#t";

type Bytes = Uint8Array<ArrayBuffer>;

/** An element that is drawn once for all who see the same. */
export interface KeptElement {
  /** JSON: all that its HTML is drawn from, besides the language. */
  by: unknown;
  draw: () => ReactNode;
}

/** Its HTML between the parts that are left out, and the links that React puts before all of it. */
interface Drawn {
  links: Bytes;
  pieces: Bytes[];
}

const MOST_BYTES = 6_000_000;
/** What React puts first: addresses that the browser is to fetch early. */
const LINKS = /^(<link [^>]*>)*/;

const drawn = new LruCache<Drawn>(MOST_BYTES);
const encoder = new TextEncoder();

function drawOnce(island: string, { by, draw }: KeptElement): Drawn {
  const key = `${t.language()} ${island} ${JSON.stringify(by)}`;
  const known = drawn.get(key);
  if (known) return known;
  const html = renderToString(<PartsLeftOut value={true}>{draw()}</PartsLeftOut>, {
    identifierPrefix: island,
  });
  const [links = ""] = LINKS.exec(html) ?? [];
  const pieces = html
    .slice(links.length)
    .split(LEFT_OUT)
    .map((piece) => encoder.encode(piece));
  return drawn.put(key, { links: encoder.encode(links), pieces }, html.length + 2 * key.length);
}

/** The HTML of an element whose parts, in their order, are kept by themselves. */
function draw(island: string, frame: KeptElement, parts: KeptElement[]): Bytes[] {
  const { links, pieces } = drawOnce(island, frame);
  const each = parts.map((part) => drawOnce(island, part));
  const filled = pieces.flatMap((piece, i) => [piece, ...(each[i]?.pieces ?? [])]);
  return [...each.map((part) => part.links), links, ...filled];
}

/** The places of a page in which kept HTML stands. */
export class KeptPlaces {
  readonly #html: Bytes[][] = [];

  /** What to write where an island is to stand. */
  place(island: string, frame: KeptElement, parts: KeptElement[]): string {
    return markOf(this.#html.push(draw(island, frame, parts)) - 1);
  }

  /** The page with everything in its place. */
  fill(html: string): string | Bytes {
    if (this.#html.length === 0) return html;
    const bytes: Uint8Array[] = [];
    let rest = html;
    for (const [i, kept] of this.#html.entries()) {
      const [before = "", ...after] = rest.split(markOf(i));
      bytes.push(encoder.encode(before), ...kept);
      rest = after.join("");
    }
    return Buffer.concat([...bytes, encoder.encode(rest)]);
  }
}

// Nobody else can write a comment into a page: whatever people say is escaped.
const markOf = (i: number) => `<!--kept ${i}-->`;

export const Places = createContext<KeptPlaces | null>(null);

interface KeptProps {
  as: "header" | "footer";
  /** As `KeptElement`; null where it is drawn for one person. */
  by: unknown;
  className: string;
  children: ReactNode;
}

/** An element whose content is drawn once for all pages that show the same. */
export function Kept({ as: Tag, by, className, children }: KeptProps) {
  const places = useContext(Places);
  if (!places || by === null) return <Tag className={className}>{children}</Tag>;
  const html = places.place(Tag, { by, draw: () => children }, []);
  return <Tag className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
