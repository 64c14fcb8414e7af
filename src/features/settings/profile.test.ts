import { expect, test } from "bun:test";
import { settled, userRow } from "#src/testing/site/settled.ts";

test("the profile is saved by form and by API", async () => {
  const { app, user } = await settled({ phone: "+962791234567", location: "Irbid" });
  const typed = { name: "  Rania  Q ", phone: "٠٧٨٧٦٥٤٣٢١", location: "Amman" };
  const saved = await app.form("/ar/settings/profile", typed, { as: user });
  expect([saved.status, saved.headers.get("Location")]).toEqual([303, "/ar/settings"]);
  expect(saved.headers.get("Set-Cookie")).toContain("flash=settingsSaved");
  expect(await userRow(app, user)).toMatchObject({
    name: "Rania Q",
    phone: "+962787654321",
    location: "Amman",
  });
  const none = await app.json(
    "PATCH",
    "/api/user/profile",
    { name: "R", phone: "", location: null },
    { as: user },
  );
  expect(none.status).toBe(204);
  expect(await userRow(app, user)).toMatchObject({ name: "R", phone: null, location: null });
});

test("a refused profile reports the fields, keeps the input and changes nothing", async () => {
  const { app, user } = await settled();
  const answer = await app.form(
    "/settings/profile",
    { name: "", phone: "12", location: "Paris" },
    { as: user },
  );
  expect(answer.status).toBe(400);
  const html = await answer.text();
  for (const text of ["Name is required", "Enter a valid phone number", "Choose a city", 'value="12"'])
    expect(html).toContain(text);
  expect(await userRow(app, user)).toMatchObject({ name: "Rania Haddad", phone: null });
  const long = { name: "x".repeat(81) };
  const refused = await app.json("PATCH", "/api/user/profile", long, { as: user });
  expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ["name"]]);
});

test("a name has letters and no web address, when registering and in the settings", async () => {
  const { app, user } = await settled();
  const refused = [
    "12345",
    "٠٧٩",
    "—",
    "You WON www.prize.top",
    "Rami prize.com",
    "HTTPS://x.y",
    "سيارات.com",
    "ｐｒｉｚｅ．ｃｏｍ",
    "prize.top",
    "Ali ali@win.tech",
    "prize.\u200dcom",
    "prize[.]vip",
    "WIN prize . com",
    "x 1.1.1.1/win",
    "call 0791234567 now",
  ];
  const languages = [
    ["en", "Write your name with letters, without web addresses, emails or phone numbers"],
    ["ar", "اكتب اسمك بالحروف ومن دون عناوين مواقع أو بريد إلكتروني أو أرقام هواتف"],
  ];
  const account = { email: "new@example.com", password: "a long walk home" };
  for (const name of refused)
    for (const [language = "", message] of languages) {
      const headers = { "Accept-Language": language };
      for (const answer of [
        await app.json("PATCH", "/api/user/profile", { name }, { as: user, headers }),
        await app.json("POST", "/api/auth/register", { ...account, name }, { headers }),
      ])
        expect([name, answer.status, answer.body.fields]).toEqual([name, 400, { name: message }]);
    }
  for (const name of ["J. R. Haddad", "أبو محمد", "Showroom 24", "Ziad-Cars", "María José", "李"])
    expect((await app.json("PATCH", "/api/user/profile", { name }, { as: user })).status).toBe(204);
});

test("rights cannot be changed through the profile", async () => {
  const { app, user } = await settled();
  const sent = { name: "R", role: "admin", listingLimit: 999_999, email: "x@example.com", verifiedAt: 1 };
  await app.json("PATCH", "/api/user/profile", sent, { as: user });
  expect(await userRow(app, user)).toMatchObject({
    role: "user",
    listingLimit: 5,
    email: "rania@example.com",
    verifiedAt: null,
  });
});

test("the chosen language applies to emails and the site; unchecked emails stop", async () => {
  const { app, user } = await settled();
  const saved = await app.form("/settings/preferences", { language: "ar", mailsExpiry: "on" }, { as: user });
  expect(saved.headers.get("Location")).toBe("/ar/settings");
  expect(saved.headers.getSetCookie().join()).toContain("language=ar");
  expect(await userRow(app, user)).toMatchObject({
    language: "ar",
    mailsInquiries: false,
    mailsExpiry: true,
  });
  const back = { language: "en", mailsInquiries: true, mailsExpiry: false };
  const called = await app.json("PATCH", "/api/user/preferences", back, { as: user });
  expect(called.headers.getSetCookie().join()).toContain("language=en");
  expect(await userRow(app, user)).toMatchObject(back);
  const odd = { ...back, language: "fr" };
  expect((await app.json("PATCH", "/api/user/preferences", odd, { as: user })).status).toBe(400);
  expect((await app.form("/settings/preferences", { language: "fr" }, { as: user })).status).toBe(400);
});

test("the header's language switch applies to emails too", async () => {
  const { app, user } = await settled();
  await app.form("/preferences", { language: "ar", next: "/search" }, { as: user });
  expect((await userRow(app, user))?.language).toBe("ar");
  expect((await app.form("/preferences", { language: "en" })).status).toBe(303);
  expect((await userRow(app, user))?.language).toBe("ar");
});
