import { crc32 } from "node:zlib";

const UTF8_NAMES = 0x0800;
const VERSION = 20;
/** The format's first version has no larger ones. */
export const MAX_ZIP_BYTES = 0xffffffff;
/** 1 January 1980: the entries have no times. */
const NO_DATE = 0x21;

interface ZipEntry {
  name: string;
  bytes: Uint8Array;
}

/** An archive of files as they are: photos cannot be packed any further. https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT */
export async function* zipOf(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const directory: Buffer[] = [];
  let offset = 0;
  for await (const { name, bytes } of entries) {
    const path = Buffer.from(name);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(VERSION, 0);
    facts.writeUInt16LE(UTF8_NAMES, 2);
    facts.writeUInt16LE(NO_DATE, 8);
    facts.writeUInt32LE(crc32(bytes), 10);
    facts.writeUInt32LE(bytes.length, 14);
    facts.writeUInt32LE(bytes.length, 18);
    facts.writeUInt16LE(path.length, 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from("PK\x01\x02"), Buffer.from([VERSION, 0]), facts, place, path]));
    yield Buffer.concat([Buffer.from("PK\x03\x04"), facts, path]);
    yield bytes;
    offset += 30 + path.length + bytes.length;
  }
  const all = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(directory.length, 4);
  end.writeUInt16LE(directory.length, 6);
  end.writeUInt32LE(all.length, 8);
  end.writeUInt32LE(offset, 12);
  yield Buffer.concat([all, Buffer.from("PK\x05\x06"), end]);
}
