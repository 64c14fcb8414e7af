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

/** الأردن (Jordan) over JORDAN as outlines, which need no font and are never mirrored. */
export const BAND_WORDS =
  "M15.6 54.9q-2 0-3.4-.5t-2.2-1.5t-1.2-1.9t-.4-2.1q0-1.1.3-2.5t.9-2.8l3.1 1q-.4 1.1-.6 1.9t-.1 1.4q0 1.1.5 1.9t1.4 1.1t2.3.4q.6 0 1.3-.2t1.3-.5t.9-.8t.4-1.1q0-.4-.1-1t-.5-1.6t-.9-2.1l2.9-3.5q.9 1.6 1.3 3t.5 2.4t.1 1.7q0 2.2-.9 3.9t-2.7 2.5t-4.2.9zM15.8 41.2l-2.4-2.4l2.3-2.4l2.4 2.4zM26.1 49l-.7-3.6h6.5q-.3-.5-.8-1.3t-1.2-1.6t-1.8-1.7l2.8-3.7q1.8 2 2.8 3.8t1.4 3.8t-.2 4.3zM38.8 54.9q-1 0-2.2-.4t-2.3-1.4l1.1-2.3q.8.3 1.5.4t1.2.1q1.3 0 2.3-.5t1.4-1.3t.5-2.1q0-.6-.2-1.2t-1-1.4t-1.9-2.3l3-3.6q1.2 1.7 1.9 3.1t1.2 2.7t.3 2.4q0 .9-.2 1.9t-.7 2.1t-1.2 1.9t-2 1.4t-2.7.5zM48.9 49l-.7-3.6q.8-.5 1.6-1.2t1.7-1.5t1.4-1.5t.8-1.5q.2-.8.3-1.6t.1-1.7t0-1.9t0-1.9l3.7-.8q.1 2.1 0 4t-.7 3.6t-1.4 3.1q-.7.7-1.4 1.2t-1.2 1t-.9.7h3.7q-.3-.5-.9-1.2t-1.4-1.3l2.1-2.2q1.3 1.5 2 3t.7 2.7q0 .7-.2 1.3t-.6 1.3zM52.9 42.3q-1.2-.9-2.8-2t-3.3-2.1l.9-4q2 1.3 3.7 2.6t3 2.6zM46.1 33.2v-1.9h.5q0-.1-.1-.4t0-.4q0-1 .7-1.6t1.8-.5q.5 0 .9.1t.8.3l-.7 1.7q-.2-.1-.4-.2t-.4 0q-.4 0-.6.1t-.1.4q0 .2.1.3t.9.2h1.3v1.9zM60.7 32h3.7v17h-3.7zM13.1 79.1q-.4 0-.9-.1t-.7-.3t-.7-.5t-.4-.7l1.2-1.2q.2.3.4.5t.5.3t.4.1q.3 0 .5-.1t.4-.4t.1-.6v-4h-1.6v-1.9h5.1v1.9h-1.4v4.2q0 .7-.2 1.2t-.6.9t-.9.5t-1.2.2zM23 79.1q-1 0-1.8-.3t-1.5-1t-.9-1.4t-.4-1.8q0-1 .4-1.8t.9-1.5t1.5-.9t1.8-.4q1 0 1.8.4t1.4.9t1 1.5t.3 1.8q0 1-.3 1.8t-1 1.4t-1.4 1t-1.8.3zM23 77.1q.5 0 .9-.2t.8-.5t.5-.8t.1-1q0-.6-.1-1t-.5-.8t-.8-.6t-.9-.1q-.5 0-1 .2t-.7.5t-.5.8t-.2 1q0 .7.3 1.3t.9.9t1.2.3zM28.8 79v-8.8h4q.8 0 1.5.4t1.1 1t.4 1.4q0 .9-.4 1.5t-1.1 1.1t-1.5.3h-1.9v3.1zM33.7 79l-2.2-4l2.2-.3l2.4 4.3zM30.9 74.3h1.7q.3 0 .6-.2t.3-.4t.2-.5q0-.4-.2-.6t-.4-.4t-.7-.2h-1.5zM37.3 79v-8.8h3.7q1 0 1.8.4t1.4.9t.9 1.4t.3 1.7q0 1-.3 1.8t-.9 1.4t-1.4.9t-1.8.3zM39.5 77.5l-.3-.4h1.8q.5 0 .9-.2t.7-.5t.5-.8t.1-1q0-.5-.1-1t-.5-.8t-.7-.5t-.9-.2h-1.8l.3-.3zM45.6 79l3.5-8.8h1.8l3.4 8.8h-2.1l-1.7-4.4q-.1-.3-.2-.6t-.2-.6t-.2-.6t-.1-.6h.3q0 .3-.1.6t-.2.6t-.2.6t-.2.6l-1.7 4.4zM47.3 77.3l.6-1.6h4l.7 1.6zM55.1 79v-8.8h1.9l4.6 6.3l-.4-.1q-.1-.7-.1-1.3t-.1-1.2t0-1.6v-2.1h2.1v8.8h-2l-4.8-6.4l.7.1q0 .7.1 1.2t.1.9t0 .6t0 .7v2.9z";
