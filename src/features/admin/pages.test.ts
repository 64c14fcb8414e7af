import { expect, spyOn, test } from "bun:test";
import { newId } from "#src/core/ids.ts";
import { auditLog } from "#src/features/audit/tables.ts";
import { enrolled } from "#src/testing/site/enrolled.ts";
import { office } from "#src/testing/site/office.ts";
import { plantCar } from "#src/testing/listings/plant-car.ts";
import { plantPlate } from "#src/testing/listings/plant-plate.ts";
import type { TestApp, TestUser } from "#src/testing/site/test-app.ts";
import { auditAction } from "#src/i18n/en/audit.ts";
import { inLanguage } from "#src/i18n/language.ts";
import { recordAudit } from "#src/features/audit/actions.ts";
import { AUDIT_A_PAGE } from "#src/features/audit/queries.ts";
import { changedTo } from "./parts/audit-list.tsx";

const open = async (app: TestApp, path: string, as?: TestUser) => {
  const response = await app.request(path, {}, { as });
  return { status: response.status, html: await response.text(), headers: response.headers };
};

const ACTION = /"(?:admin|user|listing|report|message|site|export|second-factor)\.[a-z]+"/g;
const PARTS = ["/dashboard/users", "/dashboard/listings", "/dashboard/audit"];

test("guests are redirected to sign-in, users get the specification's refusal, in both languages", async () => {
  const { app, seller } = await office();
  for (const path of PARTS) {
    expect((await app.request(path)).status).toBe(302);
    const denied = await open(app, path, seller);
    expect(denied.status).toBe(403);
    expect(denied.html).toContain("Access Denied");
    expect(denied.html).toContain("You don&#x27;t have permission to access the admin dashboard.");
    expect((await open(app, `/ar${path}`, seller)).html).toContain("لا يمكنك الدخول");
  }
});

test("tabs with actions say that these need scripts, in both languages", async () => {
  const { app, admin } = await office();
  const inEnglish = "The admin dashboard needs JavaScript for its actions.";
  for (const tab of ["users", "listings", "review", "reports"])
    expect((await open(app, `/dashboard/${tab}`, admin)).html).toContain(inEnglish);
  expect((await open(app, "/ar/dashboard/users", admin)).html).toContain("تحتاج لوحة الإدارة إلى JavaScript");
  for (const tab of ["site", "audit"])
    expect((await open(app, `/dashboard/${tab}`, admin)).html).not.toContain(inEnglish);
});

test("an admin's dashboard is the overview; their own listings are on another tab", async () => {
  const { app, admin, seller } = await office();
  await plantCar(app, seller, { title: "Camry of Rania" });
  const { html } = await open(app, "/dashboard", admin);
  for (const words of [
    "Total Users",
    "Active Listings",
    "Expired Listings",
    "Total Cars",
    "Recent Listings",
    "Camry of Rania",
  ])
    expect(html).toContain(words);
  expect((await open(app, "/dashboard/mine", admin)).html).toContain("Welcome, Huda");
  expect((await open(app, "/dashboard", seller)).html).toContain("Welcome, Rania");
});

test("a user's page shows the verified badge and the latest listings", async () => {
  const { app, admin, seller } = await office();
  for (let i = 1; i <= 11; i++) await plantCar(app, seller, { title: `Car ${i} of Rania` });
  const path = `/dashboard/users/${seller.id}`;
  const before = (await open(app, path, admin)).html;
  expect(before).not.toMatch(/>Verified\b/);
  expect(before).toContain("Car 11 of Rania");
  expect(before).not.toContain("Car 1 of Rania");
  await app.json("PATCH", `/api/admin${path.slice("/dashboard".length)}`, { verified: true }, { as: admin });
  expect((await open(app, path, admin)).html).toMatch(/>Verified\b/);
});

