import { basename, join, relative } from "node:path";
import { type Plugin, rolldown } from "rolldown";
import type { Assets } from "#src/http/assets.ts";
import type { Language } from "#src/i18n/language.ts";
import { BROWSER_TARGETS } from "#src/ui/css.ts";
import { ICONS } from "#src/ui/icons.ts";
import { reachedFrom, readImports } from "./import-graph.ts";
import { ROOT } from "./root.ts";

const { chrome, firefox } = BROWSER_TARGETS;
const START = join(ROOT, "src/browser.ts");

interface ClientBuild extends Pick<Assets, "start" | "islands"> {
  worker: string;
  scripts: Map<string, string>;
}

export async function buildClient(): Promise<ClientBuild> {
  const [en, ar] = [await bundleClient("en", true), await bundleClient("ar", true)];
  return {
    start: { en: en.start, ar: ar.start },
    islands: { en: en.islands, ar: ar.islands },
    worker: en.worker,
    scripts: new Map([...en.scripts, ...ar.scripts]),
  };
}

export async function bundleClient(language: Language, production: boolean) {
  const bundle = await rolldown({
    input: [START, join(ROOT, "src/client/offline-worker.ts"), ...listIslands()],
    platform: "browser",
    resolve: { alias: { "#t": join(ROOT, `src/i18n/t.${language}.ts`) } },
    transform: {
      define: { "process.env.NODE_ENV": production ? '"production"' : '"development"' },
      // Rolldown avoids private fields for Safari 15, which knows them: that would add 1.3 kB to every page with an island.
      target: [`chrome${chrome}`, `safari16`, `firefox${firefox}`],
    },
    checks: { moduleLevelDirective: false },
    plugins: production ? [await ownCopies()] : [],
  });
  const name = production ? "[name]-[hash].js" : "[name].js";
  const { output } = await bundle.generate({
    entryFileNames: name,
    chunkFileNames: name,
    minify: production,
    comments: false,
    // Most islands need these. In chunks of their own, the small ones would take 0.2 kB more.
    codeSplitting: {
      groups: [
        {
          name: "react",
          test: /node_modules\/(react|react-dom|scheduler)\/|hydrate\.tsx$|client\/(use-late|opens-elsewhere|api|toast|browser-store)\.ts$/,
        },
      ],
    },
  });
  await bundle.close();
  const chunks = output.filter((made) => made.type === "chunk");
  const imports = new Map(chunks.map((chunk) => [chunk.fileName, chunk.imports]));
  const urlOf = (file: string) => `/assets/${language}/${file}`;
  const find = (name: string) => chunks.filter((chunk) => chunk.name === name);
  const [start, worker] = ["browser", "offline-worker"].map((name) => urlOf(find(name)[0]?.fileName ?? ""));
  const islands = chunks
    .filter(({ isEntry, name }) => isEntry && name.endsWith(".island"))
    .map((island) => [
      basename(island.name, ".island"),
      [
        ...reachedFrom(
          [island, ...find("react")].map(({ fileName }) => fileName),
          imports,
        ),
      ].map(urlOf),
    ]);
  return {
    start: start ?? "",
    worker: worker ?? "",
    islands: Object.fromEntries(islands) as Record<string, string[]>,
    scripts: new Map(chunks.map(({ fileName, code }) => [urlOf(fileName), code])),
  };
}

export const listIslands = (): string[] =>
  [...new Bun.Glob("src/features/**/*.island.tsx").scanSync({ cwd: ROOT, absolute: true })].sort();

const PART = /[\w-]+\.(?:island|late)\.tsx$|\/src\/browser\.ts$/;
/** Modules whose state islands share, so they are not copied. */
export const SINGLE = /\/src\/client\//;

/** Each island has only its own messages and icons: shared chunks would add 14 kB to the search page's 90. */
async function ownCopies(): Promise<Plugin> {
  const iconsOf = await readUsedIcons();
  return {
    name: "own copies",
    async resolveId(source, importer, options) {
      const [path = "", part = PART.test(path) ? path : undefined] = importer?.split("?") ?? [];
      if (!part) return null;
      const found = await this.resolve(source, path, { ...options, skipSelf: true });
      const isSingle = part === START ? options.kind === "dynamic-import" : SINGLE.test(found?.id ?? "");
      if (!found?.id.startsWith(join(ROOT, "src/")) || isSingle) return found;
      return { ...found, id: `${found.id}?${PART.test(found.id) ? found.id : part}` };
    },
    async load(id) {
      const [path = "", part] = id.split("?");
      if (!part) return null;
      const code = path === ICONS_FILE ? await iconsOf(part) : await Bun.file(path).text();
      return { code, moduleType: path.endsWith(".txt") ? "text" : path.endsWith(".tsx") ? "tsx" : "ts" };
    },
  };
}

const ICONS_FILE = join(ROOT, "src/ui/icons.ts");

/** Attributes with class names, some of which are also names of icons. */
const CLASSES = /className="[^"]*"|classNames\("[^"]*"/g;

/** The text of `icons.ts` with only an island's icons: all of them are 3 kB more, which exceeds two pages' budgets. */
export async function readUsedIcons() {
  const graph = await readImports();
  return async (island: string): Promise<string> => {
    const files = [...reachedFrom([relative(ROOT, island)], graph)];
    const own = files.filter((path) => /\.tsx?$/.test(path) && !/\/ui\/icons?\.tsx?$/.test(path));
    const texts = await Promise.all(own.map((path) => Bun.file(join(ROOT, path)).text()));
    const code = texts.join("\n").replaceAll(CLASSES, "");
    const isUsed = (name: string) => code.includes(`"${name}"`);
    const used = Object.fromEntries(Object.entries(ICONS).filter(([name]) => isUsed(name)));
    return `export const ICONS = ${JSON.stringify(used)};`;
  };
}
