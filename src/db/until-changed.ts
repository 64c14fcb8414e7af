import type { Database, Version } from "./open.ts";

/** Keeps the last answer until a commit or another `key`. */
export function untilChanged<Answer, Key = void>(find: (db: Database, key: Key) => Promise<Answer>) {
  const last = new WeakMap<Database, { version: Version; key: Key; answer: Promise<Answer> }>();
  return async (db: Database, key: Key): Promise<Answer> => {
    // Read before `find`, so that a commit during `find` is not missed.
    const version = await db.dataVersion();
    const known = last.get(db);
    if (known?.version === version && known.key === key) return known.answer;
    const answer = find(db, key);
    last.set(db, { version, key, answer });
    answer.catch(() => last.delete(db));
    return answer;
  };
}
