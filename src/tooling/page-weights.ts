import { eq } from "drizzle-orm";
import { createApp } from "#src/app.ts";
import { startSession } from "#src/auth/sessions.ts";
import { users } from "#src/auth/tables.ts";
import { plantDemo } from "#src/demo/plant.ts";
import { isForSale } from "#src/features/listings/queries/listings.ts";
import { listings } from "#src/features/listings/tables.ts";
import type { Language } from "#src/i18n/language.ts";
import { testApp } from "#src/testing/test-app.ts";
import type { ListingKind } from "#src/features/listings/kinds.ts";
import { readBuiltAssets } from "./assets-build.ts";

// The compressed weight of the first view of each page, against its budget.
const SLACK_KB = 2;

interface Budget {
  page: string;
  path: string;
  as?: string;
  html: number;
  /** Scripts that run by themselves. */
  load: number;
  /** Scripts once every island of the page is awake; null where they wake by themselves. */
  awake: number | null;
}

const CSS = 12;
const FONTS: Record<Language, number> = { en: 31, ar: 54 };
const LANGUAGES: Language[] = ["en", "ar"];

const assets = await readBuiltAssets();
const app = testApp({ now: Date.now(), assets });
await plantDemo(app.deps);

const [car, plate] = [await anyOf("car"), await anyOf("number-plate")];
const [seller, admin] = [{ as: "seller" }, { as: "admin" }];
const live = { load: 100, awake: null };
const budgets: Budget[] = [
  { page: "Home", path: "/", html: 16, load: 2, awake: 86 },
  { page: "Search", path: "/search", html: 18, load: 2, awake: 90 },
  { page: "Plates", path: "/number-plates", html: 18, load: 2, awake: 90 },
  { page: "Car", path: `/cars/${car}`, html: 14, load: 2, awake: 96 },
  { page: "Plate", path: `/number-plates/${plate}`, html: 14, load: 2, awake: 96 },
  { page: "List a car", path: "/list-car", ...seller, html: 14, ...live },
  { page: "List a plate", path: "/list-number-plate", ...seller, html: 14, ...live },
  { page: "Dashboard", path: "/dashboard", ...seller, html: 30, ...live },
  { page: "Admin", path: "/dashboard/listings", ...admin, html: 30, ...live },
  { page: "Login", path: "/login", html: 8, load: 2, awake: 95 },
  { page: "Help", path: "/help", html: 8, load: 2, awake: 2 },
  { page: "404", path: "/nothing/here", html: 8, load: 2, awake: 2 },
];

const classes = { all: await classesIn(assets.css), ofGuests: await classesIn(assets.guestCss) };

const over: string[] = [];
console.log(`kB with brotli, measured / allowed; fails ${SLACK_KB} kB above`);
console.log("| Page | | HTML | CSS | script at load | script awake | fonts | first view |");
console.log("| --- | --- | --- | --- | --- | --- | --- | --- |");
for (const budget of budgets) for (const language of LANGUAGES) console.log(await row(budget, language));
for (const path of await guestPages()) {
  const missing = missingOf(await (await app.request(path)).text());
  if (missing.length > 0) over.push(`${path}, not in the guests' stylesheet: ${missing.join(" ")}`);
}
for (const line of over) console.error(`Too heavy: ${line}`);
process.exit(over.length > 0 ? 1 : 0);

async function row({ page, path, as, ...allowed }: Budget, language: Language): Promise<string> {
  const cell = (what: string, bytes: number, most: number) => {
    const text = `${kilobytes(bytes)} / ${most}`;
    if (bytes > (most + SLACK_KB) * 1000) over.push(`${page} (${language}), ${what}: ${text}`);
    return Math.round(bytes / 1000) > most ? `**${text}**` : text;
  };
  const { html, bytes } = await open(language === "ar" ? `/ar${path === "/" ? "" : path}` : path, as);
  const script = scriptsOf(html, language);
  const sheet = as ? assets.css : assets.guestCss;
  const css = sizeOf([sheet]);
  const fonts = sizeOf([assets.fonts.latin, ...(language === "ar" ? [assets.fonts.arabic] : [])]);
  const cells = [
    cell("HTML", bytes, allowed.html),
    cell("CSS", css, CSS),
    cell("script at load", script.load, allowed.load),
    allowed.awake === null ? "–" : cell("script awake", script.awake, allowed.awake),
    cell("fonts", fonts, FONTS[language]),
    kilobytes(bytes + css + script.load + fonts),
  ];
  return `| ${[page, language, ...cells].join(" | ")} |`;
}

