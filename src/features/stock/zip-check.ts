import { AppError } from "#src/core/errors.ts";

const MAX_ENTRIES = 200;
const MAX_BYTES = 60_000_000;
const MAX_RATIO = 200;
const IN_EXTRA_FIELD = 0xffffffff;
const ZIP64_FIELD = 1;
const HAS_DESCRIPTOR = 8;

/**
 * Refuses an archive whose directory announces too much, or sizes that it keeps for elsewhere: the library that reads it
 * unpacks no more than announced. https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT
 */
export function assertHarmlessZip(bytes: Uint8Array): void {
  const zip = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const end = zip.lastIndexOf("PK\x05\x06", zip.length - 22, "latin1");
    const entries = zip.readUInt16LE(end + 10);
    let at = zip.readUInt32LE(end + 16);
    if (end < 0 || zip.readUInt32LE(end + 12) === IN_EXTRA_FIELD) throw new RangeError("No directory");
    let [allPacked, allUnpacked] = [0, 0];
    for (let i = 0; i < Math.min(entries, MAX_ENTRIES); i++) {
      const { packed, unpacked, next } = sizesAt(zip, at);
      allPacked += packed;
      allUnpacked += unpacked;
      at = next;
    }
    if (entries > MAX_ENTRIES || allUnpacked > MAX_BYTES || allUnpacked > allPacked * MAX_RATIO)
      throw new AppError("invalid", "stockFileUnpacksLarge");
  } catch (error) {
    throw error instanceof AppError
      ? error
      : Object.assign(new AppError("invalid", "stockFileBroken"), { cause: error });
  }
}

function sizesAt(zip: Buffer, at: number): { packed: number; unpacked: number; next: number } {
  if (zip.toString("latin1", at, at + 4) !== "PK\x01\x02") throw new RangeError("No entry");
  const extra = at + 46 + zip.readUInt16LE(at + 28);
  const next = extra + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  let [packed, unpacked] = [zip.readUInt32LE(at + 20), zip.readUInt32LE(at + 24)];
  if (packed === IN_EXTRA_FIELD || unpacked === IN_EXTRA_FIELD) {
    if (packed !== unpacked || zip.readUInt16LE(extra) !== ZIP64_FIELD) throw new RangeError("No sizes");
    unpacked = Number(zip.readBigUInt64LE(extra + 4));
    packed = Number(zip.readBigUInt64LE(extra + 12));
  }
  const isUnsaid = packed === 0 && (zip.readUInt16LE(at + 8) & HAS_DESCRIPTOR) !== 0;
  // Nothing is packed into two bytes.
  if (isUnsaid || (unpacked === 0 ? packed > 2 : packed === 0)) throw new RangeError("No sizes");
  return { packed, unpacked, next };
}
