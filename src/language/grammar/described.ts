import { nearWords } from "#src/core/typos.ts";
import { AUXILIARIES, CONJUNCTIONS, FULLY, LINKS, OF, WITH } from "./link-words.ts";
import { INNER_NEGATIONS } from "./negation-words.ts";
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

interface KnownTopic {
  states: Known<number>;
  meanings: Meaning[];
}

export interface Topics {
  subjects: Known<KnownTopic[]>;
  /** The topics that each state belongs to. */
  byState: Known<KnownTopic[]>;
  /** All words, as keys. */
  words: Set<string>;
  /** The words that differ from one by a typo. */
  near(word: string): string[];
}

const MAX_PHRASE_TOKENS = 3;
/** How many words may be between a thing and its description. */
const MAX_BETWEEN = 3;

const known = <T>(entries: Iterable<[string, T]>): Known<T> => ({
  phrases: new Map(entries),
  longest: MAX_PHRASE_TOKENS,
});

export function topicsOf(topics: Topic[]): Topics {
  const all = topics.map(({ subjects, states }) => {
    const keys = states.flatMap(({ words }, at) => words.map((word): [string, number] => [keyOf(word), at]));
    // A key that is listed twice keeps its first place.
    const topic = { states: known(keys.toReversed()), meanings: states.map(({ meaning }) => meaning) };
    return { topic, subjects: subjects.map(keyOf), states: keys.map(([key]) => key) };
  });
  const grouped = (keysIn: (one: (typeof all)[number]) => string[]) => {
    const topicsByKey = Map.groupBy(
      all.flatMap((one) => [...new Set(keysIn(one))].map((key) => ({ key, topic: one.topic }))),
      ({ key }) => key,
    );
    return known([...topicsByKey].map(([key, some]) => [key, some.map(({ topic }) => topic)]));
  };
  const subjects = grouped((one) => one.subjects);
  const byState = grouped((one) => one.states);
  const names = [...subjects.phrases.keys()];
  const words = new Set([...names, ...names.map(ofHer), ...byState.phrases.keys()]);
  return { subjects, byState, words, near: nearWords([...words]) };
}

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

  function describedAfter(start: number, topics: KnownTopic[]): Reading | null {
    if (tokens[start - 1]?.isLast) return null;
    let isNegated = false;
    let between = 0;
    for (let at = start; at < tokens.length && between <= MAX_BETWEEN;) {
      for (const topic of topics) {
        const found = statesAt(at, topic);
        if (found) return readingOf(found.end, topic.meanings[found.value], isNegated);
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
  function statesAt(start: number, { states }: KnownTopic): { end: number; value: number } | null {
    let [end, value] = [start, Infinity];
    for (;;) {
      const next = end > start && tokens[end - 1]?.isLast ? null : findPhrase(query, end, states);
      if (!next) break;
      [end, value] = [next.end, Math.min(next.value, value)];
    }
    return end > start ? { end, value } : null;
  }

  function describedBefore(from: number, start: number, topics: KnownTopic[]): Reading | null {
    const between = tokens[start]?.text ?? "";
    let at = OF.has(between) || LINKS.has(between) ? start + 1 : start;
    while (AUXILIARIES.has(tokens[at]?.text ?? "")) at++;
    const named = findPhrase(query, at, subjects);
    const topic = named?.value.find((one) => topics.includes(one));
    if (!named || !topic || tokens[start - 1]?.isLast) return null;
    const found = statesAt(from, topic);
    if (!found || found.end !== start) return null;
    if (describedAfter(named.end, named.value)) return null;
    return readingOf(named.end, topic.meanings[found.value], false);
  }
}

function readingOf(end: number, meaning: Meaning | undefined, isNegated: boolean): Reading | null {
  if (!meaning) return null;
  return { end, meanings: [isNegated ? denied(meaning) : meaning] };
}