test("each tab lists and filters", async () => {
  const { app, admin, seller } = await office();
  const car = await plantCar(app, seller, { title: "Camry of Rania" });
  await plantPlate(app, seller, { title: "A plate of Rania" });
  expect((await open(app, "/dashboard/users?q=rania", admin)).html).toMatch(
    /rania@example\.com.*079 123 4567/s,
  );
  expect((await open(app, "/dashboard/users?q=nobody", admin)).html).toContain("No users match this search.");
  const plates = (await open(app, "/dashboard/listings?kind=number-plate", admin)).html;
  expect(plates).toContain("A plate of Rania");
  expect(plates).not.toContain("Camry of Rania");
  await app.json("PATCH", `/api/admin/cars/${car}/reboost`, undefined, { as: admin });
  const log = (await open(app, "/dashboard/audit?action=listing", admin)).html;
  expect(log).not.toContain("listing.reboost");
  for (const words of ["Listing reboosted", `/dashboard/listings?q=${car}`, "Expires"])
    expect(log).toContain(words);
  expect((await open(app, "/ar/dashboard/audit?action=user", admin)).html).toContain("لا توجد قيود تطابق");
});

test("the log describes changes in words, in both languages", () => {
  const now = Date.UTC(2026, 5, 15, 9);
  expect(changedTo("user.limit", "listingLimit", 999_999)).toBe("Unlimited");
  expect(changedTo("user.limit", "listingLimit", 1200)).toBe("1,200");
  expect(changedTo("listing.reboost", "expiresAt", now)).toContain("15 Jun 2026");
  expect(changedTo("user.suspend", "isActive", false)).toBe("no");
  expect(changedTo("listing.rejected", "reason", "sold")).toBe("It has already been sold.");
  expect(changedTo("report.settle", "reason", "sold")).toBe("Already sold");
  expect(changedTo("listing.rejected", "hold", null)).toBe("–");
  expect(changedTo("site.change", "banned-words", ["a", "b"])).toBe("a · b");
  expect(changedTo("site.change", "testimonials", [{ name: { en: "Dana" }, rating: 4 }])).toBe("Dana, 4");
  expect(changedTo("site.change", "announcement", { en: "", ar: "" })).toBe("–");
  expect(changedTo("x.y", "unheardOf", "kept")).toBe("kept");
  expect(inLanguage("ar", () => changedTo("user.suspend", "isActive", true))).toBe("نعم");
});

test("every logged action has a description", async () => {
  const files = [...new Bun.Glob("src/features/**/*.ts").scanSync(".")].filter(
    (file) => !file.includes(".test."),
  );
  const texts = await Promise.all(files.map((file) => Bun.file(file).text()));
  const actions = texts.flatMap((text) => text.match(ACTION) ?? []).map((found) => found.slice(1, -1));
  expect(actions.length).toBeGreaterThan(10);
  expect(actions.filter((action) => auditAction(action) === action)).toEqual([]);
});

test("an empty market and an empty search have different texts", async () => {
  const { app, admin } = await office();
  expect((await open(app, "/dashboard/listings", admin)).html).toContain("There are no listings yet.");
  expect((await open(app, "/dashboard/listings?q=camry", admin)).html).toContain(
    "No listings match this search.",
  );
});

test("listings are grouped by kind with a count each; the longer list decides the number of pages", async () => {
  const { app, admin, seller } = await office();
  for (let i = 0; i < 26; i++) await plantCar(app, seller);
  await plantPlate(app, seller);
  const { html } = await open(app, "/dashboard/listings", admin);
  expect(html).toContain("27 listings");
  expect(html).toMatch(/<h2[^>]*>Cars<\/h2><span[^>]*>26</);
  expect(html).toMatch(/<h2[^>]*>Number Plates<\/h2><span[^>]*>1</);
  expect(html).toContain('href="/dashboard/listings?page=2"');
  const second = (await open(app, "/ar/dashboard/listings?page=2", admin)).html;
  expect(second).toMatch(/<h2[^>]*>السيارات<\/h2><span[^>]*>26</);
  expect(second).not.toContain('<h2 class="text-19 md:text-22">أرقام سيارات</h2>');
});

