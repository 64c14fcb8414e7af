import type { Config } from "#src/config.ts";
import { BackupProblem, openStore } from "./store.ts";
import { filesOf, listNames, readManifest, readPhotoList, repositoryOf } from "./repository.ts";

const BLOCK = 512;

/** A backup as a tar archive; unpacked, it is a folder that `markaba restore` takes. Throws before the first bytes if the backup is gone. */
export async function openArchive(
  config: Config,
  place: string,
  time: number,
): Promise<AsyncIterable<Uint8Array>> {
  const store = openStore(place, config);
  const name = (await listNames(store)).find((name) => name.time === time);
  if (!name) throw new BackupProblem(`There is no backup of that time in ${place}.`);
  const repository = await repositoryOf(store, name, config.BACKUP_PASSPHRASE);
  const manifest = await readManifest(repository, name);
  const files = filesOf(manifest, await readPhotoList(repository, manifest));
  const paths = [...new Set([...files.keys()].map(repository.pathOf)), name.path];
  return (async function* () {
    for (const path of paths) {
      const bytes = await store.get(path);
      yield header(path, bytes.length, time);
      yield bytes;
      yield new Uint8Array((BLOCK - (bytes.length % BLOCK)) % BLOCK);
    }
    yield new Uint8Array(2 * BLOCK);
  })();
}

/** https://pubs.opengroup.org/onlinepubs/9699919799/utilities/pax.html#tag_20_92_13_06 */
function header(path: string, size: number, time: number): Uint8Array {
  const block = Buffer.alloc(BLOCK);
  const slash = path.lastIndexOf("/");
  const octal = (value: number, digits: number) => `${value.toString(8).padStart(digits, "0")}\0`;
  const fields: [offset: number, text: string][] = [
    [0, path.slice(slash + 1)],
    [100, octal(0o600, 7)],
    [108, octal(0, 7)],
    [116, octal(0, 7)],
    [124, octal(size, 11)],
    [136, octal(Math.floor(time / 1000), 11)],
    // The checksum is taken with spaces in its place.
    [148, " ".repeat(8)],
    [156, "0"],
    [257, "ustar\x0000"],
    [345, path.slice(0, slash)],
  ];
  for (const [offset, text] of fields) block.write(text, offset, "latin1");
  const sum = block.reduce((sum, byte) => sum + byte, 0);
  block.write(`${octal(sum, 6)} `, 148, "latin1");
  return block;
}
