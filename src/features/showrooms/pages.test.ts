import { expect, test } from "bun:test";
import { wordsIn } from "#src/testing/pages/words-in.ts";
import { plainPhoto } from "#src/testing/listings/pictures.ts";
import { CITADEL, dealership } from "#src/testing/site/dealership.ts";
import { pageOf } from "#src/testing/site/settled.ts";
import { testApp } from "#src/testing/site/test-app.ts";

test("the settings lead to the application, whose form opens a dealer", async () => {
  const app = testApp();
  const user = await app.signUp();
  expect(await pageOf(app, user, "/ar/settings")).toContain('href="/ar/dealer/new"');
  expect(await pageOf(app, user, "/")).not.toContain('href="/dealer"');
  const wrong = await app.form("/dealer/new", { ...CITADEL, phone: "12" }, { as: user });
  const html = await wrong.text();
  expect([wrong.status, html.includes(`value="${CITADEL.nameEn}"`)]).toEqual([400, true]);
  expect(wordsIn(html)).toContain("Enter a valid phone number");
  const opened = await app.form("/dealer/new", CITADEL, { as: user });
  expect([opened.status, opened.headers.get("Location")]).toEqual([303, "/dealer"]);
  expect(await pageOf(app, user, "/")).toContain('href="/dealer"');
  expect(await pageOf(app, user)).toContain('href="/dealer"');
  expect((await app.request("/dealer/new", {}, { as: user })).headers.get("Location")).toBe("/dealer");
});

test("the profile's form adds and removes hours and branches", async () => {
  const { app, owner, call } = await dealership();
  const { legalName, ...others } = CITADEL;
  const typed = {
    ...{ ...others, legalName, slug: "citadel", aboutEn: "Since 1998" },
    ...{ "hours.sun": "on", "hours.sun.0.0": "09:00", "hours.sun.0.1": "13:00" },
    ...{
      "hours.sun.1.0": "16:00",
      "hours.sun.1.1": "20:00",
      "hours.mon.0.0": "09:00",
      "hours.mon.0.1": "18:00",
    },
    ...{ "branches.0.nameEn": "", "branches.0.nameAr": "", "branches.0.address": "" },
    ...{ "branches.1.nameEn": "Zarqa", "branches.1.nameAr": "الزرقاء", "branches.1.location": "Zarqa" },
  };
  const wrong = await app.form("/dealer/profile", typed, { as: owner });
  const html = await wrong.text();
  // The empty one before it is left out.
  expect([wrong.status, html.includes('name="branches.0.address" aria-invalid="true"')]).toEqual([
    400,
    false,
  ]);
  expect(html).toMatch(/id="[^"]+-error" class="error"/);
  const filled = { ...typed, "branches.1.address": "Free Zone, hall 4" };
  expect((await app.form("/dealer/profile", filled, { as: owner })).status).toBe(303);
  const saved = async () => (await call("GET", "/api/dealer")).body;
  const span = [
    ["09:00", "13:00"],
    ["16:00", "20:00"],
  ];
  expect(await saved()).toMatchObject({ slug: "citadel", aboutEn: "Since 1998", hours: { sun: span } });
  expect((await saved()).branches).toMatchObject([{ nameEn: "Zarqa", address: "Free Zone, hall 4" }]);
  expect(await pageOf(app, owner, "/dealer/profile")).toContain('name="branches.1.nameEn"');
  const removed = { ...filled, "branches.1.remove": "yes", "hours.sun.1.0": "", "hours.sun.1.1": "" };
  await app.form("/dealer/profile", removed, { as: owner });
  expect(await saved()).toMatchObject({ hours: { sun: [span[0]] }, branches: [] });
  const allDay = { ...removed, "hours.mon": "on", "hours.mon.0.0": "00:00", "hours.mon.0.1": "00:00" };
  await app.form("/dealer/profile", allDay, { as: owner });
  expect((await saved()).hours).toEqual({ sun: [span[0]], mon: [["00:00", "24:00"]] });
  await app.form("/dealer/profile", { ...allDay, "hours.same": "on", "hours.sun": "" }, { as: owner });
  expect((await saved()).hours).toEqual({ mon: [span[0]] });
  const half = await app.form("/dealer/profile", { ...removed, "hours.sun.0.1": "" }, { as: owner });
  expect([half.status, wordsIn(await half.text())]).toEqual([400, expect.stringContaining("such as 09:00")]);
});