test("every row of the users shows the role, in both languages", async () => {
  const { app, admin, seller } = await office();
  const rolesOf = async (path: string) => {
    const { html } = await open(app, path, admin);
    return [...html.matchAll(/<h2 class="flex[^>]*>.*?<\/h2>/gs)].map(([row]) =>
      row.match(/(?<=>)(?:User|Admin|مستخدم|مشرف)(?=<)/g),
    );
  };
  expect(await rolesOf("/dashboard/users")).toEqual([["User"], ["Admin"]]);
  expect(await rolesOf("/ar/dashboard/users")).toEqual([["مستخدم"], ["مشرف"]]);
  expect(await rolesOf(`/dashboard/users/${seller.id}`)).toEqual([["User"]]);
});

test("one seller's listings are titled with the seller's name; an unknown seller has none", async () => {
  const { app, admin, seller } = await office();
  await plantCar(app, seller, { title: "Camry of Rania" });
  const { html } = await open(app, `/dashboard/listings?seller=${seller.id}&state=active`, admin);
  expect(html).toContain("Listings by Rania");
  expect(html).toContain(`href="/dashboard/listings?state=active"`);
  expect((await open(app, "/dashboard/listings", admin)).html).not.toContain("Listings by");
  expect((await open(app, "/dashboard/listings?seller=nobody", admin)).status).toBe(404);
});

test("a user's page has the account, its listings, open reports and admin actions", async () => {
  const { app, admin, seller } = await office();
  const other = await app.signUp({ name: "Omar" });
  await plantCar(app, seller, { title: "Camry of Rania" });
  await plantCar(app, other, { title: "Elantra of Omar" });
  await app.json("POST", "/api/reports", {
    sellerId: seller.id,
    reason: "other",
    text: "Asks for a deposit.",
  });
  for (const { id } of [seller, other])
    await app.json("PATCH", `/api/admin/users/${id}/listing-limit`, { limit: 77 }, { as: admin });
  const { html } = await open(app, `/dashboard/users/${seller.id}`, admin);
  for (const part of [seller.email, "Camry of Rania", "Asks for a deposit.", "Listing limit changed"])
    expect(html).toContain(part);
  expect(html).not.toContain("Elantra of Omar");
  expect(html.match(/Listing limit changed/g)).toHaveLength(1);
  expect((await open(app, `/ar/dashboard/users/${seller.id}`, admin)).html).toContain("تغيير حد الإعلانات");
  expect((await open(app, "/dashboard/users/nobody", admin)).status).toBe(404);
  expect((await open(app, `/dashboard/users/${seller.id}`, seller)).status).toBe(403);
});

test("the log's days are in the address, the form, and the links to other pages", async () => {
  const { app, admin } = await office();
  await app.deps.db.withTx(async (tx) => {
    for (let i = 0; i <= AUDIT_A_PAGE; i++)
      await recordAudit(
        tx,
        { actor: null, action: "site.change", subject: { kind: "site", id: "x", name: "x" } },
        Date.UTC(2026, 4, 9, 12),
      );
  });
  const { html } = await open(
    app,
    "/dashboard/audit?from=2026-05-09&to=%D9%A2%D9%A0%D9%A2%D9%A6-05-09",
    admin,
  );
  expect(html).toContain("51 entries");
  for (const name of ["from", "to"])
    expect(html).toMatch(new RegExp(`<input type="date"[^>]* name="${name}"[^>]* value="2026-05-09"`));
  expect(html).toContain('href="/dashboard/audit?from=2026-05-09&amp;to=2026-05-09&amp;page=2"');
  const none = await open(app, "/dashboard/audit?from=2026-05-10&to=tomorrow", admin);
  expect(none.html).toContain("No entries match this search.");
  expect(none.html).toMatch(/name="to"[^>]* value=""/);
  const arabic = await open(app, "/ar/dashboard/audit?to=2026-05-08", admin);
  for (const label of ["من", "إلى"]) expect(arabic.html).toContain(`>${label}</label>`);
});

test("the listings page links to an export of the inquiries", async () => {
  const { app, admin } = await office();
  const { html } = await open(app, "/dashboard/listings", admin);
  expect(html).toMatch(/href="\/dashboard\/export\/listings"[^>]*>.*?Listings as CSV/s);
  expect(html).toMatch(/href="\/dashboard\/export\/inquiries"[^>]*>.*?Inquiries as CSV/s);
  const arabic = await open(app, "/ar/dashboard/listings", admin);
  expect(arabic.html).toContain("الاستفسارات (ملف CSV)");
});

/** Downloads exports with the admin's recovery codes. */
async function exporter(app: TestApp, admin: TestUser) {
  const { codes } = await enrolled(app, admin);
  return async (name: string, as = admin) => {
    const answer = await app.form(`/dashboard/export/${name}`, { code: codes.pop() ?? "" }, { as });
    return { status: answer.status, html: await answer.text(), headers: answer.headers };
  };
}

test("exports have every row and no secret", async () => {
  const { app, admin, seller } = await office();
  await plantCar(app, seller, { title: '=cmd "x", y' });
  const download = await exporter(app, admin);
  const { status, html: csv, headers } = await download("users");
  expect([status, headers.get("Content-Disposition")]).toEqual([200, 'attachment; filename="users.csv"']);
  expect(headers.get("Cache-Control")).toBe("private, no-store");
  expect(csv.split("\r\n")[0]).toBe(
    "id,name,email,phone,location,role,isActive,listingLimit,verifiedAt,phoneConfirmedAt,adminNote,createdAt",
  );
  expect(csv).toContain(",Rania,rania@example.com,");
  expect(csv).toContain(`,${new Date(app.clock.now()).toISOString()}\r\n`);
  expect(csv.trimEnd().split("\r\n")).toHaveLength(3);
  expect((await download("listings")).html).toContain(`"'=cmd ""x"", y",16500,`);
  expect((await download("inquiries")).html).toMatch(/^id,listingId,[\w,]+\r\n$/);
  expect((await download("audit")).status).toBe(200);
  for (const name of ["sessions", "toString"]) expect((await download(name)).status).toBe(404);
  expect((await download("users", seller)).status).toBe(403);
  const log = (await open(app, "/dashboard/audit?action=export", admin)).html;
  expect(log.match(/Data exported/g)).toHaveLength(4);
  expect(log).not.toContain("sessions.csv");
});

test("an export needs a fresh code of two-step verification, like a backup", async () => {
  const { app, admin } = await office();
  const page = async () => (await open(app, "/ar/dashboard/export/users", admin)).html;
  const post = (code: string) => app.form("/dashboard/export/users", { code }, { as: admin });
  expect(await page()).toContain("متاح فقط للمشرفين الذين فعّلوا التحقق بخطوتين");
  expect((await post("123456")).status).toBe(400);
  const { codes } = await enrolled(app, admin);
  expect(await page()).toContain('name="code"');
  const refused = await post("000000");
  expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining("Incorrect code")]);
  const [code = ""] = codes;
  expect((await post(code)).headers.get("Content-Type")).toContain("text/csv");
  expect((await post(code)).status).toBe(400);
  const log = (await open(app, "/dashboard/audit?action=export", admin)).html;
  expect(log.match(/Data exported/g)).toHaveLength(1);
  const gone = await open(app, "/api/admin/export/users.csv", admin);
  expect([gone.status, gone.html.includes("rania@example.com")]).toEqual([404, false]);
});

test("an export stops when its reader disconnects", async () => {
  const { app, admin } = await office();
  await app.deps.db.withTx(async (tx) => {
    for (let i = 0; i < 3500; i++)
      await tx.insert(auditLog).values({
        id: newId(),
        actorName: "Huda",
        action: "site.change",
        subjectKind: "site",
        subjectId: "x",
        subjectName: "x",
        createdAt: i,
      });
  });
  const { codes } = await enrolled(app, admin);
  const response = await app.form("/dashboard/export/audit", { code: codes[0] ?? "" }, { as: admin });
  const asked = spyOn(app.deps.db.read, "select");
  const reader = response.body?.getReader();
  await reader?.read();
  await reader?.cancel();
  await Bun.sleep(50);
  expect(asked.mock.calls.length).toBeLessThan(2);
  asked.mockRestore();
});
