import { expect, test } from "bun:test";
import { renderToString } from "react-dom/server";
import { carSuggestions } from "#src/features/cars/search/car-suggestions.ts";
import { yearIn } from "#src/features/cars/search/parts/year-fields.tsx";
import { plateSuggestions } from "#src/features/plates/search/plate-search.ts";
import { inLanguage, type Language } from "#src/i18n/language.ts";
import { ManySelect } from "./parts/choice-fields.tsx";
import { SuggestionList, type SuggestionSource, toShown } from "./parts/search-suggestions.late.tsx";
import { showLabel } from "./use-search.ts";

test("suggestions count cars or plates, in either language; a single plate has no count", () => {
  const words = (language: Language, source: SuggestionSource, count: number) =>
    inLanguage(language, () => toShown(source, { kind: "city", text: "Amman", count }).count);
  expect([1, 37].map((count) => words("en", carSuggestions, count))).toEqual(["1 car", "37 cars"]);
  expect([1, 37].map((count) => words("en", plateSuggestions, count))).toEqual(["1 plate", "37 plates"]);
  expect([1, 2, 5, 37].map((count) => words("ar", plateSuggestions, count))).toEqual([
    "لوحة واحدة",
    "لوحتان",
    "5 لوحات",
    "37 لوحة",
  ]);
  expect(toShown(plateSuggestions, { kind: "plate", text: "10-7", count: 1 }).count).toBeNull();
});

test("a suggestion is next to its icon in any text direction", () => {
  const suggestions = [{ kind: "pattern" as const, text: "7*", count: "3 plates" }];
  const html = inLanguage("ar", () =>
    renderToString(<SuggestionList id="list" suggestions={suggestions} active={-1} canForget={false} />),
  );
  expect(html).toMatch(/<span class="[^"]*flex-1[^"]*"><bdi dir="ltr">7\*<\/bdi><\/span>/);
});

test("after a failed search, the results button retries it", () => {
  const found = {
    ...{ title: "", cards: [], total: 7, now: 0, counts: { of: {}, bars: {} } },
    ...{ offers: [], leftOut: [], rare: [], unsold: null, numbered: null },
  };
  const label = (state: Partial<Parameters<typeof showLabel>[0]>) =>
    inLanguage("en", () =>
      showLabel({ found: null, isStale: false, isFailed: false, ...state }, (total) => `Show ${total}`),
    );
  expect(label({ found })).toBe("Show 7");
  expect(label({ found, isStale: true })).toBe("Loading...");
  expect(label({ isStale: true })).toBe("Loading...");
  expect(label({ isFailed: true })).toBe("Try again");
});

test("a year in digits of either script is read, within the years of a search", () => {
  expect(["2018", "٢٠١٨", " ۲۰۱۸ "].map((text) => yearIn(text, 2026))).toEqual([2018, 2018, 2018]);
  expect(["1989", "2027", "2018.5", "x", ""].map((text) => yearIn(text, 2026))).toEqual(
    Array.from({ length: 5 }, () => null),
  );
});

test("an additional choice takes no extra height", () => {
  const html = (values: string[]) =>
    inLanguage("en", () =>
      renderToString(
        <ManySelect
          {...{ name: "make", label: "Make", none: "All makes", another: "Add another make", values }}
          options={[{ value: "Kia", label: "Kia" }]}
          counts={undefined}
        />,
      ),
    );
  const inLine = (text: string) =>
    text.split("<select").length - 1 - (text.split('"absolute -end').length - 1);
  expect(inLine(html([]))).toBe(1);
  expect(inLine(html(["Kia"]))).toBe(1);
  expect(html(["Kia"])).toContain("Add another make</option>");
});
