import { Database } from "bun:sqlite";
import { afterAll, beforeAll, expect, test } from "bun:test";
import { join } from "node:path";
import { addressOf, type Ids, routes, NO_CONVERSATIONS } from "#src/testing/whole/access-table.ts";
import { type SmtpSink, startSmtpSink } from "#src/testing/outside/smtp-sink.ts";
import { typedCar } from "#src/testing/listings/typed-car.ts";
import { typedPlate } from "#src/testing/listings/typed-plate.ts";
import { type HostileServer, type Member, startHostile } from "./server.ts";
import { turnOnTwoSteps } from "./two-steps.ts";

// Types code into every text field and reads every page. Code that became markup is found by the names of its elements and
// attributes.
const ELEMENT = "hostile-element";
const ATTRIBUTE = "hostile-attribute";

const PAYLOADS = [
  `<${ELEMENT}>`,
  `"><${ELEMENT}>`,
  `' ${ATTRIBUTE}='1`,
  `" ${ATTRIBUTE}="1`,
  `</script><${ELEMENT}>`,
  `</title><${ELEMENT}>`,
  `<!--<script><${ELEMENT}>`,
  `]]><${ELEMENT}>`,
  `'; DROP TABLE cars;--`,
  `" OR 1=1) --%_*`,
  "=HYPERLINK(1)",
  "a\r\nBcc: victim@example.com",
  "${7*7}{{7*7}}<%=7*7%>",
  "__proto__",
  "\u202eabcdef\u2028\u0000\u0007",
];

let server: HostileServer;
let sink: SmtpSink;
let seller: Member;
let admin: Member;
const listed: Ids[] = [];

beforeAll(async () => {
  sink = await startSmtpSink();
  server = await startHostile({ SMTP_URL: sink.url });
  seller = await server.signUp();
  admin = await server.signUpAdmin("root@example.com");
  const path = `/api/admin/users/${seller.id}/listing-limit`;
  await server.call("PATCH", path, { as: admin, json: { limit: "999999" } });
  // Others' words are mailed to confirmed addresses only.
  const outside = new Database(join(server.dataDir, "markaba.sqlite"));
  outside.run("PRAGMA busy_timeout = 5000");
  outside.run("UPDATE users SET email_verified_at = 1");
  outside.close();
});
afterAll(async () => {
  await server.dispose();
  await sink.die();
});

async function made(path: string, json: object): Promise<string> {
  const response = await server.call("POST", path, { as: seller, json });
  const text = await response.text();
  expect([path, json, response.status, text]).toEqual([path, json, 201, text]);
  return (JSON.parse(text) as { id: string }).id;
}

/** The seller's dealer, with the payload in all of its texts. */
async function openDealer(payload: string) {
  const names = {
    nameEn: payload,
    nameAr: payload,
    legalName: payload,
    registerNumber: payload.slice(0, 40),
  };
  const branches = [{ nameEn: payload, nameAr: payload, address: payload, location: "Amman" }];
  const json = {
    ...names,
    branches,
    aboutEn: payload,
    aboutAr: payload,
    phone: "0791234567",
    location: "Amman",
  };
  for (const [method, path] of [
    ["POST", "/api/dealers"],
    ["PATCH", "/api/dealer"],
  ] as const)
    expect((await server.call(method, path, { as: seller, json })).status).toBeLessThan(500);
  const own = await server.call("GET", "/api/dealer", { as: seller });
  const { id = "nothing", slug = "nothing" } = (await own.json()) as { id?: string; slug?: string };
  const unlimited = { as: admin, json: { listingLimit: "unlimited" } };
  await server.call("PATCH", `/api/admin/dealers/${id}`, unlimited);
  return { dealer: id, dealerSlug: slug };
}

/** Types the payload into every text field; returns the ids of the stored things. */
async function type(payload: string, i: number): Promise<Ids> {
  const words = { title: payload, description: `${payload} as long as it has to be ${payload}` };
  const own = { make: "Other", model: payload, color: payload, features: [payload], inspectionNote: payload };
  const car = await made("/api/cars", { ...typedCar, ...words, ...own });
  const plate = await made("/api/number-plates", {
    ...typedPlate,
    ...words,
    plateNumber: String(30_000 + i),
  });
  const asked = { buyerName: payload, buyerPhone: "0787654321", buyerEmail: `buyer${i}@example.com` };
  const message = `${payload} as long as it has to be ${payload}`;
  const texts: [string, object][] = [
    ["/api/inquiries", { ...asked, carId: car, message }],
    ["/api/number-plate-inquiries", { ...asked, plateId: plate, message }],
    ["/api/reports", { listingId: car, reason: "other", text: payload }],
    ["/api/reports", { sellerId: seller.id, reason: "other", text: payload }],
  ];
  for (const [path, json] of texts) {
    const { status } = await server.call("POST", path, { json });
    expect([path, status < 500]).toEqual([path, true]);
  }
  const dealer = await openDealer(payload);
  const name = await server.call("PATCH", "/api/user/profile", { as: seller, json: { name: payload } });
  expect(name.status).toBeLessThan(500);
  const contact = { name: payload, email: `writer${i}@example.com`, subject: payload, message };
  const forms: [string, Record<string, string>][] = [
    ["/contact", contact],
    ["/dashboard/site/announcement", { en: payload, ar: payload }],
    ["/dashboard/site/banned-words", { words: payload }],
  ];
  for (const [path, fields] of forms) {
    const { status } = await server.call("POST", path, { as: admin, body: new URLSearchParams(fields) });
    expect([path, status < 500]).toEqual([path, true]);
  }
  await server.call("PATCH", `/api/admin/users/${seller.id}`, { as: admin, json: { adminNote: payload } });
  const inquiries = await server.call("GET", "/api/inquiries", { as: seller });
  const inquiry = ((await inquiries.json()) as { id: string }[])[0]?.id ?? "";
  const inbox = await server.call("GET", "/api/conversations", { as: seller });
  const { conversations } = (await inbox.json()) as { conversations: { id: string }[] };
  const conversation = conversations[0]?.id ?? "";
  const kept = { kind: "car", query: new URLSearchParams({ q: payload }).toString(), name: payload };
  const saved = await server.call("POST", "/api/saved-searches", { as: seller, json: kept });
  const { id: search = "nothing" } = (await saved.json()) as { id?: string };
  return {
    car,
    plate,
    inquiry,
    ...NO_CONVERSATIONS,
    conversation,
    guestKey: conversation,
    search,
    draft: "nothing",
    device: "nothing",
    seller: seller.id,
    buyer: seller.id,
    session: "nothing",
    token: "nothing",
    ...dealer,
    colleague: seller.id,
    stock: "A-17",
    stockImport: "nothing",
    feed: "nothing",
    siteFeed: "nothing",
    feedToken: "nothing",
    phoneCheck: "nothing",
    dataExport: "nothing",
  };
}

