import { mkdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { many } from "./figure.ts";
import { load, machineInWords } from "./machine.ts";
import { printed } from "./processes.ts";
import { sectionOf, withSection } from "./results.ts";

/** Each a process of its own, so that none finds the memory that another left. */
const BENCHMARKS = ["search-page", "admin-panel"];
const RESULTS = join(import.meta.dir, "results.md");

const USAGE = `bun run bench [NAME…] [--size 100000] [--cache FOLDER] [--write]
Names: ${BENCHMARKS.join(", ")}; all of them without a name. Markets are kept in the cache folder and used again.
--write keeps the tables in src/tooling/bench/results.md.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    size: { type: "string", default: "100000" },
    cache: { type: "string", default: join(tmpdir(), "markaba-bench") },
    write: { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  },
});
const unknown = positionals.filter((name) => !BENCHMARKS.includes(name));
const size = Number(values.size);
if (values.help || unknown.length > 0 || !Number.isInteger(size) || size < 1) {
  console.error(USAGE);
  process.exit(values.help ? 0 : 1);
}

const cache = resolve(values.cache);
mkdirSync(cache, { recursive: true });
for (const name of positionals.length > 0 ? positionals : BENCHMARKS) {
  const begun = { load: load() };
  const figures = JSON.parse(await printed(`${name}.ts`, cache, size));
  const title = `${name}, ${many(size)} listings`;
  const section = sectionOf(title, machineInWords(begun), figures, new Date());
  console.log(section);
  if (values.write) await Bun.write(RESULTS, withSection(await Bun.file(RESULTS).text(), title, section));
}
