import {
  type BackupName,
  filesOf,
  objectsOf,
  readManifest,
  readPhotoList,
  type Repository,
} from "./repository.ts";
import { keptOf } from "./retention.ts";
import { BackupProblem } from "./store.ts";

/** Removes backups that `retention` does not keep, then files that no backup needs. Returns how many backups were removed. */
export async function prune(
  repository: Repository,
  names: BackupName[],
  retention: string,
  now: number,
  present: Map<string, number>,
): Promise<number> {
  const { store } = repository;
  const times = keptOf(
    names.map(({ time }) => time),
    retention,
    now,
  );
  const kept = names.filter(({ time }) => times.has(time));
  const gone = names.filter(({ time }) => !times.has(time));
  // Manifests first, so that no listed backup ever lacks a file.
  await store.remove(gone.map(({ path }) => path));
  const keyIds = new Set(names.map(({ keyId }) => keyId));
  for (const keyId of keyIds) {
    const needing = kept.filter((name) => name.keyId === keyId);
    if (keyId === repository.keyId) await removeUnneeded(repository, needing, present);
    else if (needing.length === 0) await store.remove([...(await store.list(objectsOf(keyId))).keys()]);
  }
  return gone.length;
}

async function removeUnneeded(
  repository: Repository,
  kept: BackupName[],
  present: Map<string, number>,
): Promise<void> {
  const needed = new Set<string>();
  for (const name of kept)
    try {
      const manifest = await readManifest(repository, name);
      const list = await readPhotoList(repository, manifest);
      for (const sha256 of filesOf(manifest, list).keys()) needed.add(repository.pathOf(sha256));
    } catch (error) {
      // The files of a damaged backup are unknown, so nothing is removed.
      if (error instanceof BackupProblem && error.kind === "damage") return;
      throw error;
    }
  await repository.store.remove([...present.keys()].filter((path) => !needed.has(path)));
}
