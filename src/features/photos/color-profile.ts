export interface ToSrgb {
  /** By the value of a red, green or blue byte, its part of the light. */
  curves: [Float64Array, Float64Array, Float64Array];
  matrix: number[];
}

const HEAD = 128;
const ENTRY = 12;

// From the connection space of profiles (XYZ under D50) to linear sRGB, as in its own profile.
const SRGB = [
  [3.1338561, -1.6168667, -0.4906146],
  [-0.9787684, 1.9161415, 0.033454],
  [0.0719453, -0.2289914, 1.4052427],
];

/** An ICC profile of three curves and a matrix (ICC.1, 8.3.3), such as Display P3. Null for any other. */
export function readProfile(profile: Buffer): ToSrgb | null {
  try {
    if (profile.toString("latin1", 16, 24) !== "RGB XYZ ") return null;
    const columns = ["rXYZ", "gXYZ", "bXYZ"].map((name) => fixedNumbers(tagOf(profile, name), 8, 3));
    const [red, green, blue] = ["rTRC", "gTRC", "bTRC"].map((name) => curveOf(tagOf(profile, name)));
    if (!red || !green || !blue) return null;
    const matrix = SRGB.flatMap((row) =>
      columns.map((xyz) => row.reduce((sum, factor, i) => sum + factor * (xyz[i] ?? 0), 0)),
    );
    return { curves: [red, green, blue], matrix };
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function tagOf(profile: Buffer, name: string): Buffer {
  const tags = Math.min(profile.readUInt32BE(HEAD), 1000);
  for (let at = HEAD + 4; at < HEAD + 4 + tags * ENTRY; at += ENTRY)
    if (profile.toString("latin1", at, at + 4) === name)
      return profile.subarray(profile.readUInt32BE(at + 4));
  throw new RangeError(`No ${name}`);
}

const fixedNumbers = (tag: Buffer, from: number, count: number): number[] =>
  Array.from({ length: count }, (_, i) => tag.readInt32BE(from + i * 4) / 65_536);

function curveOf(tag: Buffer): Float64Array {
  const isTable = tag.toString("latin1", 0, 4) === "curv";
  const curve = isTable ? tableCurve(tag) : formulaCurve(tag);
  return Float64Array.from({ length: 256 }, (_, value) => curve(value / 255));
}

function tableCurve(tag: Buffer): (x: number) => number {
  const count = tag.readUInt32BE(8);
  if (count === 0) return (x) => x;
  if (count === 1) return power(tag.readUInt16BE(12) / 256);
  return (x) => {
    const at = x * (count - 1);
    const before = Math.floor(at);
    const [from, to] = [before, Math.ceil(at)].map((i) => tag.readUInt16BE(12 + i * 2) / 65_535);
    return (from ?? 0) + ((to ?? 0) - (from ?? 0)) * (at - before);
  };
}

const power = (gamma: number) => (x: number) => x ** gamma;

/** ICC.1, 10.18: `(ax + b)^g + e` from `d` on, `cx + f` below. */
function formulaCurve(tag: Buffer): (x: number) => number {
  const type = tag.readUInt16BE(8);
  const count = [1, 3, 4, 5, 7][type];
  if (tag.toString("latin1", 0, 4) !== "para" || count === undefined) throw new RangeError("Unknown curve");
  const [g = 1, a = 1, b = 0, c = 0, d = 0, e = 0, f = 0] = fixedNumbers(tag, 12, count);
  if (type === 0) return power(g);
  if (type > 2) return (x) => (x >= d ? (a * x + b) ** g + e : c * x + f);
  return (x) => (x >= -b / a ? (a * x + b) ** g + c : c);
}
