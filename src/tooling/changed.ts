import { join } from "node:path";
import { type ImportGraph, readImports, reachedFrom } from "./import-graph.ts";
import { ROOT } from "./root.ts";

const UNIT = /\.test\.tsx?$/;
const JOURNEY = /\.(e2e|nojs|process)\.ts$/;
/** Entry points of the code that journeys run. */
const PRODUCT =
  /^src\/(main\.ts|client\/(start|offline-worker)\.ts|features\/.*\.island\.tsx|tooling\/build\.ts|testing\/(playwright\.config|e2e\/.*\.setup)\.ts)$/;
const BUILT_IN = /^(public|migrations)\/|^(package\.json|bun\.lock)$/;

/** Files that differ from main (on main, from the last commit), including new ones. */
export function changedFiles(cwd = ROOT): string[] {
  const git = (...args: string[]) => {
    const { stdout, success } = Bun.spawnSync(["git", ...args], { cwd, stderr: "ignore" });
    return success ? stdout.toString().split("\n").filter(Boolean) : [];
  };
  const [base = "HEAD"] = git("merge-base", "main", "HEAD");
  return [...git("diff", "--name-only", base), ...git("ls-files", "--others", "--exclude-standard")];
}

interface Affected {
  unit: string[];
  journeys: string[];
}

/** The tests that a change of these files can affect; `readsFiles` lists tests that read files without importing them. */
export function affectedTests(
  changed: string[],
  graph: ImportGraph,
  readsFiles: (path: string) => boolean,
): Affected {
  const files = new Set(changed);
  const isAffected = (path: string) => !reachedFrom([path], graph).isDisjointFrom(files);
  const paths = [...graph.keys()].sort();
  const all = changed.some((path) => BUILT_IN.test(path));
  const isProduct = all || paths.some((path) => PRODUCT.test(path) && isAffected(path));
  return {
    unit: paths.filter((path) => UNIT.test(path) && (all || readsFiles(path) || isAffected(path))),
    journeys: paths.filter((path) => JOURNEY.test(path) && (isProduct || isAffected(path))),
  };
}

export async function findAffected(changed: string[]): Promise<Affected> {
  const graph = await readImports();
  const readers = new Set<string>();
  for (const path of graph.keys())
    if (/Bun\.Glob|import\.meta\.url|readdir/.test(await Bun.file(join(ROOT, path)).text()))
      readers.add(path);
  return affectedTests(changed, graph, (path) => readers.has(path));
}
