import { open } from "node:fs/promises";
import { join } from "node:path";
import { TAR_END_BYTES, tarHeader, tarPadding } from "#src/core/tar.ts";
import { SUM_OF_SUMS, sumLine, SUMS } from "./manifest.ts";
import type { Sink } from "./sink.ts";
import { one } from "./streams.ts";

/** Writes a tar archive file by file, ending with a file of checksums for `sha256sum -c`. */
export async function archiveWriter(sink: Sink, workDir: string, time: number) {
  const sumsPath = join(workDir, SUMS);
  const sums = await open(sumsPath, "wx", 0o600);

  async function addPieces(path: string, size: number, pieces: AsyncIterable<Uint8Array>): Promise<string> {
    const hash = new Bun.CryptoHasher("sha256");
    let bytes = 0;
    await sink.write(tarHeader(path, size, time));
    for await (const piece of pieces) {
      hash.update(piece);
      bytes += piece.length;
      await sink.write(piece);
    }
    if (bytes !== size) throw new Error(`${path} has ${bytes} bytes instead of ${size}.`);
    await sink.write(new Uint8Array(tarPadding(size)));
    return hash.digest("hex");
  }

  async function note(path: string, sha256: string): Promise<string> {
    await sums.appendFile(sumLine(path, sha256));
    return sha256;
  }

  const addFile = async (path: string, file: string): Promise<string> =>
    addPieces(path, Bun.file(file).size, Bun.file(file).stream());
  const addBytes = async (path: string, bytes: Uint8Array): Promise<string> =>
    addPieces(path, bytes.length, one(bytes));

  return {
    addFile: async (path: string, file: string) => note(path, await addFile(path, file)),
    addBytes: async (path: string, bytes: Uint8Array) => note(path, await addBytes(path, bytes)),
    end: async () => {
      const sha256 = await addFile(SUMS, sumsPath);
      await addBytes(SUM_OF_SUMS, Buffer.from(sumLine(SUMS, sha256)));
      await sink.write(new Uint8Array(TAR_END_BYTES));
      await sink.done();
    },
    close: () => sums.close(),
  };
}
