/** An answer counts only for calls made before `ask` started: one runs at a time, others share the next. */
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
