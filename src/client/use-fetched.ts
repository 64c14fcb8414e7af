import { useEffect, useEffectEvent, useRef, useState } from "react";
import { MINUTE_MS } from "#src/core/time.ts";

/** An older answer is shown, and asked for again. */
const FRESH_MS = MINUTE_MS;

interface Answer<T> {
  data: T;
  at: number;
}

const isFresh = (answer: Answer<unknown> | undefined) =>
  answer !== undefined && Date.now() - answer.at < FRESH_MS;

interface Fetched<T> {
  /** The answer for the key; until it is there that of the key before. Undefined after a failure. */
  data: T | undefined;
  /** `data` is still that of the key before. */
  isStale: boolean;
  isFailed: boolean;
  retry: () => void;
  /** Asks for what another key will show. */
  prepare: (key: string) => void;
}

/**
 * What `load` answers for a key, each asked for once a minute. `first` is the first key's answer; a key of null asks for nothing.
 * This is what a guest's page needs of fetching: 10 kB less than the library that signed-in pages use.
 */
export function useFetched<T>(
  key: string | null,
  load: (key: string, signal?: AbortSignal) => Promise<T>,
  first?: T,
): Fetched<T> {
  const [answers, setAnswers] = useState<ReadonlyMap<string, Answer<T>>>(
    () => new Map(key !== null && first !== undefined ? [[key, { data: first, at: Date.now() }]] : []),
  );
  const take = (of: string) => (data: T) =>
    setAnswers((all) => new Map(all).set(of, { data, at: Date.now() }));
  const [shown, setShown] = useState(key);
  const [failed, setFailed] = useState<string | null>(null);
  const coming = useRef(new Map<string, Promise<T>>());
  const isHere = key !== null && answers.has(key);
  const isFailed = key !== null && key === failed;
  if (isHere && shown !== key) setShown(key);

  const ask = useEffectEvent((wanted: string, signal: AbortSignal) => {
    const known = answers.get(wanted);
    if (isFresh(known)) return;
    const answer = coming.current.get(wanted) ?? load(wanted, signal);
    answer.then(take(wanted), () => signal.aborted || known || setFailed(wanted));
  });
  useEffect(() => {
    if (key === null || isFailed) return;
    const stop = new AbortController();
    ask(key, stop.signal);
    return () => stop.abort();
  }, [key, isHere, isFailed]);
  // Whoever comes back to what failed has it asked for again.
  useEffect(() => () => setFailed(null), [key]);

  const prepare = (wanted: string) => {
    if (isFresh(answers.get(wanted)) || coming.current.has(wanted)) return;
    const answer = load(wanted).finally(() => coming.current.delete(wanted));
    coming.current.set(wanted, answer);
    answer.then(take(wanted), () => undefined);
  };

  return {
    data: isFailed ? undefined : answers.get(isHere ? key : (shown ?? ""))?.data,
    isStale: key !== null && !isHere && !isFailed,
    isFailed,
    retry: () => setFailed(null),
    prepare,
  };
}
