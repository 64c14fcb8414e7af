import type { Config } from "#src/config.ts";
import { TAR_END_BYTES, tarHeader, tarPadding } from "#src/core/tar.ts";
import { BackupProblem, openStore } from "./store.ts";
import { filesOf, listNames, readManifest, readPhotoList, repositoryOf } from "./repository.ts";

/** A tar whose unpacked folder `markaba restore` accepts. Throws before the first bytes if it is gone. */
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
      yield tarHeader(path, bytes.length, time);
      yield bytes;
      yield new Uint8Array(tarPadding(bytes.length));
    }
    yield new Uint8Array(TAR_END_BYTES);
  })();
}
