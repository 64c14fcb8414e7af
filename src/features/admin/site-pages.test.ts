import { expect, test } from "bun:test";
import { listAudit } from "#src/features/audit/queries.ts";
import { contactMessages } from "#src/features/help/tables.ts";
import { getSetting } from "#src/features/site/queries.ts";
import { siteSettings } from "#src/features/site/tables.ts";
import { office } from "#src/testing/site/office.ts";
import { plantCar } from "#src/testing/listings/plant-car.ts";

async function site() {
  const { app, admin } = await office();
  const save = (name: string, fields: Record<string, string>, as = admin) =>
    app.form(`/dashboard/site/${name}`, fields, { as });
  const html = async (path: string) => (await app.request(path)).text();
  return { app, admin, save, html };
}

test("an announcement is shown on every page in its language until it is cleared", async () => {
  const { app, save, html } = await site();
  expect(await html("/search")).not.toContain('role="note"');
  const saved = await save("announcement", { en: "Closed on <Friday>", ar: "مغلق يوم الجمعة" });
  expect([saved.status, saved.headers.get("Location")]).toEqual([303, "/dashboard/site#announcement"]);
  expect(await html("/search")).toContain("Closed on &lt;Friday&gt;");
  expect(await html("/ar/login")).toContain("مغلق يوم الجمعة");
  await save("announcement", { en: "", ar: "" });
  expect(await html("/search")).not.toContain('role="note"');
  const audit = await listAudit(app.deps.db.read, { q: "", action: "site", page: 1 });
  expect(audit.total).toBe(2);
});

test("a text in only one language is refused at its field, and the input is kept", async () => {
  const { save, html } = await site();
  const refused = await save("announcement", { en: "Closed on Friday", ar: " " });
  expect(refused.status).toBe(400);
  const page = await refused.text();
  expect(page).toContain('value="Closed on Friday"');
  expect(page).toContain("Enter it in both languages");
  // The error is shown at the form that was sent.
  expect(page).toContain('action="/dashboard/site/featured-order#featured-order"');
  expect(page).toContain('id="featured-order"');
  expect(await html("/search")).not.toContain("Closed on Friday");
});

test("testimonials are changed, added and removed; an empty one is ignored", async () => {
  const { save, html } = await site();
  const one = {
    "name-en-0": "Dana",
    "name-ar-0": "دانا",
    "comment-en-0": "Sold in two days.",
    "comment-ar-0": "بعتها خلال يومين.",
    "location-0": "Salt",
    "rating-0": "4",
  };
  const empty = {
    "name-en-1": "",
    "name-ar-1": "",
    "comment-en-1": "",
    "comment-ar-1": "",
    "location-1": "Amman",
    "rating-1": "5",
  };
  expect((await save("testimonials", { ...one, ...empty })).status).toBe(303);
  expect(await html("/")).toContain("Sold in two days.");
  expect(await html("/")).not.toContain("Rania Haddad");
  expect((await save("testimonials", { ...one, "comment-ar-0": "" })).status).toBe(400);
  expect((await save("testimonials", { ...one, "rating-0": "9" })).status).toBe(400);
  expect((await save("testimonials", empty)).status).toBe(303);
  expect(await html("/")).not.toContain("Sold in two days.");
});

test("a testimonial keeps its photo when its text is saved again", async () => {
  const { app, admin, save } = await site();
  const value = [
    {
      name: { en: "Dana", ar: "دانا" },
      comment: { en: "Sold in two days.", ar: "بعتها خلال يومين." },
      location: "Salt",
      rating: 4,
      avatar: "some-photo",
    },
  ];
  await app.deps.db.withTx((tx) =>
    tx.insert(siteSettings).values({ name: "testimonials", value, updatedAt: 0 }),
  );
  const form = await (await app.request("/dashboard/site", {}, { as: admin })).text();
  const posted = Object.fromEntries(
    [...form.matchAll(/<input[^>]* name="([\w-]+-\d)"[^>]* value="([^"]*)"/g)].map(([, name, typed]) => [
      name ?? "",
      typed ?? "",
    ]),
  );
  const typed = {
    "comment-en-0": "Sold in a day.",
    "comment-ar-0": "بعتها خلال يوم.",
    "location-0": "Salt",
    "rating-0": "5",
  };
  expect((await save("testimonials", { ...posted, ...typed })).status).toBe(303);
  expect(await getSetting(app.deps.db.read, "testimonials")).toMatchObject([
    { name: { en: "Dana" }, comment: { en: "Sold in a day." }, rating: 5, avatar: "some-photo" },
  ]);
});

