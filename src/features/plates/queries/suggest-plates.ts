import { prefixIndex, type Suggestion } from "#src/words/prefixes.ts";
import { joined, tokensOf } from "#src/words/tokens.ts";
import { toLatinDigits } from "#src/core/text.ts";
import { boundedText } from "#src/core/query-params.ts";
import type { Reader } from "#src/db/open.ts";
import type { Deps } from "#src/http/env.ts";
import { placeSpellings } from "#src/features/places/place-names.ts";
import { placeLabel, PLACES } from "#src/features/places/places.ts";
import { messagesOf } from "#src/i18n/t.ts";
import { t } from "#t";
import { PATTERN_TAGS, type PatternTag } from "../patterns.ts";
import { understandPlates } from "../understand-plate.ts";
import { listPlatesStarting } from "./list-plates.ts";
import { TAG_WORDS } from "../search-words.ts";
import { plateCatalog, selectionOf } from "./search-plates.ts";

const MOST = 8;
const MOST_PLATES = 5;

type Thing = { tag: PatternTag } | { city: string };

let index: ReturnType<typeof prefixIndex<Thing>> | undefined;

const words = () =>
  prefixIndex<Thing>(
    [...PATTERN_TAGS.map((tag) => ({ tag })), ...PLACES.map(({ name }) => ({ city: name }))],
    (thing) => {
      if ("tag" in thing) {
        const labels = [messagesOf.en, messagesOf.ar].map((of) => of.patternLabel(thing.tag));
        return [...labels, ...TAG_WORDS[thing.tag].split(",")];
      }
      const place = PLACES.find(({ name }) => name === thing.city);
      return place ? placeSpellings(place) : [];
    },
  );

/**
 * What somebody who has typed `typed` may be looking for, with how many plates it finds: plates that begin so, patterns,
 * what makes them special, places. None that finds nothing.
 */
export async function suggestPlates(
  { db, catalogs, clock }: Pick<Deps, "db" | "catalogs" | "clock">,
  typed: string,
): Promise<Suggestion[]> {
  const text = boundedText(typed);
  const [, before = "", last = ""] = /^(.*?)(\S*)$/s.exec(text) ?? [];
  if (understandPlates({ q: before, plain: [] }).filter.q) return [];
  const [, code, digits] = /^(?:(\d{1,2})-)?(\d{1,5})$/.exec(toLatinDigits(last)) ?? [];
  const offers = digits
    ? await platesLike(db.read, code ? Number(code) : null, digits, clock.now())
    : wordsLike(last);
  const search = await catalogs.of(plateCatalog).searching(clock.now());
  const count = (q: string) => {
    const { filter } = understandPlates({ q, plain: [] });
    return filter.q ? 0 : search({ where: selectionOf(filter), sort: "newest", limit: 0 }).total;
  };
  return offers
    .map(({ kind, text: ending }) => ({ kind, text: before + ending, count: count(before + ending) }))
    .filter((offer) => offer.count > 0)
    .slice(0, MOST);
}

type Ending = Pick<Suggestion, "kind" | "text">;

function wordsLike(typed: string): Ending[] {
  index ??= words();
  const key = joined(tokensOf(typed));
  const hits = index.startingWith(key);
  const near = hits.length > 0 ? hits : index.nearlyStartingWith(key);
  return near.map(({ thing }) =>
    "tag" in thing
      ? { kind: "tag", text: t.patternLabel(thing.tag) }
      : { kind: "city", text: placeLabel(thing.city, t.language()) },
  );
}

async function platesLike(read: Reader, code: number | null, digits: string, now: number): Promise<Ending[]> {
  const found = await listPlatesStarting(read, code, digits, now, MOST_PLATES);
  const series = code === null ? "" : `${code}-`;
  const open = digits.length < 5 ? [`${series}${digits}*`, `${series}*${digits}`] : [];
  return [
    ...found.map(({ areaCode, plateNumber }): Ending => ({
      kind: "plate",
      text: `${areaCode}-${plateNumber}`,
    })),
    ...open.map((text): Ending => ({ kind: "pattern", text })),
  ];
}
