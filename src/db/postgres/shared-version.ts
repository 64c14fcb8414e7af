/**
 * Returns a function that asks for the version of the data. An answer is only valid for calls made before `ask` started, so
 * at most one `ask` runs at a time, and all calls during it share the next one.
 */
export function sharedVersion(ask: () => Promise<string>): () => Promise<string> {
  let asked: Promise<unknown> = Promise.resolve();
  let next: Promise<string> | null = null;
  return () =>
    (next ??= asked.then(() => {
      const answer = ask();
      next = null;
      asked = answer.catch(() => undefined);
      return answer;
    }));
}
