import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chances } from "./bench/chance.ts";
import { affectedTests, JOURNEY, UNIT } from "./changed.ts";
import { readImports, reachedFrom } from "./import-graph.ts";
import { ROOT } from "./root.ts";
import { temporaryFolder } from "./temporary-folder.ts";
import { unitTests } from "./unit-tests.ts";

// Breaks rules of the committed code on purpose, each in a copy of its own, and prints which the tests notice.
// `bun run mutants [--seed 1] [--count 60] [--journeys no]`; 60 take about two hours.
const { values: options } = parseArgs({
  options: {
    seed: { type: "string", default: "1" },
    count: { type: "string", default: "60" },
    journeys: { type: "string", default: "yes" },
  },
});
const MAX_MINUTES = 15;
const NOT_PRODUCT = /\.test\.tsx?$|^src\/(testing|tooling|demo)\/|\.d\.ts$/;
const bun = process.execPath;
const playwright = [bun, "--bun", "node_modules/@playwright/test/cli.js", "test", "--max-failures=1"];
const journeyConfig = ["--config", "src/testing/playwright.config.ts", "--reporter=dot"];

interface Mutant {
  path: string;
  line: number;
  before: string;
  after: string;
}

const folder = temporaryFolder();
const copy = join(folder, "markaba");
// Only what a mutant can affect is checked again: 3 s instead of 13.
const incremental = ["--incremental", "--tsBuildInfoFile", join(folder, "types")];
const checkTypes = [bun, "--bun", "node_modules/.bin/tsc", "--noEmit", ...incremental];
await run(["git", "clone", "--quiet", ROOT, copy], ROOT);
symlinkSync(join(ROOT, "node_modules"), join(copy, "node_modules"));
const graph = await readImports();
const noticed: boolean[] = [];
for await (const mutant of mutantsOf(await listRooms(), Number(options.seed))) {
  const begun = performance.now();
  const by = await findNotice(mutant);
  const seconds = Math.round((performance.now() - begun) / 1000);
  noticed.push(by !== null);
  console.log(`${by ?? "NOT NOTICED"} (${seconds} s): ${mutant.path}:${mutant.line}: ${mutant.after.trim()}`);
  if (noticed.length === Number(options.count)) break;
}
console.log(`\n${noticed.filter(Boolean).length} of ${noticed.length} noticed`);

/** The conditions of each folder, or of each feature, in both forms. */
async function listRooms(): Promise<Map<string, Mutant[]>> {
  const rooms = new Map<string, Mutant[]>();
  for (const path of [...graph.keys()].sort()) {
    if (NOT_PRODUCT.test(path)) continue;
    const [, top = "", feature = ""] = path.split("/");
    const room = rooms.getOrInsertComputed(top === "features" ? feature : top, () => []);
    const lines = (await Bun.file(join(copy, path)).text()).split("\n");
    for (const [index, before] of lines.entries()) {
      const after = broken(before);
      if (after) room.push({ path, line: index + 1, before, after });
    }
  }
  return rooms;
}

/** The line with its first condition negated; null if it has none. */
function broken(line: string): string | null {
  const [, start, condition, end] =
    /^(\s*(?:\} else )?if \()(.+)(\) (?:return|continue|break|throw|\{).*)$/.exec(line) ??
    /^(.*(?:=>|=|return|\() )([\w.?[\]!]+ (?:[=!]==|[<>]=?) [\w."]+)( \? .*| && .*|;)$/.exec(line) ??
    [];
  return condition ? `${start}!(${condition})${end}` : null;
}

/** One of each room after the other; without those that the types notice, which prove nothing about tests. */
async function* mutantsOf(rooms: Map<string, Mutant[]>, seed: number): AsyncGenerator<Mutant> {
  const random = chances(seed);
  while (rooms.size > 0)
    for (const [room, mutants] of rooms) {
      for (;;) {
        const [mutant] = mutants.splice(Math.floor(random.next() * mutants.length), 1);
        if (!mutant) {
          rooms.delete(room);
          break;
        }
        if (!(await withMutant(mutant, () => passes(checkTypes)))) continue;
        yield mutant;
        break;
      }
    }
}

/** What notices it: first the tests beside the file and its journeys, because they are fast. */
function findNotice(mutant: Mutant): Promise<string | null> {
  return withMutant(mutant, async () => {
    const affected = affectedTests([mutant.path], graph, () => false);
    const unit = [...graph.keys()].filter(
      (path) => UNIT.test(path) && reachedFrom([path], graph).has(mutant.path),
    );
    for (const paths of inTwo(unit, affected.unit))
      if (!(await passes([...unitTests(paths), "--bail"]))) return "unit tests";
    if (options.journeys === "no") return null;
    if (!(await passes([bun, "src/tooling/build.ts"]))) return "build";
    for (const check of ["page-weights", "valid-html"])
      if (!(await passes([bun, `src/tooling/${check}.ts`]))) return check;
    const journeys = [...graph.keys()].filter((path) => JOURNEY.test(path));
    for (const paths of inTwo(journeys, affected.journeys))
      if (!(await passes([...playwright, ...journeyConfig, ...paths]))) return "journeys";
    return null;
  });
}

function inTwo(all: string[], first: string[]): string[][] {
  return [first, all.filter((path) => !first.includes(path))].filter((paths) => paths.length > 0);
}

async function withMutant<T>({ path, line, before, after }: Mutant, work: () => Promise<T>): Promise<T> {
  const file = join(copy, path);
  const text = await Bun.file(file).text();
  const lines = text.split("\n");
  if (lines[line - 1] !== before) throw new Error(`${path}:${line} has changed`);
  await Bun.write(file, lines.with(line - 1, after).join("\n"));
  try {
    return await work();
  } finally {
    await Bun.write(file, text);
  }
}

async function passes(command: string[]): Promise<boolean> {
  return (await run(command, copy)) === 0;
}

function run(command: string[], cwd: string): Promise<number> {
  const timeout = MAX_MINUTES * 60_000;
  return Bun.spawn(command, { cwd, timeout, stdin: "ignore", stdout: "ignore", stderr: "ignore" }).exited;
}