/** The elements and attributes on the page that come from a payload. */
async function foundIn(html: string): Promise<string[]> {
  const found: string[] = [];
  const finder = { element: ({ tagName }: { tagName: string }) => void found.push(tagName) };
  const rewriter = new HTMLRewriter()
    .on(ELEMENT, finder)
    .on(`[${ATTRIBUTE}]`, finder)
    .on("script:not([src]):not([type])", {
      text: ({ text }) => void (text.includes("ostile") && found.push(text)),
    });
  await rewriter.transform(new Response(html)).text();
  return found;
}

for (const [i, payload] of PAYLOADS.entries())
  test(`${JSON.stringify(payload)} can be typed into every field`, async () => {
    listed.push(await type(payload, i));
  });

const pages = routes.filter(({ method, path }) => method === "GET" && !path.startsWith("/dev/"));

test("the test finds injected markup", async () => {
  const raw = (payload: string) =>
    foundIn(`<script>1</script><title>${payload}</title><p a="${payload}" b='${payload}'>${payload}`);
  for (const payload of PAYLOADS.slice(0, 6))
    expect([payload, await raw(payload)]).not.toEqual([payload, []]);
});

test("no page contains injected markup or fails", async () => {
  const wrong: string[] = [];
  let read = 0;
  for (const [i, ids] of listed.entries()) {
    const query = `?q=${encodeURIComponent(PAYLOADS[i] ?? "")}&next=${encodeURIComponent(PAYLOADS[i] ?? "")}`;
    // Pages without an id differ between payloads only by their query.
    const withId = pages.filter(
      ({ path }) => i === 0 || path.includes(":") || /search|number-plates|login|users|listings/.test(path),
    );
    for (const { path } of withId)
      for (const as of [undefined, seller, admin])
        for (const base of path.startsWith("/api/") || path.includes(".") ? [""] : ["", "/ar"]) {
          const address = base + addressOf(path, ids) + query;
          const response = await server.call("GET", address, as && { as });
          const body = await response.text();
          const isPage = response.headers.get("Content-Type")?.includes("html") ?? false;
          if (isPage) read++;
          if (response.status >= 500) wrong.push(`${response.status} ${address}`);
          const found = isPage ? await foundIn(body) : [];
          if (found.length > 0) wrong.push(`${address}: ${found.join()}`);
        }
  }
  expect(wrong).toEqual([]);
  expect(read).toBeGreaterThan(500);
});

test("exports contain no formulas", async () => {
  const { member: as, codes } = await turnOnTwoSteps(server, await server.signUpAdmin());
  for (const file of ["users", "listings", "inquiries", "audit"]) {
    const body = new URLSearchParams({ code: codes.pop() ?? "" });
    const csv = await (await server.call("POST", `/dashboard/export/${file}`, { as, body })).text();
    expect(csv.length).toBeGreaterThan(100);
    expect([file, csv.match(/(?:^|,)"?[=@]HYPER.*/gm)]).toEqual([file, null]);
  }
});

test("emails have no injected recipients, headers or elements", async () => {
  await sink.mailTo("root@example.com");
  await sink.mailTo(seller.email);
  await Bun.sleep(4000);
  expect(sink.mails.length).toBeGreaterThan(PAYLOADS.length);
  for (const mail of sink.mails) {
    expect(mail.to).not.toContain("victim@example.com");
    expect(mail.headers["bcc"]).toBeUndefined();
    expect([mail.subject, await foundIn(mail.html)]).toEqual([mail.subject, []]);
  }
});

test("the database is intact and contains everything typed", () => {
  const db = new Database(join(server.dataDir, "markaba.sqlite"), { readonly: true });
  expect(db.query("PRAGMA integrity_check").values()).toEqual([["ok"]]);
  expect(db.query("SELECT count(*) FROM cars").values()).toEqual([[PAYLOADS.length]]);
  db.close();
  expect(server.logs()).not.toContain('"level":"error"');
});
