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

interface State {
  topic: Topic;
  rank: number;
  meaning: Meaning;
}

interface Topics {
  subjects: Known<Topic[]>;
  states: Known<State[]>;
  /** All words, as keys. */
  words: Set<string>;
  /** The words that differ from one by a typo. */
  near(word: string): string[];
}

const MAX_DESCRIBING_TOKENS = 3;
/** How many words may be between a thing and its description. */
const MAX_BETWEEN = 3;

const known = <T>(pairs: (readonly [spelling: string, T])[]): Known<T[]> => ({
  phrases: new Map(
    [...Map.groupBy(pairs, ([spelling]) => keyOf(spelling))].map(([key, some]) => [
      key,
      some.map(([, one]) => one),
    ]),
  ),
  longest: MAX_DESCRIBING_TOKENS,
});

export function topicsOf(topics: Topic[]): Topics {
  const subjects = known(topics.flatMap((topic) => topic.subjects.map((word) => [word, topic] as const)));
  const states = known(
    topics.flatMap((topic) =>
      topic.states.flatMap(({ words, meaning }, rank) =>
        words.map((word) => [word, { topic, rank, meaning }] as const),
      ),
    ),
  );
  const names = [...subjects.phrases.keys()];
  const words = new Set([...names, ...names.map(ofHer), ...states.phrases.keys()]);
  return { subjects, states, words, near: nearWords([...words]) };
}

/** `جمركها`, `رخصتها`. */
const ofHer = (key: string) => `${key.replace(/ه$/, "ت")}ها`;

/** Reads a thing with its description. */
export function readDescribed(query: Query, from: number): Reading | null {
  const {
    tokens,
    table: {
      fillers,
      described: { subjects, states },
    },
  } = query;
  const wordAt = (at: number): string => tokens[at]?.text ?? "";
  // `with customs not paid`
  const subject = findPhrase(query, WITH.has(wordAt(from)) ? from + 1 : from, subjects);
  return (subject && describedAfter(subject.end, subject.value)) ?? describedBefore();

  function describedAfter(start: number, topics: Topic[]): Reading | null {
    let isNegated = false;
    for (let at = start, between = 0; between <= MAX_BETWEEN && !tokens[at - 1]?.isLast; between++) {
      const found = statesAt(at, topics);
      if (found) return { end: found.end, meanings: [isNegated ? denied(found.meaning) : found.meaning] };
      const negation = phraseAt(tokens, at, INNER_NEGATIONS);
      const same = findPhrase(query, at, subjects);
      if (negation) isNegated = !isNegated;
      else if (same) {
        // `بدون رش دهان أصلي` names two facts: no spray paint, and original paint.
        if (at > start || !same.value.some((topic) => topics.includes(topic))) return null;
      } else if (CONJUNCTIONS.has(wordAt(at)) || !(FULLY.has(wordAt(at)) || fillers.has(wordAt(at))))
        return null;
      at = (negation ?? same)?.end ?? at + 1;
    }
    return null;
  }

  /** Of several states that follow each other, the one listed first. */
  function statesAt(start: number, topics: Topic[]): (State & { end: number }) | null {
    const found = findPhrase(query, start, states);
    const state = found?.value.find(({ topic }) => topics.includes(topic));
    if (!found || !state) return null;
    const next = tokens[found.end - 1]?.isLast ? null : statesAt(found.end, [state.topic]);
    return next && next.rank < state.rank ? next : { ...state, end: next?.end ?? found.end };
  }

  function describedBefore(): Reading | null {
    const found = findPhrase(query, from, states);
    if (!found || tokens[found.end - 1]?.isLast) return null;
    const word = wordAt(found.end);
    const named = findPhrase(query, OF.has(word) || LINKS.has(word) ? found.end + 1 : found.end, subjects);
    const state = found.value.find(({ topic }) => named?.value.includes(topic));
    if (!named || !state || describedAfter(named.end, named.value)) return null;
    return { end: named.end, meanings: [state.meaning] };
  }
}
