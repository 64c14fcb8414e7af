import { expect, test } from "bun:test";
import { parsePlatePattern } from "./patterns.ts";
import { characterAt, patternLayout } from "../search/pattern-cells.ts";
import { cleanPattern, patternDigits, withDigits } from "./pattern-text.ts";

test("typed text becomes a pattern", () => {
  const written: Record<string, string> = {
    "?77?": "?77?",
    "؟٧٧؟": "?77?",
    " 20 – * ": "20-*",
    "10-123456789": "10-12345",
    "1234567": "12345",
    abc: "",
    AABB: "AABB",
    "7**7": "7*7",
    "100-7": "10-7",
    "1-2-3": "1-23",
    "-77": "-77",
    "🚗7": "7",
  };
  for (const [typed, pattern] of Object.entries(written))
    expect([typed, cleanPattern(typed)]).toEqual([typed, pattern]);
});

test("cleaning is idempotent, and the server accepts the result", () => {
  for (const typed of ["?77?", "20-*", "*123", "1-??", "٢٠-٧", "9*9*9*9*9*9"]) {
    const clean = cleanPattern(typed);
    expect(cleanPattern(clean)).toBe(clean);
    expect(parsePlatePattern(clean)).not.toBeNull();
  }
});

test("the number of digits is read from a pattern", () => {
  expect(["?77?", "10-7", "*123", "20-*", "20-", ""].map(patternDigits)).toEqual([
    4,
    1,
    null,
    null,
    null,
    null,
  ]);
});

test("a pattern can get another number of digits and keeps the known ones", () => {
  expect(withDigits("", 4)).toBe("????");
  expect(withDigits("?77?", 5)).toBe("?77??");
  expect(withDigits("?77?", 3)).toBe("?77");
  expect(withDigits("*123", 5)).toBe("??123");
  expect(withDigits("1*3", 4)).toBe("1??3");
  expect(withDigits("20-*", 2)).toBe("20-??");
  expect(withDigits("????", null)).toBe("");
  expect(withDigits("?77?", null)).toBe("*77*");
  expect(withDigits("*77*", null)).toBe("*77*");
  expect(withDigits("20-????", null)).toBe("20-*");
});

test("the cells of a pattern fit on the plate, left to right", () => {
  for (const pattern of ["", "7", "?77?", "12345", "10-12345", "1*2*3*4*5"]) {
    const { code, dash, cells } = patternLayout(pattern);
    expect(code.x).toBeGreaterThanOrEqual(83);
    expect(code.x + code.width).toBeLessThan(dash);
    const places = [dash, ...cells.map(({ x }) => x)];
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    const last = cells.at(-1);
    expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(509);
  }
  expect(patternLayout("", 3).cells).toHaveLength(3);
});

test("tapping a cell enters its character", () => {
  const middle = (pattern: string, i: number) => {
    const { x, width } = patternLayout(pattern).cells[i] ?? { x: 0, width: 0 };
    return x + width / 2;
  };
  for (let i = 0; i < 4; i++) expect(characterAt("?77?", middle("?77?", i))).toBe(i);
  expect(characterAt("10-77", middle("10-77", 1))).toBe(4);
  expect(characterAt("10-77", patternLayout("10-77").code.x + 1)).toBe(0);
  expect(characterAt("77", patternLayout("77").code.x + 10)).toBe(-1);
  expect(characterAt("", middle("", 3))).toBe(0);
});
