import { mkdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { many } from "./figure.ts";
import { outputOf } from "./processes.ts";
import { describeMachine, load, sectionOf, withSection } from "./results.ts";

/** The numbers of listings for each benchmark. Each runs in its own process, so that none inherits another's memory. */
const BENCHMARKS: Record<string, number[]> = {
  "catalog-search": [100_000, 1_000_000],
  visitors: [100_000],
  caches: [100_000],
  posts: [100_000],
  suggestions: [100_000, 1_000_000],
  reading: [0],
  "bad-input": [100_000],
  "slow-queries": [100_000],
  attack: [100_000],
  start: [100_000],
  photos: [100_000],
  "login-flood": [100_000],
  "admin-panel": [100_000],
  backups: [100_000],
  moving: [100_000],
  servers: [100_000],
  "saved-searches": [100_000],
  valuations: [100_000],
  feeds: [100_000],
  imports: [100_000],
  conversations: [100_000],
};
const NAMES = Object.keys(BENCHMARKS);
const RESULTS = join(import.meta.dir, "results.md");

const USAGE = `bun run bench [NAME…] [--size LISTINGS] [--cache FOLDER] [--write]
Names: ${NAMES.join(", ")}; all of them without a name. Markets are cached in the cache folder.
--write saves the tables in src/tooling/bench/results.md.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    size: { type: "string" },
    cache: { type: "string", default: join(tmpdir(), "markaba-bench") },
    write: { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  },
});
const unknown = positionals.filter((name) => !NAMES.includes(name));
const given = values.size === undefined ? null : Number(values.size);
if (values.help || unknown.length > 0 || (given !== null && !(Number.isInteger(given) && given > 0))) {
  console.error(USAGE);
  process.exit(values.help ? 0 : 1);
}

const cache = resolve(values.cache);
mkdirSync(cache, { recursive: true });
const names = positionals.length > 0 ? positionals : NAMES;
const runs = names.flatMap((name) =>
  (given === null ? (BENCHMARKS[name] ?? []) : [given]).map((size) => ({ name, size })),
);
for (const { name, size } of runs) {
  const loadBefore = load();
  const figures = JSON.parse(await outputOf(`${name}.ts`, cache, size));
  const title = `${name}, ${many(size)} listings`;
  const section = sectionOf(title, describeMachine(loadBefore), figures, new Date());
  console.log(section);
  if (values.write) await Bun.write(RESULTS, withSection(await Bun.file(RESULTS).text(), title, section));
}