test("text that is too long is refused, not cut", async () => {
  const { save, html } = await site();
  const refused = await save("announcement", { en: "Closed. ".repeat(40), ar: "مغلق" });
  expect(refused.status).toBe(400);
  expect(await refused.text()).toContain("Use at most 300 characters");
  expect(await html("/search")).not.toContain("Closed.");
});

test("banned words and featured cars are one per line; addresses become ids, and other cars are refused", async () => {
  const { app, admin, save } = await site();
  const [one, two, plain] = [
    await plantCar(app, admin, { featured: true }),
    await plantCar(app, admin, { featured: true }),
    await plantCar(app, admin),
  ];
  for (const ids of ["nothing", `${one}\n${plain}`]) {
    const refused = await save("featured-order", { ids });
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain(`Not a featured car: ${ids.replace(/.*\n/, "")}`);
  }
  await save("banned-words", { words: " replica \n\nمسروقة\nreplica" });
  await save("featured-order", { ids: `https://cars.example.com/ar/cars/${one}?x=1\n${two}\n${one}` });
  const page = await (await app.request("/dashboard/site", {}, { as: admin })).text();
  expect(page).toContain("replica\nمسروقة</textarea>");
  expect(page).toContain(`${one}\n${two}</textarea>`);
  await save("featured-order", { ids: "إعلان 100002\nhttps://cars.example.com/ar/cars/100001-camry?x=1" });
  const other = await (await app.request("/dashboard/site", {}, { as: admin })).text();
  expect(other).toContain(`${two}\n${one}</textarea>`);
});

test("only admins see settings and messages, and an unknown setting is a 404", async () => {
  const { app, save } = await site();
  const user = await app.signUp();
  expect((await save("announcement", { en: "x", ar: "x" }, user)).status).toBe(403);
  for (const path of ["/dashboard/site", "/dashboard/messages"])
    expect((await app.request(path, {}, { as: user })).status).toBe(403);
  expect((await save("toString", {})).status).toBe(404);
});

test("a visitor's message stays open until an admin marks it as done", async () => {
  const { app, admin } = await site();
  await app.form("/contact", {
    name: "Omar",
    email: "omar@example.com",
    subject: "A question",
    message: "How do I list a truck with you?",
  });
  const open = async (query = "") =>
    (await app.request(`/dashboard/messages${query}`, {}, { as: admin })).text();
  const waiting = await open();
  expect(waiting).toContain("How do I list a truck with you?");
  const [, action = ""] = /action="(\/dashboard\/messages\/[^"]+)"/.exec(waiting) ?? [];
  expect((await app.form(action, {}, { as: admin })).status).toBe(303);
  expect(await open()).not.toContain("How do I list a truck with you?");
  expect(await open("?handled=1")).toContain("How do I list a truck with you?");
  expect((await app.form("/dashboard/messages/nothing/handled", {}, { as: admin })).status).toBe(404);
});

test("done messages have their own pages", async () => {
  const { app, admin } = await site();
  const at = app.clock.now();
  const message = { name: "Omar", email: "omar@example.com", subject: "Hi", message: "…", createdAt: at };
  const done = Array.from({ length: 21 }, (_, i) => ({ id: `m${i}`, ...message, handledAt: at }));
  await app.deps.db.withTx((tx) => tx.insert(contactMessages).values(done));
  const html = await (await app.request("/dashboard/messages?handled=1", {}, { as: admin })).text();
  const [, next = ""] = /href="([^"]*page=2)"/.exec(html) ?? [];
  const second = await (await app.request(next.replaceAll("&amp;", "&"), {}, { as: admin })).text();
  expect(second).toContain("omar@example.com");
});

test("the settings say whose flagged listings wait for review, and when to choose otherwise", async () => {
  for (const [REVIEW_FIRST, english, arabic] of [
    ["nobody", "Every listing goes live right away.", "يظهر كل إعلان فورًا"],
    ["new-sellers", "sellers who joined less than 14 days ago wait", "قبل أقل من 14 يومًا"],
    ["everybody", "All flagged listings wait for review.", "كل الإعلانات التي عليها ملاحظات"],
  ] as const) {
    const { app, admin } = await office({ REVIEW_FIRST });
    const html = async (path: string) => (await app.request(path, {}, { as: admin })).text();
    const [en, ar] = [await html("/dashboard/site"), await html("/ar/dashboard/site")];
    for (const words of [english, "“new-sellers” if anyone can register"]) expect(en).toContain(words);
    for (const words of [arabic, "إذا كان التسجيل مفتوحًا للجميع"]) expect(ar).toContain(words);
  }
});
