import { mkdir, rm } from "node:fs/promises";
import { basename, join } from "node:path";
import type { BunPlugin } from "bun";
import type { Language } from "#src/i18n/language.ts";

export const ROOT = join(import.meta.dir, "../..");
const LANGUAGES: Language[] = ["en", "ar"];

export interface ClientOutput {
  path: string;
  url: string;
}

export interface ClientBuild {
  outputs: ClientOutput[];
  start: Record<Language, string>;
  worker: string;
  islands: Record<Language, Record<string, string[]>>;
}

/** Island name to its file, for every `*.island.tsx` of the features. */
export async function listIslands(): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for await (const path of new Bun.Glob("src/features/*/**/*.island.tsx").scan(ROOT))
    found.set(basename(path, ".island.tsx"), join(ROOT, path));
  return new Map([...found].sort());
}

function clientPlugin(language: Language, islands: Map<string, string>): BunPlugin {
  const lines = [...islands].map(
    ([name, path]) => `${JSON.stringify(name)}: () => import(${JSON.stringify(path)}),`,
  );
  return {
    name: "client",
    setup(build) {
      build.onResolve({ filter: /^#t$/ }, () => ({ path: join(ROOT, `src/i18n/t.${language}.ts`) }));
      build.onResolve({ filter: /^#islands$/ }, () => ({ path: "islands", namespace: "made" }));
      build.onLoad({ filter: /.*/, namespace: "made" }, () => ({
        contents: `export const islands = {\n${lines.join("\n")}\n};`,
        loader: "ts",
        resolveDir: ROOT,
      }));
    },
  };
}

/** Bundles the loader and the islands once a language into `dir`. */
export async function buildClient(dir: string, minify: boolean): Promise<ClientBuild> {
  await rm(dir, { recursive: true, force: true });
  const islands = await listIslands();
  const built: ClientBuild = {
    outputs: [],
    start: { en: "", ar: "" },
    worker: "",
    islands: { en: {}, ar: {} },
  };
  const worker = await buildWorker(dir, minify);
  built.outputs.push(worker);
  built.worker = worker.url;
  for (const language of LANGUAGES) {
    const outdir = join(dir, language);
    await mkdir(outdir, { recursive: true });
    const result = await Bun.build({
      entrypoints: [join(ROOT, "src/client/start.ts")],
      outdir,
      target: "browser",
      splitting: true,
      minify,
      metafile: true,
      define: { "process.env.NODE_ENV": minify ? '"production"' : '"development"' },
      naming: "[name]-[hash].[ext]",
      plugins: [clientPlugin(language, islands)],
    });
    const urlOf = (path: string) => `/assets/${language}/${basename(path)}`;
    for (const output of result.outputs) built.outputs.push({ path: output.path, url: urlOf(output.path) });
    const start = result.outputs.find(
      (output) => output.kind === "entry-point" && basename(output.path).startsWith("start-"),
    );
    if (!start || !result.metafile) throw new Error("The client build made no loader");
    built.start[language] = urlOf(start.path);
    built.islands[language] = islandScripts(result.metafile, islands, urlOf);
  }
  return built;
}

async function buildWorker(dir: string, minify: boolean): Promise<ClientOutput> {
  const result = await Bun.build({
    entrypoints: [join(ROOT, "src/client/offline-worker.ts")],
    outdir: dir,
    target: "browser",
    format: "iife",
    minify,
    naming: "[name]-[hash].[ext]",
  });
  const [output] = result.outputs;
  if (!output) throw new Error("The client build made no service worker");
  return { path: output.path, url: `/assets/${basename(output.path)}` };
}

function islandScripts(
  metafile: Bun.BuildMetafile,
  islands: Map<string, string>,
  urlOf: (path: string) => string,
) {
  const outputs = Object.entries(metafile.outputs);
  const closure = (path: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(path)) return seen;
    seen.add(path);
    for (const imported of outputs.find(([name]) => basename(name) === basename(path))?.[1].imports ?? [])
      if (imported.kind === "import-statement") closure(imported.path, seen);
    return seen;
  };
  const holding = (source: string) =>
    outputs.find(
      ([, output]) => output.entryPoint !== undefined && join(ROOT, output.entryPoint) === source,
    )?.[0];
  const hydrate = holding(join(ROOT, "src/client/hydrate.tsx"));
  return Object.fromEntries(
    [...islands].map(([name, source]) => {
      const entries = [holding(source), hydrate].filter((path) => path !== undefined);
      return [name, [...new Set(entries.flatMap((path) => [...closure(path)]))].map(urlOf)];
    }),
  );
}
