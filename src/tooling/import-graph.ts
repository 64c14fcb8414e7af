import { dirname, join, relative } from "node:path";
import { ROOT } from "./root.ts";

/** The files that each file imports at run time, as paths from the project's root. */
export type ImportGraph = Map<string, string[]>;

export async function readImports(): Promise<ImportGraph> {
  const [ts, tsx] = [new Bun.Transpiler({ loader: "ts" }), new Bun.Transpiler({ loader: "tsx" })];
  const graph: ImportGraph = new Map();
  for await (const path of new Bun.Glob("src/**/*.{ts,tsx}").scan(ROOT)) {
    const text = await Bun.file(join(ROOT, path)).text();
    const imports = (path.endsWith("x") ? tsx : ts).scanImports(text);
    graph.set(
      path,
      imports.flatMap((found) => importedFile(found.path, path) ?? []),
    );
  }
  return graph;
}

function importedFile(name: string, importer: string): string | undefined {
  if (name === "#t") return "src/i18n/t.ts";
  if (name.startsWith("#src/")) return name.slice(1);
  if (name.startsWith(".")) return relative(ROOT, join(ROOT, dirname(importer), name));
  return undefined;
}

export function reachedFrom(starts: string[], graph: ImportGraph): Set<string> {
  const reached = new Set(starts);
  for (const path of reached) for (const imported of graph.get(path) ?? []) reached.add(imported);
  return reached;
}
