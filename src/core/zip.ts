import { Zip, ZipPassThrough } from "fflate";

/** The format's first version, which fflate writes, has no larger ones. */
export const MAX_ZIP_BYTES = 0xffffffff;

interface ZipEntry {
  name: string;
  bytes: Uint8Array;
}

/** An archive of files as they are: photos cannot be packed any further. */
export async function* zipOf(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const written: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    written.push(bytes);
  });
  for await (const { name, bytes } of entries) {
    const file = new ZipPassThrough(name);
    zip.add(file);
    file.push(bytes, true);
    yield* written.splice(0);
  }
  zip.end();
  yield* written;
}