test("a manager's form has no legal details and keeps them", async () => {
  const { app, call, employ } = await dealership();
  const manager = await employ("manager");
  expect(await pageOf(app, manager, "/dealer/profile")).not.toContain('name="legalName"');
  const { legalName: _, registerNumber: __, ...typed } = CITADEL;
  const saved = await app.form("/dealer/profile", { ...typed, slug: "citadel" }, { as: manager });
  expect(saved.status).toBe(303);
  expect((await call("GET", "/api/dealer")).body).toMatchObject({ slug: "citadel", registerNumber: "31887" });
});

test("the logo is uploaded, and removed", async () => {
  const { app, owner, call } = await dealership();
  const send = async (file: File, remove = false) => {
    const body = new FormData();
    body.append("files", file);
    if (remove) body.append("logoRemoved", "on");
    for (const [name, text] of Object.entries({ ...CITADEL, slug: "citadel" })) body.append(name, text);
    return (await app.request("/dealer/profile", { method: "POST", body }, { as: owner })).status;
  };
  const logo = async () => (await call("GET", "/api/dealer")).body.logo;
  expect(await send(new File([await plainPhoto(300, 300)], "logo.jpg"))).toBe(303);
  expect(await logo()).toStartWith("/photos/");
  expect(await send(new File([], ""))).toBe(303);
  expect(await logo()).toStartWith("/photos/");
  expect(await pageOf(app, owner, "/dealer")).toContain((await logo()).replace("640", "320"));
  expect(await send(new File(["text"], "logo.txt"))).toBe(400);
  expect(await send(new File([await plainPhoto(200, 200)], "other.jpg"), true)).toBe(303);
  expect(await logo()).toBe(null);
});

test("salespeople see the overview only, and others no office", async () => {
  const { app, employ } = await dealership();
  const sales = await employ("sales");
  const overview = await pageOf(app, sales, "/dealer");
  expect(wordsIn(overview)).toContain("0 of 50 used");
  for (const path of ["/dealer/profile", "/dealer/people"]) {
    expect(overview).not.toContain(`href="${path}"`);
    // oxlint-disable-next-line no-await-in-loop -- two
    expect((await app.request(path, {}, { as: sales })).status).toBe(403);
  }
  const stranger = await app.signUp();
  expect((await app.request("/dealer", {}, { as: stranger })).status).toBe(403);
});

test("owners invite, change and remove people by forms", async () => {
  const { app, owner, call, employ } = await dealership();
  const sales = await employ("sales", { name: "Suhaib" });
  const wrong = await app.form("/dealer/people", { email: "nadia@", role: "sales" }, { as: owner });
  expect([wrong.status, wordsIn(await wrong.text()).includes("Invalid email")]).toEqual([400, true]);
  await app.form("/dealer/people", { email: "nadia@example.com", role: "manager" }, { as: owner });
  await app.form(`/dealer/people/${sales.id}`, { role: "manager" }, { as: owner });
  const people = async () => (await call("GET", "/api/dealer/people")).body.people;
  expect(await people()).toMatchObject([
    { role: "owner" },
    { name: "Suhaib", role: "manager" },
    { role: "manager" },
  ]);
  const page = wordsIn(await pageOf(app, owner, "/dealer/people"));
  for (const text of ["Suhaib", "nadia@example.com", "invited until 22 June 2026"])
    expect(page).toContain(text);
  await app.form(`/dealer/people/${sales.id}/remove`, {}, { as: owner });
  expect(await people()).toHaveLength(2);
});
