import { boundedText } from "#src/core/query-params.ts";
import { toLatinDigits } from "#src/core/text.ts";
import type { Reader } from "#src/db/open.ts";
import type { SearchDeps } from "#src/features/listings/search/listing-search.ts";
import { placeSpellings } from "#src/features/places/place-names.ts";
import { placeLabel, PLACES } from "#src/features/places/places.ts";
import type { Suggestion } from "#src/features/listings/listing-shapes.ts";
import { type PrefixIndex, prefixIndex } from "#src/features/search/prefixes.ts";
import { joined, tokensOf } from "#src/language/engine/tokens.ts";
import { t } from "#t";
import { MAX_DIGITS, PATTERN_TAGS } from "../catalogue/patterns.ts";
import { spellingsOfTag } from "../lexicon/plate-words.ts";
import { plateName } from "../catalogue/codes.ts";
import { readPlateFilter } from "../schema.ts";
import { understandPlates } from "../lexicon/understand-plate.ts";
import { listPlatesStarting } from "../list-plates.ts";
import { plateCatalog, selectionOf } from "./search-plates.ts";

const MOST = 8;
const MOST_PLATES = 5;

type Ending = Pick<Suggestion, "kind" | "text">;

interface Thing {
  kind: "tag" | "city";
  value: string;
  spellings: string[];
}

const things = (): Thing[] => [
  ...PATTERN_TAGS.map((tag) => ({ kind: "tag" as const, value: tag, spellings: spellingsOfTag(tag) })),
  ...PLACES.map((place) => ({ kind: "city" as const, value: place.name, spellings: placeSpellings(place) })),
];

let index: PrefixIndex<Thing> | undefined;

export async function suggestPlates({ db, catalogs, clock }: SearchDeps, typed: string) {
  const now = clock.now();
  const [, before = "", last = ""] = /^(.*?)(\S*)$/s.exec(boundedText(typed)) ?? [];
  const nothing = readPlateFilter(new URLSearchParams());
  const read = (q: string) => understandPlates({ ...nothing, q }, now).filter;
  if (read(before).q) return [];
  const [, code, digits] = /^(?:(\d{1,2})-)?(\d{1,5})$/.exec(toLatinDigits(last)) ?? [];
  const endings = digits ? await platesLike(db.read, code, digits, now) : wordsLike(last);
  const search = await catalogs.of(plateCatalog).searching(now);
  return endings
    .map(({ kind, text: ending }) => {
      const text = before + ending;
      const filter = read(text);
      const { total } = search({ where: selectionOf(filter), sort: "newest", limit: 0 });
      return { kind, text, count: filter.q ? 0 : total };
    })
    .filter(({ count }) => count > 0)
    .slice(0, MOST);
}

function wordsLike(typed: string): Ending[] {
  index ??= prefixIndex(things(), ({ spellings }) => spellings);
  const key = joined(tokensOf(typed));
  const hits = index.startingWith(key);
  const near = hits.length > 0 ? hits : index.nearlyStartingWith(key);
  return near.map(({ thing: { kind, value } }) => ({
    kind,
    text: kind === "tag" ? t.patternLabel(value) : placeLabel(value, t.language()),
  }));
}

async function platesLike(read: Reader, code: string | undefined, digits: string, now: number) {
  const found = await listPlatesStarting(read, code ? Number(code) : null, digits, now, MOST_PLATES);
  const series = code ? `${Number(code)}-` : "";
  const open = digits.length < MAX_DIGITS ? [`${series}${digits}*`, `${series}*${digits}`] : [];
  return [
    ...found.map((plate): Ending => ({ kind: "plate", text: plateName(plate) })),
    ...open.map((text): Ending => ({ kind: "pattern", text })),
  ];
}
