import { expect, test } from "bun:test";
import { keyOf } from "#src/language/engine/tokens.ts";
import { carMarket } from "#src/testing/listings/car-market.ts";
import { DESCRIBED_PHRASES } from "./choice-words.ts";
import { readCarFilter } from "../schema.ts";
import { understandCars } from "./understand-car.ts";

const now = Date.UTC(2026, 10, 21);

test("every spelling is understood and has one meaning", () => {
  for (const { meaning, spellings } of DESCRIBED_PHRASES)
    for (const q of meaning.notBeside ? [] : spellings) {
      const { filter } = understandCars(readCarFilter(new URLSearchParams({ q })), now);
      const asked = (filter as unknown as Record<string, string[]>)[meaning.column];
      expect([q, filter.q, asked]).toEqual([q, "", [String(meaning.value), ...(meaning.also ?? [])]]);
    }
  const keys = DESCRIBED_PHRASES.flatMap(({ spellings }) => [...new Set(spellings.map(keyOf))]);
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
});

test("the words become filters of columns, not text", async () => {
  const { titles } = await carMarket(
    { title: "Cleared", customs: "cleared", payment: "cash-or-instalments", hybridType: "plug-in" },
    { title: "Uncleared", customs: "uncleared", payment: "instalments" },
    { title: "Volt 2014", make: "Chevrolet", model: "Volt", fuelType: "Hybrid" },
    { title: "Only says مجمركة كاش اقساط", payment: "cash" },
  );
  const found: [query: string, titles: string[]][] = [
    ["q=مجمركة", ["Cleared"]],
    ["q=camry غير مجمركة", ["Uncleared"]],
    ["customs=cleared", ["Cleared"]],
    ["not.customs=cleared", ["Only says مجمركة كاش اقساط", "Uncleared", "Volt 2014"]],
    ["q=اقساط", ["Cleared", "Uncleared"]],
    ["q=كاش", ["Cleared", "Only says مجمركة كاش اقساط"]],
    ["q=بدون اقساط", ["Only says مجمركة كاش اقساط"]],
    ["q=plug in", ["Cleared", "Volt 2014"]],
  ];
  for (const [query, expected] of found)
    expect([query, (await titles(query)).sort()]).toEqual([query, expected]);
});
