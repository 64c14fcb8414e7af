import { expect, test } from "bun:test";
import { join } from "node:path";
import { ROOT } from "./root.ts";

const MAX_BYTES = 3_000_000;

test("PostgreSQL makes the executable less than 3 MB larger", async () => {
  const { outputs } = await Bun.build({
    entrypoints: [join(ROOT, "src/db/postgres/open.ts")],
    target: "bun",
    format: "cjs",
    minify: true,
    bytecode: true,
    sourcemap: "inline",
  });
  const migrations = [...new Bun.Glob("migrations/postgres/*.sql").scanSync(ROOT)];
  // At most: SQLite needs some of this too.
  const bytes = [...outputs, ...migrations.map((path) => Bun.file(join(ROOT, path)))].map(({ size }) => size);
  expect(outputs.map(({ kind }) => kind)).toEqual(["entry-point", "bytecode"]);
  expect(bytes.reduce((sum, size) => sum + size)).toBeLessThan(MAX_BYTES);
});
