import { expect, test } from "bun:test";
import { renderToString } from "react-dom/server";
import { inLanguage } from "#src/i18n/language.ts";
import { wordsIn } from "#src/testing/pages/words-in.ts";
import type { Difference } from "../life-cycle/edit-conflict.ts";
import { EditConflict } from "./edit-conflict-notice.tsx";

const shown = (...differences: Difference[]) =>
  wordsIn(
    renderToString(<EditConflict differences={differences} savedVersion="/cars/1/edit" pending={false} />),
  );

const features = (yours: string[], saved: string[]): Difference => ({
  ...{ name: "features", kind: "choices", label: "Features" },
  ...{ yours, saved },
});

test("a conflict in a list shows only the values that differ", () => {
  const words = shown(features(["Sunroof", "Tow bar", "ABS"], ["ABS", "Sunroof", "Bluetooth"]));
  expect(words).toContain("Features Only in your version Tow bar Only in the saved version Bluetooth");
  expect(words).not.toMatch(/Sunroof|ABS/);
  expect(shown(features(["ABS"], ["ABS", "Bluetooth"]))).toContain("Only in your version Nothing");
});

test("without differences there is no choice", () => {
  const words = shown();
  expect(words).toContain("This listing has changed since you opened it.");
  expect(words).toContain("your changes are still here. Just save again.");
  expect(words).toContain("Save changes");
  expect(words).not.toContain("Discard");
  expect(inLanguage("ar", () => shown())).not.toMatch(/جهاز|تجاهل/);
});
