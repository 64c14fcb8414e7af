import { useEffect, useEffectEvent, useRef, useState } from "react";

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
 * What `load` answers for a key, each asked for once. `first` is the first key's answer; a key of null asks for nothing.
 * This is what a guest's page needs of fetching: 10 kB less than the library that signed-in pages use.
 */
export function useFetched<T>(
  key: string | null,
  load: (key: string, signal?: AbortSignal) => Promise<T>,
  first?: T,
): Fetched<T> {
  const [answers, setAnswers] = useState<ReadonlyMap<string, T>>(
    () => new Map(key !== null && first !== undefined ? [[key, first]] : []),
  );
  const [shown, setShown] = useState(key);
  const [failed, setFailed] = useState<string | null>(null);
  const coming = useRef(new Map<string, Promise<T>>());
  const isHere = key !== null && answers.has(key);
  const isFailed = key !== null && key === failed;
  if (isHere && shown !== key) setShown(key);

  const ask = useEffectEvent((wanted: string, signal: AbortSignal) => {
    const answer = coming.current.get(wanted) ?? load(wanted, signal);
    answer.then(
      (data) => setAnswers((all) => new Map(all).set(wanted, data)),
      () => signal.aborted || setFailed(wanted),
    );
  });
  useEffect(() => {
    if (key === null || isHere || isFailed) return;
    const stop = new AbortController();
    ask(key, stop.signal);
    return () => stop.abort();
  }, [key, isHere, isFailed]);
  // Whoever comes back to what failed has it asked for again.
  useEffect(() => () => setFailed(null), [key]);

  const prepare = (wanted: string) => {
    if (answers.has(wanted) || coming.current.has(wanted)) return;
    const answer = load(wanted).finally(() => coming.current.delete(wanted));
    coming.current.set(wanted, answer);
    answer.then(
      (data) => setAnswers((all) => new Map(all).set(wanted, data)),
      () => undefined,
    );
  };

  return {
    data: isFailed ? undefined : answers.get(isHere ? key : (shown ?? "")),
    isStale: key !== null && !isHere && !isFailed,
    isFailed,
    retry: () => setFailed(null),
    prepare,
  };
}
