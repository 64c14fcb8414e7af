import { AppError } from "#src/core/errors.ts";

const MAX_ENTRIES = 200;
const MAX_BYTES = 60_000_000;
const MAX_RATIO = 200;
const IN_EXTRA_FIELD = 0xffffffff;
const ZIP64_FIELD = 1;
const SIZES_BEHIND = 8;

/**
 * Refuses an archive whose directory announces too much, or not how much: the library that reads it unpacks no more than
 * announced. https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT
 */
export function assertHarmlessZip(bytes: Uint8Array): void {
  const zip = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = zip.lastIndexOf("PK\x05\x06", zip.length - 22, "latin1");
  const entries = zip.readUInt16LE(end + 10);
  if (end < 0 || zip.readUInt32LE(end + 12) === IN_EXTRA_FIELD) throw new Error("The directory is elsewhere");
  const all = { packed: 0, unpacked: 0 };
  let at = zip.readUInt32LE(end + 16);
  for (let i = 0; i < Math.min(entries, MAX_ENTRIES); i++) {
    const extra = at + 46 + zip.readUInt16LE(at + 28);
    const { packed, unpacked } = sizesIn(zip, at, extra);
    all.packed += packed;
    all.unpacked += unpacked;
    at = extra + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  if (entries > MAX_ENTRIES || all.unpacked > MAX_BYTES || all.unpacked > all.packed * MAX_RATIO)
    throw new AppError("invalid", "stockFileTooMuch");
}

function sizesIn(zip: Buffer, at: number, extra: number): { packed: number; unpacked: number } {
  if (zip.toString("latin1", at, at + 4) !== "PK\x01\x02") throw new Error("No entry");
  const [packed, unpacked] = [zip.readUInt32LE(at + 20), zip.readUInt32LE(at + 24)];
  if (packed === IN_EXTRA_FIELD && unpacked === IN_EXTRA_FIELD && zip.readUInt16LE(extra) === ZIP64_FIELD)
    return {
      packed: Number(zip.readBigUInt64LE(extra + 12)),
      unpacked: Number(zip.readBigUInt64LE(extra + 4)),
    };
  const isUnsaid = packed === 0 && (zip.readUInt16LE(at + 8) & SIZES_BEHIND) !== 0;
  // Nothing is packed into two bytes.
  const isWrong = unpacked === 0 ? packed > 2 : packed === 0 || packed === IN_EXTRA_FIELD;
  if (isUnsaid || isWrong) throw new Error("No sizes");
  return { packed, unpacked };
}
