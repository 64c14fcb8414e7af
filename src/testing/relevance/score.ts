import { seededRandom } from "#src/demo/random.ts";
import type { Market } from "./market.ts";
import type { Ad } from "./predicate.ts";
import type { Question } from "./read-tables.ts";

export const FIRST = 24;
const TITLES = 100;

export interface Answer {
  kind: string;
  text: string;
  fitting: number;
  found: number;
  leftOut: string[];
  /** The share of matching ads that was found. If no ad matches: 1 if nothing was found or words were left out. */
  recall: number;
  /** The share of matches among the first 24; null if nothing was found. */
  precision: number | null;
  /** Titles of a few ads that were found and do not match. */
  wrong: string[];
}

/** Runs the questions. Those that expect results are skipped if no ad of the market matches. */
export async function askAll(market: Market, questions: Question[]): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const { kind, text, on, must, may } of questions) {
    const ads = market.ads[on];
    const fitting = must ? [...ads.values()].filter(must).length : 0;
    if (must && fitting === 0) continue;
    const { ids, leftOut } = await market.ask(on, text);
    const answer = { kind, text, fitting, found: ids.length, leftOut };
    if (!must) {
      const isRight = ids.length === 0 || leftOut.length > 0;
      answers.push({
        ...answer,
        recall: Number(isRight),
        precision: null,
        wrong: isRight ? [] : titles(ids),
      });
      continue;
    }
    const right = ids.filter((id) => must(adOf(id))).length;
    const wrong = ids.slice(0, FIRST).filter((id) => !must(adOf(id)) && !may(adOf(id)));
    const first = Math.min(FIRST, ids.length);
    const precision = first === 0 ? null : 1 - wrong.length / first;
    answers.push({ ...answer, recall: right / fitting, precision, wrong: titles(wrong) });

    function adOf(id: string): Ad {
      return ads.get(id) ?? {};
    }
    function titles(ids: string[]) {
      return ids.slice(0, 3).map((id) => String(adOf(id).title));
    }
  }
  return answers;
}

const wordsOf = (text: unknown) => String(text).toLowerCase().split(/\s+/);

/** Searches for ads by two to four words of their titles that at most 24 ads contain. */
export async function askTitles(market: Market, seed: number): Promise<Answer[]> {
  const random = seededRandom(seed);
  const texts = [...market.ads.car.values()].map((ad) => new Set(wordsOf(`${ad.title} ${ad.description}`)));
  const answers: Answer[] = [];
  for (const [id, { title }] of random.shuffled([...market.ads.car])) {
    const all = wordsOf(title);
    const length = random.between(2, Math.min(4, all.length));
    const at = random.between(0, Math.max(0, all.length - length));
    const cut = all.slice(at, at + length);
    const sharing = texts.filter((text) => cut.every((word) => text.has(word))).length;
    if (cut.length < 2 || sharing > FIRST) continue;
    const { ids, leftOut } = await market.ask("car", cut.join(" "), FIRST);
    const recall = Number(ids.includes(id));
    answers.push({
      kind: "titles",
      text: cut.join(" "),
      fitting: 1,
      found: ids.length,
      leftOut,
      recall,
      precision: null,
      wrong: recall ? [] : [String(title)],
    });
    if (answers.length === TITLES) break;
  }
  return answers;
}

export interface Score {
  questions: number;
  recall: number;
  precision: number;
  empties: number;
}

export const scoreByKind = (answers: Answer[]): Record<string, Score> =>
  Object.fromEntries(
    [...Map.groupBy(answers, ({ kind }) => kind)].map(([kind, some]) => [kind, score(some)]),
  );

function score(answers: Answer[]): Score {
  const shown = answers.flatMap(({ precision }) => precision ?? []);
  return {
    questions: answers.length,
    recall: mean(answers.map(({ recall }) => recall)),
    precision: shown.length === 0 ? 1 : mean(shown),
    empties: mean(answers.map(({ fitting, found }) => Number(fitting > 0 && found === 0))),
  };
}

const mean = (values: number[]) =>
  Math.round((1000 * values.reduce((sum, value) => sum + value, 0)) / values.length) / 1000;
