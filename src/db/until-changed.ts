import type { Database, Version } from "./open.ts";

export function untilChanged<Answer>(
  find: (db: Database) => Promise<Answer>,
): (db: Database) => Promise<Answer> {
  const last = new WeakMap<Database, { version: Version; answer: Promise<Answer> }>();
  return async (db) => {
    // Read before `find`, so that a commit during `find` is not missed.
    const version = await db.dataVersion();
    const known = last.get(db);
    if (known?.version === version) return known.answer;
    const answer = find(db);
    last.set(db, { version, answer });
    answer.catch(() => last.delete(db));
    return answer;
  };
}