async function open(path: string, as?: string): Promise<{ html: string; bytes: number }> {
  const headers: Record<string, string> = as ? { Cookie: await signIn(`${as}@markaba.test`) } : {};
  const plain = await app.request(path, {}, { headers });
  if (plain.status !== 200 && plain.status !== 404) throw new Error(`${path} answered ${plain.status}`);
  const packed = await app.request(path, {}, { headers: { ...headers, "Accept-Encoding": "br" } });
  return { html: await plain.text(), bytes: (await packed.arrayBuffer()).byteLength };
}

function scriptsOf(html: string, language: Language): { load: number; awake: number } {
  const start = assets.start[language];
  const islands = [...html.matchAll(/data-island="([^"]+)" data-when="([^"]+)"/g)];
  const needs = (names: (string | undefined)[]) =>
    sizeOf([...new Set([start, ...names.flatMap((name) => assets.islands[language][name ?? ""] ?? [])])]);
  return {
    load: needs(islands.filter(([, , when]) => when !== "interaction").map(([, name]) => name)),
    awake: needs(islands.map(([, name]) => name)),
  };
}

function sizeOf(urls: string[]): number {
  return urls.reduce((all, url) => {
    const file = assets.files[url];
    if (!file) throw new Error(`The build made no ${url}`);
    return all + Bun.file(file.encodings.br ?? file.path).size;
  }, 0);
}

async function classesIn(sheet: string): Promise<Set<string>> {
  const text = await Bun.file(assets.files[sheet]?.path ?? "").text();
  return new Set([...text.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = ""]) => name.replaceAll("\\", "")));
}

/** Every page that a guest can open, in English. */
async function guestPages(): Promise<string[]> {
  const [sold] = await app.deps.db.read.select().from(listings).where(eq(listings.id, car));
  const ids = { sellers: sold?.sellerId, cars: car, "number-plates": plate };
  const paths = createApp(app.deps)
    .routes.filter(({ method, path }) => method === "GET" && !/\*|^\/(api|ar)\b/.test(path))
    .map(({ path }) =>
      Object.entries(ids).reduce(
        (all, [kind, id]) => all.replace(new RegExp(`^/${kind}/:id(?=/|$)`), `/${kind}/${id}`),
        path,
      ),
    );
  return [...new Set(paths)].filter((path) => !path.includes(":"));
}

/** Classes of a guest's page that only the members' stylesheet knows. */
function missingOf(html: string): string[] {
  const signs = { "&gt;": ">", "&lt;": "<", "&quot;": '"', "&#x27;": "'", "&amp;": "&" };
  const unescaped = (text: string) =>
    Object.entries(signs).reduce((all, [name, sign]) => all.replaceAll(name, sign), text);
  const lists = [...html.matchAll(/ class="([^"]*)"/g)].map(([, names = ""]) => unescaped(names));
  const used = new Set(lists.flatMap((names) => names.split(" ")));
  return [...used].filter((name) => classes.all.has(name) && !classes.ofGuests.has(name));
}

async function signIn(email: string): Promise<string> {
  const [user] = await app.deps.db.read.select().from(users).where(eq(users.email, email));
  if (!user) throw new Error(`The demo has no ${email}`);
  return `sid=${await app.deps.db.withTx((tx) => startSession(tx, user, app.clock.now()))}`;
}

async function anyOf(kind: ListingKind): Promise<string> {
  const { read } = app.deps.db;
  const [row] = await read.select({ id: listings.id }).from(listings).where(isForSale(kind, app.clock.now()));
  if (!row) throw new Error(`The demo has no ${kind}`);
  return row.id;
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
