import { atMost } from "#src/core/at-most.ts";

const END_OF_IMAGE = 0xd9;
const START_OF_SCAN = 0xda;
const MAX_STRAY_BYTES = 64 * 1024;
/** Cameras and programs write up to 20. Each may change the whole picture: 5,000 of 61 bytes took 21 s. */
const MAX_SCANS = 100;
const COEFFICIENTS = 64;
/** Every bit is another one than in `SOME_DATA`; neither has a marker or repeats itself. */
const OTHER_DATA = Uint8Array.from({ length: 128 }, (_, i) => 1 + ((i * i * i * 31 + i * 7 + 45) % 254));
const SOME_DATA = OTHER_DATA.map((byte) => 255 - byte);

// A decoded photo takes up to 160 MB.
const oneAtATime = atMost(1);

/** ITU-T T.81, annex B. The decoder fills missing parts with gray. Stray bytes, a missing end are no loss. */
export async function isWholeJpeg(
  jpeg: Uint8Array,
  decode: (jpeg: Uint8Array<ArrayBuffer>) => Promise<Uint8Array>,
): Promise<boolean> {
  const end = endOf(jpeg);
  if (end !== "without marker") return end === "with marker";
  const pictureOf = async (data: Uint8Array, more: Uint8Array) =>
    Bun.hash(await decode(continued(data, more)));
  // The decoder reads on for the picture's missing bits; if other bits make no other picture, none are missing.
  const isEnough = async (data: Uint8Array) =>
    (await pictureOf(data, SOME_DATA)) === (await pictureOf(data, OTHER_DATA));
  return oneAtATime(async () => {
    if (await isEnough(withoutZeros(jpeg))) return true;
    // The zeros at its end are data, or fill a download that was given its full size first: then some are too many.
    return jpeg.at(-1) === 0 && (await isEnough(jpeg)) && !(await isEnough(jpeg.subarray(0, -1)));
  });
}

function endOf(jpeg: Uint8Array): "with marker" | "without marker" | "cut" {
  // By component, how many low bits of each coefficient are still to come.
  const missingBits = new Map<number, Uint8Array>();
  let isProgressive = false;
  let scans = 0;
  let stray = 0;
  let at = 2;
  while (at + 1 < jpeg.length) {
    const marker = jpeg[at + 1] ?? 0;
    if (jpeg[at] !== 0xff || marker === 0) {
      stray++;
      at++;
      if (stray > MAX_STRAY_BYTES) return "cut";
    } else if (marker === END_OF_IMAGE) return scans > 0 ? "with marker" : "cut";
    else if (marker === 0xff) at++;
    else if (hasNoLength(marker)) at += 2;
    else {
      const segment = jpeg.subarray(at + 4, at + 2 + ((jpeg[at + 2] ?? 0) << 8) + (jpeg[at + 3] ?? 0));
      at += 4 + segment.length;
      if (isFrame(marker)) {
        isProgressive = (marker & 3) === 2;
        for (let i = 6; i < segment.length; i += 3)
          missingBits.set(segment[i] ?? 0, new Uint8Array(COEFFICIENTS).fill(8));
      } else if (marker === START_OF_SCAN) {
        scans++;
        if (scans > MAX_SCANS) return "cut";
        at = endOfScan(jpeg, at);
        const components = segment[0] ?? 0;
        const [from = 0, to = 0, bits = 0] = segment.subarray(1 + components * 2);
        for (let i = 0; i < components; i++) {
          const missing = missingBits.get(segment[1 + i * 2] ?? 0);
          if (isProgressive) missing?.fill(bits & 15, from, to + 1);
          else missing?.fill(0);
        }
      }
    }
  }
  const isComplete = [...missingBits.values()].every((missing) => missing.every((bits) => bits === 0));
  return scans > 0 && isComplete ? "without marker" : "cut";
}

function endOfScan(jpeg: Uint8Array, from: number): number {
  let at = jpeg.indexOf(0xff, from);
  while (at !== -1) {
    const next = jpeg[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && !isRestart(next)) return at;
    at = jpeg.indexOf(0xff, at + 1);
  }
  return jpeg.length;
}

const isRestart = (marker: number): boolean => marker >= 0xd0 && marker <= 0xd7;
const hasNoLength = (marker: number): boolean => marker === 0x01 || marker === 0xd8 || isRestart(marker);
/** `DHT`, `JPG` and `DAC` are between the frame's markers. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** The JPEG with more data, also for restart intervals that may be missing, and its end marker. */
function continued(jpeg: Uint8Array, data: Uint8Array): Uint8Array<ArrayBuffer> {
  const halfMarker = jpeg.at(-1) === 0xff ? 1 : 0;
  const next = nextRestart(jpeg);
  const restarts = Array.from({ length: 8 }, (_, i) => [0xff, 0xd0 + ((next + i) & 7)]);
  const intervals = restarts.flatMap((marker) => [new Uint8Array(marker), data]);
  const end = new Uint8Array([0xff, END_OF_IMAGE]);
  return new Uint8Array(Buffer.concat([jpeg.subarray(0, jpeg.length - halfMarker), data, ...intervals, end]));
}

/** The decoder leaves a restart interval empty if a later marker follows. */
function nextRestart(jpeg: Uint8Array): number {
  for (let at = jpeg.length - 2; at > 0; at--)
    if (jpeg[at] === 0xff && (jpeg[at + 1] ?? 0) !== 0)
      return isRestart(jpeg[at + 1] ?? 0) ? (jpeg[at + 1] ?? 0) + 1 : 0;
  return 0;
}

function withoutZeros(jpeg: Uint8Array): Uint8Array {
  let end = jpeg.length;
  while (jpeg[end - 1] === 0) end--;
  return jpeg.subarray(0, end);
}
