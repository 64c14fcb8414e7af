import { prefixIndex } from "#src/catalog/prefixes.ts";
import { joined, tokensOf } from "#src/catalog/tokens.ts";
import { toLatinDigits } from "#src/core/digits.ts";
import { boundedText } from "#src/core/query-params.ts";
import type { Suggestion } from "#src/core/suggestion.ts";
import type { Reader } from "#src/db/open.ts";
import { placeLabel, PLACES } from "#src/features/places/places.ts";
import { messagesOf } from "#src/i18n/t.ts";
import { t } from "#t";
import { PATTERN_TAGS, type PatternTag } from "../patterns.ts";
import { understandPlates } from "../understand-plate.ts";
import { listPlatesStarting } from "../queries.ts";
import { readPlateFilter } from "../schema.ts";
import { TAG_WORDS } from "../search-words.ts";

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
      return place ? [place.name, place.ar, ...place.aliases] : [];
    },
  );

/** What somebody who has typed `typed` may be looking for: plates that begin so, patterns, what makes them special, places. */
export async function suggestPlates(read: Reader, typed: string, now: number): Promise<Suggestion[]> {
  const text = boundedText(typed);
  const [, before = "", last = ""] = /^(.*?)(\S*)$/s.exec(text) ?? [];
  if (understandPlates({ ...readPlateFilter(new URLSearchParams()), q: before }).filter.q) return [];
  const [, code, digits] = /^(?:(\d{1,2})-)?(\d{1,5})$/.exec(toLatinDigits(last)) ?? [];
  if (digits) return plates(read, before, code ? Number(code) : null, digits, now);
  index ??= words();
  const tokens = tokensOf(last);
  const hits = index.startingWith(joined(tokens));
  const near = hits.length > 0 ? hits : index.nearlyStartingWith(joined(tokens));
  return near.slice(0, MOST).map(({ thing }) => ({
    kind: "tag" in thing ? "tag" : "city",
    text: before + ("tag" in thing ? t.patternLabel(thing.tag) : placeLabel(thing.city, t.language())),
    count: null,
  }));
}

async function plates(
  read: Reader,
  before: string,
  code: number | null,
  digits: string,
  now: number,
): Promise<Suggestion[]> {
  const found = await listPlatesStarting(read, code, digits, now, MOST_PLATES);
  const exact = found.map(({ areaCode, number }): Suggestion => ({
    kind: "plate",
    text: `${before}${areaCode}-${number}`,
    count: 1,
  }));
  const series = code === null ? "" : `${code}-`;
  const open = digits.length < 5 ? [`${series}${digits}*`, `${series}*${digits}`] : [];
  const patterns = open.map((pattern): Suggestion => ({
    kind: "pattern",
    text: before + pattern,
    count: null,
  }));
  return [...exact, ...patterns].slice(0, MOST);
}
