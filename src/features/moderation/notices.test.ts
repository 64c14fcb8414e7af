import { expect, test } from "bun:test";
import type { Config } from "#src/config.ts";
import { DAY_MS } from "#src/core/time.ts";
import { office } from "#src/testing/site/office.ts";
import { typedCar } from "#src/testing/listings/typed-car.ts";
import { typedPlate } from "#src/testing/listings/typed-plate.ts";

const CALL_ME = "للتواصل ٠٧٩١٢٣٤٥٦٧ في أي وقت";
const KINDS = [
  { api: "/api/cars", page: "/cars", list: "/list-car", search: "/search" as const, typed: typedCar },
  {
    api: "/api/number-plates",
    page: "/number-plates",
    list: "/list-number-plate",
    search: "/number-plates" as const,
    typed: typedPlate,
  },
];
const WORDS = {
  en: {
    prefix: "",
    listed: {
      "/search": "Your car has been listed successfully.",
      "/number-plates": "Your number plate listing has been created successfully.",
    },
    noticed: "We noticed an issue with your listing. See your dashboard for details.",
    shown: "Buyers can see it. We may review this:",
    flag: "Contact details in the text: 0791234567",
  },
  ar: {
    prefix: "/ar",
    listed: {
      "/search": "تم نشر إعلان سيارتك بنجاح.",
      "/number-plates": "تم نشر إعلان لوحتك بنجاح.",
    },
    noticed: "لدينا ملاحظة على إعلانك تجدها في لوحة التحكم.",
    shown: "الإعلان ظاهر للمشترين، وقد نراجع ما يلي:",
    flag: "وسيلة تواصل في النص: \u20660791234567\u2069",
  },
};
const EACH = KINDS.flatMap((kind) =>
  (["en", "ar"] as const).map((language) => ({ ...kind, ...WORDS[language], language })),
).map(({ listed, ...each }) => ({ ...each, listed: listed[each.search] }));
const fieldsOf = (typed: object) =>
  Object.fromEntries(Object.entries(typed).map(([name, value]) => [name, String(value)]));

/** A site with an established seller, whose listings do not wait for review. */
async function known() {
  const { app, decide } = await office();
  const seller = await app.signUp({ createdAt: app.clock.now() - 30 * DAY_MS });
  return { app, decide, seller };
}

test("saving a car or a plate returns what was flagged, even if it is visible", async () => {
  for (const { api, typed, language, shown, flag } of EACH) {
    const { app, seller } = await known();
    const options = { as: seller, headers: { "Accept-Language": language } };
    const { body } = await app.json("POST", api, typed, options);
    expect([body.hold, body.notice]).toEqual([null, undefined]);
    const edited = await app.json("PATCH", `${api}/${body.id}`, { description: CALL_ME }, options);
    expect(edited.body.hold).toBeNull();
    expect(edited.body.notice).toEqual({ tone: "info", title: null, text: shown, lines: [flag] });
    const again = await app.json("PATCH", `${api}/${body.id}`, { description: typed.description }, options);
    expect(again.body).not.toHaveProperty("notice");
  }
});

test("a new seller's listing is visible right away, the response says what was flagged, and admins see it", async () => {
  for (const { api, typed, language, shown, flag } of EACH) {
    const { app, seller, rulesOf } = await office();
    const options = { as: seller, headers: { "Accept-Language": language } };
    const { body } = await app.json("POST", api, { ...typed, description: CALL_ME }, options);
    expect(body).toMatchObject({ hold: null, notice: { tone: "info", text: shown, lines: [flag] } });
    const found = (await app.json("GET", api)).body as { id: string }[];
    expect(found.map(({ id }) => id)).toEqual([body.id]);
    expect(await rulesOf(body.id)).toEqual(["contact-in-text"]);
  }
});

test("if new sellers are reviewed first, the response says why the listing waits", async () => {
  for (const { api, typed, language, flag } of EACH) {
    const { app, seller } = await office({ REVIEW_FIRST: "new-sellers" });
    const options = { as: seller, headers: { "Accept-Language": language } };
    const { body } = await app.json("POST", api, { ...typed, description: CALL_ME }, options);
    expect(body).toMatchObject({ hold: "review", notice: { tone: "warn", lines: [flag] } });
  }
});

test("without scripts the form is shown again with what was flagged", async () => {
  for (const { api, page, typed, prefix, shown, flag } of EACH) {
    const { app, seller } = await known();
    const { id, url } = (await app.json("POST", api, typed, { as: seller })).body;
    const edit = `${prefix}${page}/${id}/edit`;
    const save = async (description: string) =>
      (await app.form(edit, fieldsOf({ ...typed, description }), { as: seller })).headers.get("Location");
    expect(await save(CALL_ME)).toBe(edit);
    const html = await (await app.request(edit, {}, { as: seller })).text();
    expect([shown, flag].filter((words) => !html.includes(words))).toEqual([]);
    expect(await save(typed.description)).toBe(prefix + url);
  }
});

/** Publishes two listings without scripts, the second with a phone number; returns the pages that follow. */
async function pagesAfterListing(
  { list, search, typed, prefix }: (typeof EACH)[number],
  config: Partial<Config>,
) {
  const { app, seller } = await office(config);
  const send = async (form: object) => {
    const { headers } = await app.form(prefix + list, fieldsOf(form), { as: seller });
    expect(headers.get("Location")).toBe(prefix + search);
    const flash = { Cookie: headers.get("Set-Cookie")?.split(";")[0] ?? "" };
    return (await app.request(prefix + search, { headers: flash })).text();
  };
  return [await send(typed), await send({ ...typed, plateNumber: "77777", description: CALL_ME })];
}

test("without scripts a new listing redirects to search, which confirms it and shows any flags", async () => {
  for (const each of EACH) {
    const [plain, flagged] = await pagesAfterListing(each, {});
    expect(plain).toContain(each.listed);
    expect(plain).not.toContain(each.noticed);
    expect(flagged).toContain(`${each.listed} ${each.noticed}`);
  }
});

test("a listing that waits for review redirects to search too", async () => {
  for (const each of EACH.filter(({ language }) => language === "en")) {
    const [, flagged] = await pagesAfterListing(each, { REVIEW_FIRST: "everybody" });
    expect(flagged).toContain(`${each.listed} ${each.noticed}`);
  }
});

test("a rejected listing's page and form, linked in the email, show its seller the reason and the note", async () => {
  for (const { api, page, typed, prefix, language } of EACH) {
    const { app, seller, decide } = await known();
    const { id, url } = (await app.json("POST", api, typed, { as: seller })).body;
    const notes = { note: "The second photo.", noteAr: "الصورة الثانية." };
    await decide(id, { verdict: "rejected", reason: "photos", ...notes });
    const said =
      language === "ar"
        ? ["مرفوض", "الصور ليست للسيارة أو اللوحة المعروضة", notes.noteAr]
        : ["Rejected", "show what&#x27;s for sale", notes.note];
    for (const path of [`${prefix}${page}/${id}/edit`, prefix + url]) {
      const html = await (await app.request(path, {}, { as: seller })).text();
      expect(said.filter((words) => !html.includes(words))).toEqual([]);
      expect(html).not.toMatch(/This is how buyers see it|هكذا يراه المشترون/);
    }
  }
});
