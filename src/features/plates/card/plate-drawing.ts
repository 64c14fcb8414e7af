/** Characters in cells of 47 × 78: a starting point, then relative path commands. */
const STROKED: Record<string, [x: number, y: number, rest: string]> = {
  "0": [6.5, 23.5, "a17 17 0 0 1 34 0v31a17 17 0 0 1-34 0z"],
  "2": [6.5, 27, "v-3.5a17 17 0 0 1 34 0c0 21.5-32 21.5-32 48h37"],
  "3": [
    6.5,
    24.5,
    "v-2a16 16 0 0 1 16-16h1.5a15.25 15.25 0 0 1 0 31h-7m7 0a17 17 0 0 1-.5 34a17 17 0 0 1-17-17v-2",
  ],
  "4": [29.5, -7.5, "l-20.9 63h38.4m-14-22.5v45"],
  "5": [42.5, 6.5, "h-32.5v28h12a18.5 18.5 0 0 1 0 37a15.5 15.5 0 0 1-15.5-15.5v-2"],
  "6": [40.5, 26, "v-2.5a17 17 0 0 0-34 0v31a17 17 0 0 0 34 0v-3a17 17 0 0 0-34 0"],
  "7": [3, 6.5, "h36.2l-24 79.5"],
  "8": [
    23.5,
    6.5,
    "a15.25 15.25 0 0 1 0 30.5a15.25 15.25 0 0 1 0-30.5zm0 30.5a17.25 17.25 0 0 1 0 34.5a17.25 17.25 0 0 1 0-34.5z",
  ],
  "9": [6.5, 52, "v2.5a17 17 0 0 0 34 0v-31a17 17 0 0 0-34 0v3a17 17 0 0 0 34 0"],
  "?": [6.5, 26, "v-2.5a17 17 0 0 1 34 0c0 15.5-17 13.5-17 31.5m0 10v13"],
  "*": [23.5, 22, "v34m-14.7-25.5l29.4 17m0-17l-29.4 17"],
};
const ONE = "v78h-13v-60.8l-12.5 8.4v-14.4l16.1-11.2z";

/** Strokes that are 13 wide, and filled shapes. */
export interface Strokes {
  stroke: string;
  fill: string;
}

const strokesAt = (character: string, at: number): Strokes => {
  if (character === "1") return { stroke: "", fill: `M${at + 34} 0${ONE}` };
  const [x, y, rest] = STROKED[character] ?? [0, 0, ""];
  return { stroke: rest && `M${at + x} ${y}${rest}`, fill: "" };
};

export const glyphStrokes = (character: string): Strokes => strokesAt(character, 0);

export const CELL = 47;
export const DASH = { y: 33, width: 22, height: 12 };
const CENTRE = 296;

/** Where the cells and the dash start, in millimeters from the plate's left edge. */
export function rowPlaces(
  areaCode: string,
  plateNumber: string,
): { digits: [digit: string, x: number][]; dash: number } {
  const gap = plateNumber.length > 4 ? 8 : plateNumber.length === 4 ? 11 : 12;
  const clear = plateNumber.length > 4 ? 11 : 15;
  const widthOf = (digits: string) => digits.length * (CELL + gap) - gap;
  const start = CENTRE - (widthOf(areaCode) + widthOf(plateNumber) + DASH.width + 2 * clear) / 2;
  const dash = start + widthOf(areaCode) + clear;
  const placed = (digits: string, from: number) =>
    [...digits].map((digit, i): [string, number] => [digit, from + i * (CELL + gap)]);
  return { digits: [...placed(areaCode, start), ...placed(plateNumber, dash + DASH.width + clear)], dash };
}

export function rowStrokes(areaCode: string, plateNumber: string): Strokes {
  const { digits, dash } = rowPlaces(areaCode, plateNumber);
  const cells = digits.map(([digit, x]) => strokesAt(digit, x));
  return {
    stroke: cells.map(({ stroke }) => stroke).join(""),
    fill: `M${dash} ${DASH.y}h${DASH.width}v${DASH.height}h-${DASH.width}z${cells.map(({ fill }) => fill).join("")}`,
  };
}
