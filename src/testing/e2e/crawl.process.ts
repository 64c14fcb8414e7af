import { expect, test } from "@playwright/test";
import { demoAccount } from "#src/demo/story-people.ts";
import { makeDataDir, type RunningServer, startServer } from "./server.ts";

/** Each page links to itself in the other language, so every crawl covers both. */
const VISITORS = [
  { visitor: "guest", start: "/", account: null },
  { visitor: "user", start: "/", account: demoAccount("seller") },
  { visitor: "admin", start: "/ar", account: demoAccount("admin") },
];
/** The number of addresses to open that differ only by an id or a query. */
const OF_A_KIND = 2;

interface Found {
  address: string;
  /** The page with the link. */
  on: string;
}

let server: RunningServer;
test.beforeAll(async () => {
  server = await startServer(makeDataDir({ demo: true }));
});
test.afterAll(() => server.stop());

for (const { visitor, start, account } of VISITORS)
  test(`${visitor} from ${start}: every link works and every button has an effect`, async () => {
    const headers = {
      Cookie: account ? await signIn(account) : "",
      "Accept-Language": start === "/" ? "en" : "ar",
    };
    const { dead, idle, opened } = await crawl(start, headers);
    expect(dead).toEqual([]);
    expect(idle).toEqual([]);
    expect(opened).toBeGreaterThan(25);
  });

async function signIn(account: object): Promise<string> {
  const response = await fetch(`${server.origin}/api/auth/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(account),
  });
  return response.headers.get("Set-Cookie")?.split(";")[0] ?? "";
}

async function crawl(start: string, headers: Record<string, string>) {
  const seen = new Set<string>([start]);
  const kinds = new Map<string, number>();
  const queue: Found[] = [{ address: start, on: "the start" }];
  const dead: string[] = [];
  const idle: string[] = [];
  let opened = 0;
  for (let found = queue.pop(); found; found = queue.pop()) {
    opened++;
    // Each request has its own address, so that no limit stops the crawl.
    const from = { "X-Forwarded-For": `10.9.${opened >> 8}.${opened & 255}` };
    const address = server.origin + found.address;
    const response = await fetch(address, { headers: { ...headers, ...from }, redirect: "manual" });
    if (response.status >= 400) dead.push(`${response.status} ${found.address} on ${found.on}`);
    const at = new URL(found.address, server.origin);
    const moved = response.headers.get("Location");
    const isPage = response.headers.get("Content-Type")?.startsWith("text/html") ?? false;
    const page = await read(isPage ? await response.text() : "");
    if (moved) page.links.push(moved);
    idle.push(...page.idle.map((button) => `${button} on ${at.pathname}`));
    for (const link of page.links) {
      const url = new URL(link, at);
      const path = url.pathname + url.search;
      const kind = kindOf(url);
      if (url.origin !== server.origin || seen.has(path) || (kinds.get(kind) ?? 0) >= OF_A_KIND) continue;
      seen.add(path);
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
      queue.push({ address: path, on: at.pathname });
    }
  }
  return { dead, idle: [...new Set(idle)], opened };
}

/**
 * Addresses with another id, or with the number and title of another listing, are of one kind. So are all with more than two
 * filters, and all feeds of a search: they have the links and filters of pages that are opened.
 */
function kindOf({ pathname, searchParams }: URL): string {
  const path = pathname.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27,}|\d{6,}-[\w-]+/g, "*");
  if (/\.(atom|json)$/.test(path)) return path;
  const names = [...new Set(searchParams.keys())].sort();
  return names.length > 2 ? `${path}?...` : `${path}?${names.join("&")}`;
}

/** A page's links, and its buttons that neither submit a form nor open something nor belong to an island. */
async function read(html: string): Promise<{ links: string[]; idle: string[] }> {
  const links: string[] = [];
  const idle: string[] = [];
  const within = { form: 0, island: 0, inert: 0 };
  const enter = (where: keyof typeof within) => ({
    element: (it: HTMLRewriterTypes.Element) => {
      within[where]++;
      it.onEndTag(() => void within[where]--);
    },
  });
  await new HTMLRewriter()
    .on("[inert]", enter("inert"))
    .on("a[href], link[rel=alternate], link[rel=manifest]", {
      element: (it) => {
        if (within.inert === 0) links.push((it.getAttribute("href") ?? "").replaceAll("&amp;", "&"));
      },
    })
    .on("form", enter("form"))
    .on("[data-island]", enter("island"))
    .on("button", {
      element: (it) => {
        const opens = ["commandfor", "popovertarget", "form"].some((name) => it.getAttribute(name));
        const scripted = [...it.attributes].some(([name]) => name.startsWith("data-"));
        const sends = within.form > 0 && it.getAttribute("type") !== "button";
        if (!opens && !sends && !scripted && within.island === 0)
          idle.push(`<button ${[...it.attributes].map(([name, value]) => `${name}="${value}"`).join(" ")}>`);
      },
    })
    .transform(new Response(html))
    .text();
  return { links, idle };
}
