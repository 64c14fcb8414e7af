import { expect, test } from "bun:test";
import { deflateRawSync } from "node:zlib";
import { writeXlsx } from "hucre/xlsx";
import { AppError } from "#src/core/errors.ts";
import { assertHarmlessZip } from "./zip-check.ts";

interface Entry {
  packed: Uint8Array;
  unpackedSize: number;
  /** What the directory says instead. */
  said?: { packed?: number; unpacked?: number; flags?: number; extra?: Buffer };
}

const deflated = (size: number, letter = "x"): Entry => {
  const packed = deflateRawSync(Buffer.alloc(size, letter));
  return { packed, unpackedSize: size };
};

function zipOf(entries: Entry[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [i, { packed, unpackedSize, said = {} }] of entries.entries()) {
    const name = Buffer.from(`${i}.xml`);
    const extra = said.extra ?? Buffer.alloc(0);
    const local = Buffer.alloc(30);
    local.write("PK\x03\x04", 0, "latin1");
    local.writeUInt16LE(8, 8);
    local.writeUInt16LE(name.length, 26);
    parts.push(local, name, Buffer.from(packed));
    const central = Buffer.alloc(46);
    central.write("PK\x01\x02", 0, "latin1");
    central.writeUInt16LE(said.flags ?? 0, 8);
    central.writeUInt16LE(8, 10);
    central.writeUInt32LE(said.packed ?? packed.length, 20);
    central.writeUInt32LE(said.unpacked ?? unpackedSize, 24);
    central.writeUInt16LE(name.length, 28);
    central.writeUInt16LE(extra.length, 30);
    central.writeUInt32LE(offset, 42);
    directory.push(central, name, extra);
    offset += 30 + name.length + packed.length;
  }
  const end = Buffer.alloc(22);
  end.write("PK\x05\x06", 0, "latin1");
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, ...directory, end]);
}

function refusalOf(zip: Uint8Array): string | null {
  try {
    assertHarmlessZip(zip);
    return null;
  } catch (error) {
    // The parser makes a sentence of other errors.
    return error instanceof AppError ? error.key : "stockFileBroken";
  }
}

const random = (size: number): Entry => {
  const packed = deflateRawSync(crypto.getRandomValues(new Uint8Array(Math.min(size, 65_536))));
  return { packed, unpackedSize: Math.min(size, 65_536) };
};

test("an ordinary workbook passes", async () => {
  const rows = Array.from({ length: 500 }, (_, i) => [`A${i}`, "Toyota", i]);
  expect(refusalOf(await writeXlsx({ sheets: [{ name: "Cars", rows }] }))).toBeNull();
  expect(refusalOf(zipOf([random(1000), { packed: new Uint8Array(), unpackedSize: 0 }]))).toBeNull();
});

test("bombs are refused: too many entries, too large together, packed too tightly", () => {
  const small = random(50);
  expect(refusalOf(zipOf(Array.from({ length: 200 }, () => small)))).toBeNull();
  expect(refusalOf(zipOf(Array.from({ length: 201 }, () => small)))).toBe("stockFileTooMuch");
  const large = { ...random(65_536), said: { unpacked: 31_000_000, packed: 1_000_000 } };
  expect(refusalOf(zipOf([large]))).toBeNull();
  expect(refusalOf(zipOf([large, large]))).toBe("stockFileTooMuch");
  expect(refusalOf(zipOf([deflated(1_000_000)]))).toBe("stockFileTooMuch");
});

test("sizes of ZIP64 count, as Java programs write them", () => {
  const sizes = (unpacked: number, packed: number) => {
    const extra = Buffer.alloc(20);
    extra.writeUInt16LE(1, 0);
    extra.writeUInt16LE(16, 2);
    extra.writeBigUInt64LE(BigInt(unpacked), 4);
    extra.writeBigUInt64LE(BigInt(packed), 12);
    return { packed: 0xffffffff, unpacked: 0xffffffff, extra };
  };
  const entry = random(1000);
  expect(refusalOf(zipOf([{ ...entry, said: sizes(1000, entry.packed.length) }]))).toBeNull();
  expect(refusalOf(zipOf([{ ...entry, said: sizes(61_000_000, 1_000_000) }]))).toBe("stockFileTooMuch");
  const without = { packed: 0xffffffff, unpacked: 1000 };
  expect(refusalOf(zipOf([{ ...entry, said: without }]))).toBe("stockFileBroken");
});

test("a directory that does not say how large its entries are is refused", () => {
  const entry = deflated(1_000_000);
  for (const said of [{ unpacked: 0 }, { packed: 0 }, { packed: 0, unpacked: 0, flags: 8 }])
    expect([said, refusalOf(zipOf([{ ...entry, said }]))]).toEqual([said, "stockFileBroken"]);
});

test("a directory elsewhere, or none, is refused", () => {
  const zip = zipOf([random(1000)]);
  const elsewhere = Buffer.from(zip);
  elsewhere.writeUInt32LE(0xffffffff, zip.length - 10);
  const wrong = Buffer.from(zip);
  wrong.writeUInt32LE(3, zip.length - 6);
  for (const bytes of [elsewhere, wrong, zip.subarray(0, 40), zip.subarray(0, 3), new Uint8Array()])
    expect(refusalOf(bytes)).toBe("stockFileBroken");
});
