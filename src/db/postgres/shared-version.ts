/**
 * Asks for the version of the data. An answer may serve everybody who came before it was asked for: at most one question is
 * on its way, and all who come meanwhile share the next one.
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
