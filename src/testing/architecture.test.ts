import { expect, test } from "bun:test";
import { dirname, join, relative } from "node:path";
import { messagesOf } from "#src/i18n/t.ts";

const ROOT = join(import.meta.dir, "../..");
/** In import order: a feature imports only earlier ones. Features for all kinds of listings come before the kinds. */
const FEATURES = [
  "places",
  "mail",
  "push",
  "audit",
  "site",
  "consents",
  "accounts",
  "phones",
  "photos",
  "dealers",
  "listings",
  "backups",
  "conversations",
  "reviews",
  "favorites",
  "viewed",
  "sellers",
  "search",
  "listing-page",
  "cars",
  "compare",
  "prices",
  "plates",
  "stock",
  "saved-searches",
  "newsletter",
  "help",
  "moderation",
  "showrooms",
  "settings",
  "tokens",
  "dashboard",
  "admin",
  "home",
  "sitemap",
  "api-docs",
];

/** The wings of the largest features, in import order. The files beside them are for all wings. */
const WINGS: Record<string, string[]> = {
  listings: ["life-cycle", "search", "forms", "page"],
  cars: ["catalogue", "lexicon", "worth", "card", "search", "form", "page"],
  plates: ["catalogue", "lexicon", "card", "share", "search", "form", "page"],
  conversations: ["threads", "live", "inquiry", "inbox"],
};
const MOST_IN_FOLDER = 25;
const MOST_BESIDE_WINGS = 14;

/** What each folder may import besides itself. */
const ROOMS: Record<string, string[]> = {
  core: [],
  i18n: ["core"],
  ui: ["core", "i18n"],
  client: ["core", "i18n", "ui"],
  runtime: ["core"],
  db: ["core", "config"],
  catalog: ["core", "db"],
  language: ["core"],
  http: ["core", "db", "runtime", "i18n", "config"],
  auth: ["core", "db", "http", "runtime", "i18n", "config"],
  shell: ["core", "i18n", "ui", "client", "http", "auth", "config", "db", "runtime"],
  features: [
    "core",
    "language",
    "i18n",
    "ui",
    "client",
    "runtime",
    "db",
    "catalog",
    "http",
    "auth",
    "shell",
    "config",
  ],
  demo: ["core", "i18n", "runtime", "db", "http", "auth", "features", "config"],
};
/** Entry points in browsers, and views; all files that they import run in a browser. */
const BROWSER_FILE = /\.(island|late|view)\.tsx$|^src\/browser\.ts$/;
/** Files that a feature mounts are private; later features may import all its other files. */
const MOUNTED_FILE = /[/-](api|pages|jobs)\.tsx?$|\/jobs\//;
const BANNED_NAME = /(^|\/)(index|utils?|helpers?|misc|common|lib|shared)(\.tsx?$|\/)/;
const SERVER_ONLY = /^(drizzle-orm|bun:|node:|hono(?!\/client)|oslo|@hono\/|libphonenumber-js)/;

interface Place {
  room: string;
  feature: string | undefined;
  wing: string | undefined;
}

/** `config-values.ts` belongs to `config`. */
const placeOf = (path: string): Place => {
  const [, room = "", feature, wing] = path.split("/");
  const inFeature = room === "features" ? { feature, wing } : { feature: undefined, wing: undefined };
  return { room: room.replace(/(-\w+)?\.tsx?$/, ""), ...inFeature };
};

/** The imports of a file that remain at run time, as paths from the root or package names. */
function importsOf(
  path: string,
  text: string,
  isWanted: (one: Bun.Import) => boolean = () => true,
): string[] {
  const loader = path.endsWith("x") ? "tsx" : "ts";
  const imports = new Bun.Transpiler({ loader }).scanImports(text).filter(isWanted);
  return imports.map(({ path: imported }) => {
    if (imported.startsWith("#src/")) return `src/${imported.slice(5)}`;
    if (imported === "#t") return "src/i18n/t.ts";
    return imported.startsWith(".") ? relative(ROOT, join(ROOT, dirname(path), imported)) : imported;
  });
}

/** Why a file may not have this import; null if it may. */
function objection(path: string, imported: string): string | null {
  if (!imported.startsWith("src/")) return null;
  const [from, to] = [placeOf(path), placeOf(imported)];
  const allowed = ROOMS[from.room];
  if (!allowed) return null;
  if (to.room !== from.room && !allowed.includes(to.room)) return `${from.room} may not import ${to.room}`;
  if (!from.feature || !to.feature) return null;
  if (from.feature === to.feature)
    return isLaterWing(from, to) ? `${from.wing} comes before ${to.wing}` : null;
  if (FEATURES.indexOf(to.feature) > FEATURES.indexOf(from.feature))
    return `${from.feature} comes before ${to.feature}`;
  return MOUNTED_FILE.test(imported) ? "pages, APIs and jobs are mounted, not imported" : null;
}

