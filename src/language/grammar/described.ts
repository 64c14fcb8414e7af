import { nearWords } from "#src/core/typos.ts";
import { CONJUNCTIONS, FULLY, INNER_NEGATIONS, LINKS, OF, WITH } from "./words.ts";
import type { Query, Reading } from "../engine/query.ts";
import { findPhrase, type Known } from "../engine/phrases.ts";
import { keyOf, phraseAt } from "../engine/tokens.ts";
import { denied } from "./negation.ts";
import type { Meaning } from "../engine/word-table.ts";

/** A thing and the words that describe it, in any order: `جمركها مدفوع`, `paid customs`, `customs not paid`. */
export interface Topic {
  /** Names of the thing. */
  subjects: string[];
  /** If several follow each other, the first one listed counts: `دهان كامل أصلي`. */
  states: { words: string[]; meaning: Meaning }[];
}

/** The states of a topic, as keys. Of several, that of the lowest rank counts. */
type States = Known<{ rank: number; meaning: Meaning }>;

interface Topics {
  subjects: Known<States[]>;
  /** The topics that each state belongs to. */
  byState: Known<States[]>;
  /** All words, as keys. */
  words: Set<string>;
  /** The words that differ from one by a typo. */
  near(word: string): string[];
}

const MAX_PHRASE_TOKENS = 3;
/** How many words may be between a thing and its description. */
const MAX_BETWEEN = 3;

const known = <T>(entries: Iterable<readonly [string, T]>): Known<T> => ({
  phrases: new Map(entries),
  longest: MAX_PHRASE_TOKENS,
});

export function topicsOf(topics: Topic[]): Topics {
  const [subjectPairs, statePairs]: [string, States][][] = [[], []];
  for (const { subjects, states } of topics) {
    const keys = states.flatMap(({ words, meaning }, rank) =>
      words.map((word) => [keyOf(word), { rank, meaning }] as const),
    );
    // A key that is listed twice keeps its first place.
    const topic = known(keys.toReversed());
    for (const word of subjects) subjectPairs?.push([keyOf(word), topic]);
    for (const key of topic.phrases.keys()) statePairs?.push([key, topic]);
  }
  const [subjects, byState] = [grouped(subjectPairs ?? []), grouped(statePairs ?? [])];
  const names = [...subjects.phrases.keys()];
  const words = new Set([...names, ...names.map(ofHer), ...byState.phrases.keys()]);
  return { subjects, byState, words, near: nearWords([...words]) };
}

const grouped = (pairs: [string, States][]): Known<States[]> =>
  known(
    [...Map.groupBy(pairs, ([key]) => key)].map(([key, some]) => [
      key,
      [...new Set(some.map(([, topic]) => topic))],
    ]),
  );

/** `جمركها`, `رخصتها`. */
const ofHer = (key: string) => `${key.replace(/ه$/, "ت")}ها`;

/** Reads a thing with its description. */
export function readDescribed(query: Query, from: number): Reading | null {
  const {
    tokens,
    table: {
      fillers,
      described: { subjects, byState },
    },
  } = query;
  const subject = findPhrase(query, from, subjects);
  // `with customs not paid`
  const held = WITH.has(tokens[from]?.text ?? "") ? findPhrase(query, from + 1, subjects) : null;
  const topic = subject ?? held;
  const after = topic && describedAfter(topic.end, topic.value);
  if (after) return after;
  const state = findPhrase(query, from, byState);
  return state && describedBefore(from, state.end, state.value);

  function describedAfter(start: number, topics: States[]): Reading | null {
    if (tokens[start - 1]?.isLast) return null;
    let isNegated = false;
    let between = 0;
    for (let at = start; at < tokens.length && between <= MAX_BETWEEN;) {
      for (const topic of topics) {
        const found = statesAt(at, topic);
        if (found)
          return {
            end: found.end,
            meanings: [isNegated ? denied(found.value.meaning) : found.value.meaning],
          };
      }
      const negation = phraseAt(tokens, at, INNER_NEGATIONS);
      const same = findPhrase(query, at, subjects);
      const word = tokens[at]?.text ?? "";
      if (negation) {
        isNegated = !isNegated;
        at = negation.end;
        // `بدون رش دهان أصلي` names two facts: no spray paint, and original paint.
      } else if (at === start && same?.value.some((topic) => topics.includes(topic))) at = same.end;
      else if (same || CONJUNCTIONS.has(word) || !(FULLY.has(word) || fillers.has(word))) return null;
      else at++;
      between++;
    }
    return null;
  }

  /** The first one listed of the states from here on. */
  function statesAt(
    start: number,
    states: States,
  ): { end: number; value: { rank: number; meaning: Meaning } } | null {
    const found = findPhrase(query, start, states);
    const next = found && !tokens[found.end - 1]?.isLast ? statesAt(found.end, states) : null;
    if (!found || !next) return found;
    return { end: next.end, value: found.value.rank <= next.value.rank ? found.value : next.value };
  }

  function describedBefore(from: number, start: number, topics: States[]): Reading | null {
    const between = tokens[start]?.text ?? "";
    const at = OF.has(between) || LINKS.has(between) ? start + 1 : start;
    const named = findPhrase(query, at, subjects);
    const topic = named?.value.find((one) => topics.includes(one));
    if (!named || !topic || tokens[start - 1]?.isLast) return null;
    const found = statesAt(from, topic);
    if (!found || found.end !== start || describedAfter(named.end, named.value)) return null;
    return { end: named.end, meanings: [found.value.meaning] };
  }
}
