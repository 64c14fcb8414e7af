const END_OF_IMAGE = 0xd9;
const START_OF_SCAN = 0xda;

/** Whether a JPEG is complete (ITU-T T.81, annex B): the decoder would fill the missing part with gray. */
export function reachesItsEnd(jpeg: Uint8Array): boolean {
  let scanned = false;
  let at = 2;
  while (at + 1 < jpeg.length) {
    if (jpeg[at] !== 0xff) return false;
    const marker = jpeg[at + 1] ?? 0;
    if (marker === END_OF_IMAGE) return scanned;
    if (marker === 0xff) at++;
    else if (hasNoLength(marker)) at += 2;
    else {
      at += 2 + ((jpeg[at + 2] ?? 0) << 8) + (jpeg[at + 3] ?? 0);
      if (marker === START_OF_SCAN) {
        scanned = true;
        at = endOfScan(jpeg, at);
      }
    }
  }
  return false;
}

function endOfScan(jpeg: Uint8Array, from: number): number {
  let at = jpeg.indexOf(0xff, from);
  while (at !== -1) {
    const next = jpeg[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
    at = jpeg.indexOf(0xff, at + 1);
  }
  return jpeg.length;
}

const hasNoLength = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);
