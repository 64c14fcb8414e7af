import { basename, join } from "node:path";
import { type ImportGraph, readImports, reachedFrom } from "./import-graph.ts";
import { ROOT } from "./root.ts";

export const UNIT = /\.test\.tsx?$/;
export const JOURNEY = /\.(e2e|nojs|process)\.ts$/;
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

const FEATURE = /^src\/features\/([^/]+)\//;
/** It imports every feature, so what only uses it does not depend on a single one. */
const WHOLE_APP = "src/app.ts";

/** Which journeys show a feature. */
export const JOURNEYS_OF: Record<string, string> = {
  accounts: "accounts settings first-admin gate",
  admin: "admin first-admin",
  "api-docs": "api-docs",
  audit: "admin",
  backups: "backups readme",
  cars: "main list-car price-advice search-filters compare",
  compare: "compare",
  consents: "main",
  conversations: "main dashboard plates live events",
  dashboard: "dashboard drafts",
  dealers: "dealers",
  favorites: "favorites",
  help: "help",
  home: "home",
  "listing-page": "main listing-number print photos-elsewhere",
  listings: "main list-car drafts dashboard",
  mail: "mail newsletter saved-search settings",
  moderation: "admin",
  newsletter: "newsletter",
  phones: "settings",
  photos: "list-car photos-elsewhere blocked-images",
  places: "home search-filters",
  plates: "plates plates-search",
  prices: "pages",
  push: "notifications",
  reviews: "reviews dealers",
  "saved-searches": "saved-search notifications",
  search: "search search-filters search-words plates-search",
  sellers: "pages",
  settings: "settings preferences",
  showrooms: "dealers",
  site: "home admin",
  sitemap: "crawl",
  stock: "stock",
  tokens: "api-tokens",
  viewed: "viewed",
};

/**
 * The tests that a change of these files can affect; `readsFiles` lists tests that read files without importing them. A change
 * in a feature affects its own tests, those that import the file other than through the whole application, and its journeys.
 */
export function affectedTests(changed: string[], graph: ImportGraph, readsFiles: (path: string) => boolean) {
  const featureOf = (path: string) => FEATURE.exec(path)?.[1] ?? "";
  const inFeatures = new Set(changed.filter((path) => featureOf(path) !== ""));
  const elsewhere = new Set(changed).difference(inFeatures);
  const features = new Set([...inFeatures].filter((path) => !UNIT.test(path)).map(featureOf));
  const withoutApp: ImportGraph = new Map([...graph, [WHOLE_APP, []]]);
  const isAffectedFromElsewhere = (path: string) => !reachedFrom([path], graph).isDisjointFrom(elsewhere);
  const isAffected = (path: string) =>
    features.has(featureOf(path)) ||
    isAffectedFromElsewhere(path) ||
    !reachedFrom([path], withoutApp).isDisjointFrom(inFeatures);
  const named = new Set([...features].flatMap((feature) => JOURNEYS_OF[feature]?.split(" ") ?? []));
  const paths = [...graph.keys()].sort();
  const all = changed.some((path) => BUILT_IN.test(path));
  const isProduct = all || paths.some((path) => PRODUCT.test(path) && isAffectedFromElsewhere(path));
  const nameOf = (journey: string) => basename(journey).replace(JOURNEY, "");
  return {
    unit: paths.filter((path) => UNIT.test(path) && (all || readsFiles(path) || isAffected(path))),
    journeys: paths.filter(
      (path) => JOURNEY.test(path) && (isProduct || named.has(nameOf(path)) || isAffected(path)),
    ),
  };
}

export async function findAffected(changed: string[]) {
  const graph = await readImports();
  const readers = new Set<string>();
  for (const path of graph.keys())
    if (/Bun\.Glob|import\.meta\.url|readdir/.test(await Bun.file(join(ROOT, path)).text()))
      readers.add(path);
  return affectedTests(changed, graph, (path) => readers.has(path));
}