function isLaterWing({ feature = "", wing: from = "" }: Place, { wing: to = "" }: Place): boolean {
  const wings = WINGS[feature] ?? [];
  return wings.includes(from) && wings.indexOf(to) > wings.indexOf(from);
}

async function sources(pattern: string): Promise<{ path: string; text: string }[]> {
  const paths = [...new Bun.Glob(pattern).scanSync(ROOT)].sort();
  return Promise.all(paths.map(async (path) => ({ path, text: await Bun.file(join(ROOT, path)).text() })));
}

const files = await sources("src/**/*.{ts,tsx}");
const production = files.filter(({ path }) => !/\.test\.tsx?$|^src\/(testing|tooling)\//.test(path));

test("imports follow the folders and the order of features and wings", () => {
  const wrong = production.flatMap(({ path, text }) =>
    importsOf(path, text).flatMap((imported) => {
      const reason = objection(path, imported);
      return reason ? [`${path} -> ${imported}: ${reason}`] : [];
    }),
  );
  expect(wrong).toEqual([]);
});

const texts = new Map(production.map(({ path, text }) => [path, text]));

test("no imports of values form a circle", () => {
  const isStatic = ({ kind }: Bun.Import) => kind === "import-statement";
  const left = new Map(
    production.map(({ path, text }): [string, string[]] => [path, importsOf(path, text, isStatic)]),
  );
  let before = 0;
  while (left.size !== before) {
    before = left.size;
    for (const [path, imports] of left) if (!imports.some((one) => left.has(one))) left.delete(path);
  }
  expect([...left.keys()]).toEqual([]);
});

/** The import chains from a file to server-only code. */
function serverNeedsOf(start: string): string[] {
  const needs = new Set<string>();
  const seen = new Set<string>();
  const visit = (path: string, trail: string[]): void => {
    const text = texts.get(path);
    if (text === undefined || seen.has(path) || path === "src/i18n/t.ts") return;
    seen.add(path);
    for (const imported of importsOf(path, text)) {
      if (SERVER_ONLY.test(imported) || imported.endsWith("/tables.ts"))
        needs.add([...trail, path, imported].join(" -> "));
      visit(imported, [...trail, path]);
    }
  };
  visit(start, []);
  return [...needs];
}

test("browser code imports no server code", () => {
  const starts = [...texts.keys()].filter((path) => BROWSER_FILE.test(path));
  expect(starts.flatMap(serverNeedsOf)).toEqual([]);
});

test("the import rules detect violations", () => {
  expect(objection("src/core/a.ts", "src/db/open.ts")).not.toBeNull();
  expect(objection("src/http/a.ts", "src/auth/access.ts")).not.toBeNull();
  expect(objection("src/shell/a.tsx", "src/features/cars/list-cars.ts")).not.toBeNull();
  expect(objection("src/features/photos/actions.ts", "src/features/cars/list-cars.ts")).not.toBeNull();
  expect(objection("src/features/home/pages.tsx", "src/features/cars/form/pages.tsx")).not.toBeNull();
  expect(objection("src/features/home/pages.tsx", "src/features/cars/list-cars.ts")).toBeNull();
  expect(objection("src/features/cars/worth/a.ts", "src/features/cars/page/car-page.tsx")).not.toBeNull();
  expect(objection("src/features/cars/page/a.ts", "src/features/cars/worth/verdict.ts")).toBeNull();
  expect(objection("src/features/cars/kind.tsx", "src/features/cars/page/car-page.tsx")).toBeNull();
  expect(serverNeedsOf("src/features/cars/tables.ts")).not.toEqual([]);
});

test("large features have wings, and their folders stay small", () => {
  const folders = Map.groupBy(
    production.filter(({ path }) =>
      /^src\/(features\/(listings|cars|plates|conversations)|db|shell)\//.test(path),
    ),
    ({ path }) => dirname(path),
  );
  const mostIn = (folder: string) => {
    const [feature = "", wing] = folder.replace("src/features/", "").split("/");
    if (!WINGS[feature]) return MOST_IN_FOLDER;
    if (wing === undefined) return MOST_BESIDE_WINGS;
    return WINGS[feature].includes(wing) ? MOST_IN_FOLDER : 0;
  };
  const wrong = [...folders].filter(([folder, inside]) => inside.length > mostIn(folder));
  expect(wrong.map(([folder, inside]) => `${folder}: ${inside.length}`)).toEqual([]);
});

test("file names are kebab-case and meaningful", () => {
  const wrong = files
    .filter(({ path }) => BANNED_NAME.test(path) || !/^[a-z0-9.\-/]+$/.test(path))
    .map(({ path }) => path);
  expect(wrong).toEqual([]);
});

test("every message is used", () => {
  const code = production.filter(({ path }) => !/^src\/i18n\/(en|ar)\//.test(path));
  const words = new Set(code.flatMap(({ text }) => text.match(/\w+/g) ?? []));
  expect(Object.keys(messagesOf.en).filter((name) => !words.has(name))).toEqual([]);
});

test("the only barrel files are the two lists of messages", () => {
  const wrong = production.filter(
    ({ path, text }) => /^export \* from/m.test(text) && !/^src\/i18n\/(en|ar)\.ts$/.test(path),
  );
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

test("the database is accessed only from allowed files", () => {
  const may =
    /\/(queries|actions|life-cycle|jobs|seed|tables)(\/[\w-]+)?\.ts$|^src\/(auth|db|demo|catalog)\/|^src\/http\/(rate-limit|tables)\.ts$/;
  // Features with wings have no folder for queries, so their files that query are known by their names.
  const reads =
    /\/(?:list|search|listing)-[\w-]+\.ts$|\/(?:listings|valuations|car-catalog|kind-queries)\.ts$/;
  const wrong = production.filter(
    ({ path, text }) => !may.test(path) && !reads.test(path) && importsOf(path, text).includes("drizzle-orm"),
  );
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

test("outside the database folders there is no raw SQL, relational query or synchronous drizzle", () => {
  const raw = production.filter(
    ({ path, text }) => !/^src\/(db|catalog)\//.test(path) && /\bsql(<[^>]*>)?`/.test(text),
  );
  const rooms = production.filter(({ path }) => /^src\/(features|auth|http|shell|demo)\//.test(path));
  const wrong = rooms.filter(({ text }) => /\bdb\.query\.|\.transaction\(|\.(all|get|run)\(\)/.test(text));
  expect([...raw, ...wrong].map(({ path }) => path)).toEqual([]);
});

test("SQL for one engine only is in the database folder", () => {
  const may = /^src\/(db|features\/backups)\//;
  const oneEngine =
    /"bun:sqlite"|"drizzle-orm\/(?:bun-sqlite|postgres-js)"| from "postgres"|\bsqlite\.(?:reader|writer)\b|\b(?:i?like|notI?Like|arrayContains)\(/;
  const wrong = production.filter(({ path, text }) => !may.test(path) && oneEngine.test(text));
  expect(wrong.map(({ path }) => path)).toEqual(["src/open-deps.ts"]);
});

test("only config.ts reads the environment", () => {
  const wrong = production.filter(({ path, text }) => path !== "src/config.ts" && /process\.env/.test(text));
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

test("a kind of listing is named only in its own feature and in the list of kinds", () => {
  const own = /^src\/(?:demo\/|features\/(?:cars|plates)\/|features\/listings\/kinds\.ts$)/;
  const named = /"number-plate"|\bkind(?: ===|:|=|,) ?\{?"car"|"car"(?:\)| as const)/;
  const wrong = production.filter(({ path, text }) => !own.test(path) && named.test(text));
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

test("the address of a listing is built in one place", () => {
  const built = /\/(?:cars|number-plates)\/\$\{|\.path\}\/\$\{/;
  const wrong = production.filter(({ text }) => built.test(text));
  expect(wrong.map(({ path }) => path)).toEqual(["src/features/listings/kinds.ts"]);
});

test("actions, queries and jobs are either one file or a folder", () => {
  const paths = new Set(files.map(({ path }) => path));
  const folders = new Set([...paths].map((path) => dirname(path)));
  const both = [...folders].filter((folder) => !folder.startsWith("src/i18n/") && paths.has(`${folder}.ts`));
  expect(both).toEqual([]);
});

test("every island is named like its file", async () => {
  const islands = new Set(
    files
      .filter(({ path }) => path.endsWith(".island.tsx"))
      .map(({ path }) => /([\w-]+)\.island\.tsx$/.exec(path)?.[1]),
  );
  const used = files.flatMap(({ text }) =>
    [...text.matchAll(/<Island\s[^>]*?name="([\w-]+)"/g)].map(([, name]) => name),
  );
  expect(used.filter((name) => !islands.has(name))).toEqual([]);
});

test("files stay small", () => {
  const lines = (text: string) => text.split("\n").length - 1;
  const data = /story-/;
  const sizes = files
    .filter(({ path }) => !data.test(path))
    .map(({ path, text }) => ({ path, lines: lines(text), limit: path.includes(".test.") ? 600 : 400 }));
  for (const { path, lines } of sizes)
    if (lines > 250 && !path.includes(".test.")) console.warn(`${path} has ${lines} lines`);
  expect(sizes.filter(({ lines, limit }) => lines > limit).map(({ path }) => path)).toEqual([]);
  const sorted = sizes.map(({ lines }) => lines).sort((a, b) => a - b);
  expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThanOrEqual(80);
});
