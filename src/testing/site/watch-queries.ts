import type { TestApp } from "./test-app.ts";

/** Records prepared and executed queries; call it before the first query. */
export function watchQueries({ deps }: TestApp) {
  const { reader } = deps.db.sqlite;
  const watched = { prepared: [] as string[], run: [] as string[] };
  const prepare = reader.prepare.bind(reader);
  reader.prepare = ((...given: Parameters<typeof prepare>) => {
    const statement = prepare(...given);
    const [text] = given;
    watched.prepared.push(text);
    for (const name of ["all", "get", "run", "values"] as const) {
      const run = statement[name].bind(statement) as (...values: unknown[]) => unknown;
      Object.assign(statement, {
        [name]: (...values: unknown[]) => (watched.run.push(text), run(...values)),
      });
    }
    return statement;
  }) as typeof reader.prepare;

  return async (work: () => Promise<unknown>) => {
    watched.prepared = [];
    watched.run = [];
    await work();
    return { ...watched };
  };
}
