import { expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { renderToStaticMarkup } from "react-dom/server";
import { pick } from "#src/core/pick.ts";
import { ReviewFacts } from "#src/features/admin/parts/review-card.tsx";
import type { Fields } from "#src/features/listings/fields.ts";
import type { Stored } from "#src/features/listings/field-values.ts";
import { boundsOf, filterNames } from "#src/features/listings/search/filter.ts";
import { listings } from "#src/features/listings/tables.ts";
import { inLanguage, type Language } from "#src/i18n/language.ts";
import { formValuesIn } from "../pages/form-values-in.ts";
import { plainPhoto } from "./pictures.ts";
import { type TestApp, testApp, type TestUser } from "../site/test-app.ts";
import { wordsIn } from "../pages/words-in.ts";
import { idPath, type ListingKind } from "#src/features/listings/kinds.ts";

interface Sample<Value> {
  /** A value in the API's format, and another one. */
  json: NonNullable<Value>;
  other: NonNullable<Value>;
  /** The value's text on the listing's page in English and in Arabic; null if it is not shown. */
  shown: [en: string, ar: string] | null;
  /** The label of its row, if it has one. */
  line?: [en: string, ar: string];
}

/** A sample for every field: a missing one is a type error. The test creates the photos. */
export type Samples<Fs> = { [Name in Exclude<keyof Fs, "images">]: Sample<Value<Fs[Name]>> };
type Value<F> = F extends { kind: "digits" } ? string : Stored<F>;

interface Kind<Fs extends Fields> {
  kind: ListingKind;
  fields: Fs;
  samples: Samples<Fs>;
  form: string;
  api: string;
  searchApi: string;
  searchPage: string;
  /** The listing's row in the database. */
  row(app: TestApp, id: string): Promise<Record<string, unknown>>;
  /** The facts for reviewers that combine several fields, such as a plate. */
  factOf?: Partial<Record<keyof Fs, string>>;
}

const LANGUAGES: Language[] = ["en", "ar"];

/** Tests every field of a kind of listing wherever fields are used. */
export function testEveryField<Fs extends Fields>(given: Kind<Fs>): void {
  const { kind, fields, form, api, searchApi, searchPage, row, factOf = {} } = given;
  const names = Object.keys(fields).filter((name) => name !== "images");
  const secret = names.filter((name) => fields[name]?.secret);
  const samples = given.samples as unknown as Record<string, Sample<unknown>>;
  const sampled = (of: "json" | "other") =>
    Object.fromEntries(names.map((name) => [name, samples[name]?.[of]]));
  const pageOf = (id: string) => idPath({ kind, id });

  async function market() {
    const app = testApp();
    const [seller, admin] = [await app.signUp({ listingLimit: null }), await app.signUp({ role: "admin" })];
    const publish = async (body: object) => (await app.json("POST", api, body, { as: seller })).body;
    /** The listing's JSON with its secret values, which the JSON itself must not have. */
    const read = async (id: string) => {
      const { body } = await app.json("GET", `${api}/${id}`, undefined, { as: seller });
      for (const name of secret) expect(Object.keys(body)).not.toContain(name);
      return { ...body, ...pick(await row(app, id), ...secret) };
    };
    const page = async (path: string, as?: TestUser) => (await app.request(path, {}, { as })).text();
    return { app, seller, admin, publish, read, page };
  }

  test("a form without scripts publishes every field", async () => {
    const { app, seller, read } = await market();
    const body = new FormData();
    for (const [name, value] of Object.entries(sampled("json")))
      for (const one of [value].flat()) body.append(name, String(one));
    body.append("photos", new File([await plainPhoto(64, 48)], "a.jpg", { type: "image/jpeg" }));
    expect((await app.request(form, { method: "POST", body }, { as: seller })).status).toBe(303);
    const [listed] = await app.deps.db.read.select().from(listings).where(eq(listings.sellerId, seller.id));
    const json = await read(listed?.id ?? "");
    expect(json).toMatchObject(sampled("json"));
    expect(json.images).toHaveLength(1);
  });

  test("the API accepts and returns every field, and the row stores it", async () => {
    const { app, publish, read } = await market();
    const { id } = await publish(sampled("json"));
    expect(await read(id)).toMatchObject(sampled("json"));
    const stored = await row(app, id);
    for (const name of names) {
      const { kind, column = name } = fields[name] as Fields[string];
      const json = samples[name]?.json;
      const value = kind === "money" ? Number(json) * 100 : json;
      expect([name, String(stored[column])]).toEqual([name, String(value)]);
    }
  });

  test("the edit form contains every field", async () => {
    const { seller, publish, page } = await market();
    const { id } = await publish(sampled("json"));
    for (const language of ["", "/ar"]) {
      const held = formValuesIn(await page(`${language}${pageOf(id)}/edit`, seller));
      for (const name of names)
        expect([name, held[name]]).toEqual([name, [samples[name]?.json].flat().map(String)]);
    }
  });

  test("a change of a field affects only that field", async () => {
    const { app, seller, publish, read } = await market();
    const { id } = await publish(sampled("json"));
    const expected = sampled("json");
    for (const name of names) {
      const change = { [name]: samples[name]?.other };
      expect([name, (await app.json("PATCH", `${api}/${id}`, change, { as: seller })).status]).toEqual([
        name,
        200,
      ]);
      Object.assign(expected, change);
      expect(await read(id)).toMatchObject(expected);
    }
  });

  test("an outdated edit gets every differing field, in both languages", async () => {
    const { app, seller, publish, read } = await market();
    const { id, rev } = await publish(sampled("json"));
    const edit = (sent: object, headers: Record<string, string> = {}) =>
      app.json("PATCH", `${api}/${id}`, sent, { as: seller, headers });
    expect((await edit({ ...sampled("other"), rev })).status).toBe(200);
    for (const language of LANGUAGES) {
      const { status, body } = await edit({ ...sampled("json"), rev }, { "Accept-Language": language });
      expect(status).toBe(409);
      expect(body.changed).toEqual(sampled("other"));
      expect(body.differences.map((difference: { name: string }) => difference.name)).toEqual(names);
      for (const { name, label, saved, yours } of body.differences) {
        expect([name, label]).toEqual([name, inLanguage(language, () => fields[name]?.label())]);
        expect([name, saved]).not.toEqual([name, yours]);
      }
    }
    expect(await read(id)).toMatchObject(sampled("other"));
  });

  test("reviewers see the old and new value of a field", async () => {
    const { app, seller, admin, publish } = await market();
    const { id } = await publish({ ...sampled("json"), description: "Call me at 079 123 4567 any time." });
    const queue = async () =>
      (await app.json("GET", "/api/admin/reviews", undefined, { as: admin })).body.items;
    const [{ rev }] = await queue();
    const verdict = { verdict: "approved", rev };
    expect((await app.json("POST", `/api/admin/reviews/${id}`, verdict, { as: admin })).status).toBe(200);
    const description = "Call me at 078 765 4321 any time.";
    await app.json("PATCH", `${api}/${id}`, { ...sampled("other"), description }, { as: seller });
    const [{ facts, before, changed }] = await queue();
    for (const name of names.filter((name) => !secret.includes(name))) {
      const fact = (factOf as Record<string, string>)[name] ?? name;
      expect(changed).toContain(fact);
      for (const language of LANGUAGES) {
        const html = inLanguage(language, () =>
          renderToStaticMarkup(<ReviewFacts facts={facts} before={before} changed={[fact]} />),
        );
        const [, label, was, is] =
          /<dt[^>]*>(.*?): <\/dt>.*<del[^>]*>(.*?)<\/del>(.*?)<\/dd>/s.exec(html) ?? [];
        const said = [label, was, is].map((part) => wordsIn(part ?? ""));
        expect([name, said.includes("") || said[0] === fact || said[1] === said[2]]).toEqual([name, false]);
      }
    }
  });

  test("fields with filters are found, counted and in the search form", async () => {
    const { app, publish, page } = await market();
    const { id } = await publish(sampled("json"));
    const found = async (query: URLSearchParams) => (await app.json("GET", `${searchApi}?${query}`)).body;
    const html = await page(`${searchPage}/filters`);
    for (const name of filterNames(fields, "many", "range", "numbers")) {
      const { json, other } = samples[name] as Sample<unknown>;
      const [value, another] = [String([json].flat()[0]), String([other].flat()[0])];
      const isRange = fields[name]?.filter !== "many";
      const asking = (one: string) =>
        new URLSearchParams(isRange ? boundsOf(name).map((bound) => [bound, one]) : [[name, one]]);
      expect([name, (await found(asking(value))).items.map((item: { id: string }) => item.id)]).toEqual([
        name,
        [id],
      ]);
      expect([name, (await found(asking(another))).total]).toEqual([name, 0]);
      const { facets, histograms } = await found(new URLSearchParams());
      const counts: { count: number }[] = (isRange ? histograms[name] : facets[name]) ?? [];
      const isCounted = counts.some(({ count }) => count === 1);
      expect([name, isCounted]).toEqual([name, !isRange || fields[name]?.bars !== undefined]);
      expect(html).toMatch(new RegExp(`name="(${[name, ...boundsOf(name)].join("|")})"`));
      for (const language of ["", "/ar"]) {
        const asked = await page(`${language}${searchPage}?${asking(value)}`);
        const chips = [...asked.matchAll(/<bdi dir="\w+" class="truncate">(.*?)<\/bdi>/g)].map(
          ([, label]) => label,
        );
        expect([name, chips.length, chips.join("").includes("undefined")]).toEqual([name, 1, false]);
      }
    }
  });

  test("the page shows every field in both languages", async () => {
    const { publish, page } = await market();
    const { id } = await publish(sampled("json"));
    for (const [at, language] of LANGUAGES.entries()) {
      const html = await page(`${language === "en" ? "" : "/ar"}${pageOf(id)}`);
      const words = wordsIn(html);
      for (const name of secret) expect(html).not.toContain(String(samples[name]?.json));
      const lines = new Map(
        [...html.matchAll(/<dt[^>]*>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/gs)].map(([, label, value]) => [
          wordsIn(label ?? ""),
          wordsIn(value ?? ""),
        ]),
      );
      for (const name of names) {
        const { shown, line } = samples[name] as Sample<unknown>;
        const text = shown?.[at] ?? "";
        expect([name, line ? (lines.get(line[at] ?? "") ?? "") : words]).toEqual([
          name,
          expect.stringContaining(text),
        ]);
      }
    }
  });
}
