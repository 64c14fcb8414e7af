import { rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import type { BunPlugin } from "bun";
import { minifySync } from "rolldown/utils";
import type { Language } from "#src/i18n/language.ts";
import { buildFrame } from "./client-frame.ts";
import { usedIcons } from "./client-icons.ts";
import { ROOT } from "./root.ts";

const LANGUAGES: Language[] = ["en", "ar"];
const START = join(ROOT, "src/browser.ts");

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

/** Name to file, for every `*.island.tsx` or `*.late.tsx` of the features. */
async function listParts(kind: "island" | "late"): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for await (const path of new Bun.Glob(`src/features/*/**/*.${kind}.tsx`).scan(ROOT))
    found.set(basename(path, `.${kind}.tsx`), join(ROOT, path));
  return new Map([...found].sort());
}

/**
 * Bundles what browsers run, once a language: the frame that all islands share (React, the queries, the atoms), the loader,
 * and each island by itself, so that it carries the messages and icons of its own and no others. So does each late part,
 * which an island fetches when it is used: cut out of the island it would leave two pieces that pack worse.
 */
export async function buildClient(dir: string, minify: boolean): Promise<ClientBuild> {
  await rm(dir, { recursive: true, force: true });
  const worker = await buildWorker(dir, minify);
  const built: ClientBuild = {
    outputs: [worker],
    start: { en: "", ar: "" },
    worker: worker.url,
    islands: { en: {}, ar: {} },
  };
  const [islands, lateParts] = await Promise.all([listParts("island"), listParts("late")]);
  for (const language of LANGUAGES) {
    const bundle = bundler(join(dir, language), language, minify, built.outputs);
    const frame = await buildFrame(bundle);
    built.start[language] = (await bundle([START], [frame.plugin])).entry;
    const late = new Map<string, string>();
    const outside = [frame.plugin, byAddress(late)];
    const bundlePart = async (path: string) => {
      const plain = await bundle([path], outside, true);
      return bundle([path], [...outside, await usedIcons(plain.sources)]);
    };
    for (const path of lateParts.values()) late.set(path, (await bundlePart(path)).entry);
    for (const [name, path] of islands) {
      const { entry, chunks, imports } = await bundlePart(path);
      built.islands[language][name] = [entry, ...chunks, ...frame.closure(imports)];
    }
  }
  if (minify) await Promise.all(built.outputs.map(shrink));
  return built;
}

/** Late parts are imported from their addresses. */
const byAddress = (late: Map<string, string>): BunPlugin => ({
  name: "late",
  setup(build) {
    build.onResolve({ filter: /\.late\.tsx$/ }, ({ path, importer }) => {
      const url = late.get(join(dirname(importer), path));
      return url ? { path: url, external: true } : undefined;
    });
  },
});

/** Minified again: what Bun's own minifier leaves is some 3 % with brotli. */
async function shrink({ path }: ClientOutput): Promise<void> {
  const { code, errors } = minifySync(path, await Bun.file(path).text());
  if (errors.length > 0) throw new AggregateError(errors, `${path} could not be minified`);
  await Bun.write(path, code);
}

export interface Bundle {
  /** The address of the first entry point's script. */
  entry: string;
  /** Addresses of the bundle's other scripts that it imports before it runs. */
  chunks: string[];
  /** Addresses outside of the bundle that all of these import before they run. */
  imports: string[];
  /** Files that went in. */
  sources: string[];
  metafile: Bun.BuildMetafile;
  urlOf: (path: string) => string;
}
export type Bundler = (entries: string[], plugins: BunPlugin[], isTrial?: boolean) => Promise<Bundle>;

/** Bundles into `dir` in one language and adds what came out to `outputs`; a trial writes nothing. */
function bundler(dir: string, language: Language, minify: boolean, outputs: ClientOutput[]): Bundler {
  const urlOf = (path: string) => `/assets/${language}/${basename(path)}`;
  const messages: BunPlugin = {
    name: "messages",
    setup(build) {
      build.onResolve({ filter: /^#t$/ }, () => ({ path: join(ROOT, `src/i18n/t.${language}.ts`) }));
    },
  };
  return async (entrypoints, plugins, isTrial = false) => {
    const result = await Bun.build({
      entrypoints,
      ...(isTrial ? {} : { outdir: dir }),
      root: ROOT,
      target: "browser",
      splitting: true,
      modulePreload: false,
      minify,
      metafile: true,
      define: { "process.env.NODE_ENV": minify ? '"production"' : '"development"' },
      naming: "[name]-[hash].[ext]",
      plugins: [messages, ...plugins],
    });
    const [entry] = result.outputs.filter(({ kind }) => kind === "entry-point");
    if (!entry || !result.metafile) throw new Error(`Nothing came out of ${entrypoints.join(", ")}`);
    if (!isTrial) for (const { path } of result.outputs) outputs.push({ path, url: urlOf(path) });
    const scripts = await startOf(entry, result.outputs);
    return {
      entry: urlOf(entry.path),
      chunks: scripts.slice(1).map(({ path }) => urlOf(path)),
      imports: [...new Set((await Promise.all(scripts.map(outsideOf))).flat())],
      sources: Object.keys(result.metafile.inputs),
      metafile: result.metafile,
      urlOf,
    };
  };
}

const importsOf = async (script: Blob): Promise<string[]> =>
  [...(await script.text()).matchAll(/(?:from|import)\s*"([^"]+)"/g)].map(([, from]) => from ?? "");

// The metafile names no imports from outside the bundle.
const outsideOf = async (script: Blob) =>
  (await importsOf(script)).filter((from) => from.startsWith("/assets/"));

/** A script and those of its bundle that it imports before it runs; what it imports later is left out. */
async function startOf(script: Bun.BuildArtifact, all: Bun.BuildArtifact[]): Promise<Bun.BuildArtifact[]> {
  const found = [script];
  for (const one of found) {
    const names = (await importsOf(one)).map((from) => basename(from));
    found.push(...all.filter((other) => !found.includes(other) && names.includes(basename(other.path))));
  }
  return found;
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
