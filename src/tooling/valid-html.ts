import { mkdtempDisposableSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { addressOf, type Ids, routes, NO_CONVERSATIONS } from "#src/testing/whole/access-table.ts";
import { demoSite, findDemoListing, signInToDemo } from "#src/testing/site/demo-site.ts";
import type { TestUser } from "#src/testing/site/test-app.ts";
import { ROOT } from "./root.ts";

// Runs the Nu HTML checker on every page of the demo, in both languages, as a guest, a seller and an admin.
const JAR = join(ROOT, "node_modules/vnu-jar/build/dist/vnu.jar");
/** False positives: view transition names, and the language of pages with many Arabic ads. */
const MISTAKEN = ".*view-transition-name.*|.*appears to be written in.*";
const STATES = [
  "/search?make=Toyota&fuelType=Hybrid",
  "/search?q=steamroller",
  "/number-plates?digits=4",
  "/messages?box=selling",
  "/nothing/here",
];

interface Message {
  type: string;
  subType?: string;
  url: string;
  message: string;
  extract?: string;
}

const java = Bun.which("java");
if (java) await checkPages(java);
else console.log("Skipped: the Nu HTML checker needs Java, which is not installed.");

async function checkPages(java: string): Promise<void> {
  using folder = mkdtempDisposableSync(join(tmpdir(), "markaba-html-"));
  const pages = await writePages(folder.path);
  // The optimizing compiler costs more time than it saves in such a short run: 26 s of processor time instead of 17.
  const checker = [java, "-Xss4m", "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-jar", JAR];
  const options = ["--format", "json", "--filterpattern", MISTAKEN];
  const run = Bun.spawn([...checker, ...options, folder.path], { stderr: "pipe" });
  const answer = (await new Response(run.stderr).json()) as { messages: Message[] };
  // Ignores notes below warnings, which are about React's closing slashes.
  const messages = answer.messages.filter(({ type, subType }) => type !== "info" || subType === "warning");
  const pagesOf = Map.groupBy(messages, ({ message, extract = "" }) => `${message}\n  ${extract}`);
  for (const [text, found] of pagesOf) {
    const where = new Set(found.map(({ url }) => pages.get(Bun.fileURLToPath(url)) ?? url));
    console.error(`${text}\n  ${[...where].join(", ")}`);
  }
  console.log(`${pages.size} pages, ${messages.length} complaints`);
  process.exitCode = messages.length > 0 ? 1 : 0;
}

async function writePages(folder: string): Promise<Map<string, string>> {
  const app = await demoSite({ NODE_ENV: "development" });
  const seller = await signInToDemo(app, "seller");
  const admin = await signInToDemo(app, "admin");
  const inquiries = await app.json("GET", "/api/inquiries", undefined, { as: seller });
  const inbox = await app.json("GET", "/api/conversations", undefined, { as: seller });
  const kept = { kind: "car", query: "make=Toyota" };
  const saved = await app.json("POST", "/api/saved-searches", kept, { as: seller });
  const ids: Ids = {
    search: saved.body.id,
    draft: "nothing",
    device: "nothing",
    car: await findDemoListing(app, "car", seller.id),
    plate: await findDemoListing(app, "number-plate"),
    seller: seller.id,
    buyer: (await signInToDemo(app, "buyer")).id,
    inquiry: inquiries.body[0].id,
    ...NO_CONVERSATIONS,
    guestKey: inbox.body.conversations[0].id,
    session: "nothing",
    token: "nothing",
    dealer: "nothing",
    dealerSlug: "nothing",
    colleague: "nothing",
    stock: "A-17",
    stockImport: "nothing",
    feed: "nothing",
    siteFeed: "nothing",
    dataExport: "nothing",
    feedToken: "nothing",
    phoneCheck: "nothing",
  };
  const pages = new Map<string, string>();
  const seen = new Set<string>();

  const write = async (method: string, path: string): Promise<void> => {
    const body = method === "POST" ? new URLSearchParams() : undefined;
    for (const as of [undefined, seller, admin] as (TestUser | undefined)[])
      for (const language of ["", "/ar"]) {
        const answer = await app.request(language + path, { method, body }, { as });
        const html = answer.headers.get("Content-Type")?.startsWith("text/html") ? await answer.text() : "";
        if (!html.startsWith("<!doctype html>") || seen.has(html)) continue;
        seen.add(html);
        const file = join(folder, `${pages.size}.html`);
        pages.set(file, `${method} ${language}${path} as ${as?.name ?? "a guest"}`);
        await Bun.write(file, html);
      }
  };

  const pathsOf = (method: string) =>
    routes
      .filter((route) => route.method === method && !route.path.startsWith("/api/"))
      .map(({ path }) => addressOf(path, ids));
  for (const path of [...pathsOf("GET"), ...STATES]) await write("GET", path);
  // Empty forms are posted last, because some change data.
  for (const path of pathsOf("POST")) await write("POST", path);
  return pages;
}
