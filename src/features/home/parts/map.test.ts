import { expect, test } from "bun:test";
import { CITIES } from "#src/features/places/places.ts";
import { PALETTE } from "#src/ui/tokens.ts";
import { MAP_BOX, type MapTile, shadeOf, SHADES } from "./map.tsx";
import MAP_TILES from "./map-tiles.json";

type Point = readonly [x: number, y: number];

/** The corners of a path that consists of M, L, H and V. */
function corners({ path }: MapTile): Point[] {
  const found: Point[] = [];
  for (const [, step, numbers = ""] of path.matchAll(/([MLHV])([\d ]+)/g)) {
    const [a = 0, b = 0] = numbers.split(" ").map(Number);
    const [x, y] = found.at(-1) ?? [0, 0];
    found.push(step === "H" ? [a, y] : step === "V" ? [x, a] : [a, b]);
  }
  return found;
}

function holds(tile: MapTile, [x, y]: Point): boolean {
  const outline = corners(tile);
  return outline.reduce((inside, [x1, y1], i) => {
    const [x2, y2] = outline[(i + 1) % outline.length] ?? [0, 0];
    const crosses = y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1;
    return crosses ? !inside : inside;
  }, false);
}

const tileOf = (city: string): MapTile => {
  const tile = MAP_TILES.find((known) => known.city === city);
  if (!tile) throw new Error(`${city} is not on the map`);
  return tile;
};

test("every city is on the map once, with its name inside its tile and the map", () => {
  expect(MAP_TILES.map(({ city }) => city).sort()).toEqual(CITIES.toSorted());
  for (const { city, x, y } of MAP_TILES)
    expect([city, MAP_TILES.filter((tile) => holds(tile, [x, y])).map((tile) => tile.city)]).toEqual([
      city,
      [city],
    ]);
  for (const [x, y] of MAP_TILES.flatMap(corners))
    expect(x >= 8 && y >= 8 && x <= MAP_BOX.width - 8 && y <= MAP_BOX.height - 8).toBe(true);
});

test("tiles do not overlap, including the rounded edges of their strokes", () => {
  const EDGE = 8;
  for (const tile of MAP_TILES)
    for (const other of MAP_TILES)
      if (other !== tile)
        for (const [x, y] of corners(tile))
          for (const [dx, dy] of [
            [EDGE, 0] as const,
            [-EDGE, 0] as const,
            [0, EDGE] as const,
            [0, -EDGE] as const,
          ])
            expect([tile.city, other.city, holds(other, [x + dx, y + dy])]).toEqual([
              tile.city,
              other.city,
              false,
            ]);
});

test("tiles are arranged as on a real map", () => {
  const y = (city: string) => tileOf(city).y;
  const x = (city: string) => tileOf(city).x;
  for (const line of [
    "Irbid Ajloun Salt Madaba Karak Tafilah Aqaba",
    "Mafraq Zarqa Amman Ma'an",
    "Irbid Jerash Amman Ma'an",
  ]) {
    const depths = line.split(" ").map(y);
    expect([line, depths]).toEqual([line, depths.toSorted((a, b) => a - b)]);
  }
  for (const line of ["Ajloun Jerash Mafraq", "Salt Amman Zarqa", "Karak Ma'an", "Aqaba Ma'an"]) {
    const places = line.split(" ").map(x);
    expect([line, places]).toEqual([line, places.toSorted((a, b) => a - b)]);
  }
});

test("the shade gets stronger with each doubling of cars", () => {
  expect([0, 1, 10, 20, 30, 50, 51, 100].map((count) => shadeOf(count, 100))).toEqual([
    0, 0, 1, 2, 3, 3, 4, 4,
  ]);
  expect(shadeOf(0, 0)).toBe(0);
  expect(shadeOf(3, 3)).toBe(4);
});

test("names are readable on every shade in both themes", () => {
  const rgb = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  const luminance = (colour: number[]) => {
    const [r = 0, g = 0, b = 0] = colour.map((value) =>
      value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  for (const theme of ["light", "dark"] as const)
    SHADES.forEach((opacity, shade) => {
      const colours = PALETTE[theme];
      const [action, sand] = [rgb(colours.action), rgb(colours.sand)];
      const tile = action.map((value, i) => value * opacity + (sand[i] ?? 0) * (1 - opacity));
      const text = rgb(shade < 3 ? colours.ink : colours["action-ink"]);
      const [dark = 0, light = 0] = [luminance(tile), luminance(text)].sort((a, b) => a - b);
      expect([theme, shade, (light + 0.05) / (dark + 0.05) >= 4.5]).toEqual([theme, shade, true]);
    });
});
