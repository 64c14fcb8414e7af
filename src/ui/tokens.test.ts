import { expect, test } from "bun:test";
import { PALETTE, type Colour } from "./tokens.ts";

const luminance = (hex: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

const contrast = (a: string, b: string): number => {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
};

const TEXT_ON: Partial<Record<Colour, Colour[]>> = {
  ink: ["paper", "surface", "sand", "sand-2", "tint", "tint-strong", "unread", "bad-tint", "good-tint"],
  "ink-soft": ["paper", "surface", "sand", "tint", "unread", "good-tint", "amber-tint", "bad-tint"],
  faint: ["surface", "paper"],
  action: ["paper", "surface", "raised", "tint", "tint-strong", "sand", "unread"],
  "action-ink": ["action", "action-strong"],
  rose: ["paper", "surface", "rose-tint"],
  "gold-ink": ["gold", "amber-tint"],
  good: ["paper", "surface", "good-tint"],
  bad: ["paper", "surface", "bad-tint", "unread"],
  amber: ["paper", "surface", "amber-tint"],
  surface: ["ink", "bad"],
  "sand-ink": ["sand", "sand-2", "surface"],
};

const EDGE_ON: Partial<Record<Colour, Colour[]>> = {
  field: ["paper", "surface", "sand"],
  action: ["paper", "surface", "sand", "sand-2", "tint", "track"],
  bad: ["paper", "surface"],
  "amber-bar": ["surface"],
};

const misses = (pairs: Partial<Record<Colour, Colour[]>>, least: number) =>
  (["light", "dark"] as const).flatMap((theme) =>
    Object.entries(pairs).flatMap(([front, backs]) =>
      backs.flatMap((back) => {
        const ratio = contrast(PALETTE[theme][front as Colour], PALETTE[theme][back]);
        return ratio < least ? [`${theme}: ${front} on ${back} is ${ratio.toFixed(2)}`] : [];
      }),
    ),
  );

test("the contrast of known pairs is correct", () => {
  expect(contrast("#000000", "#FFFFFF")).toBe(21);
  expect(contrast("#767676", "#FFFFFF")).toBeCloseTo(4.54, 2);
});

test("text colors have a contrast of 4.5:1 on their backgrounds", () => {
  expect(misses(TEXT_ON, 4.5)).toEqual([]);
});

test("field borders, bars and the focus ring have a contrast of 3:1", () => {
  expect(misses(EDGE_ON, 3)).toEqual([]);
});
