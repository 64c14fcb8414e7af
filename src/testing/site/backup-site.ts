import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Config, readConfig } from "#src/config.ts";
import { photoFilesOf, storePhoto } from "#src/features/photos/actions.ts";
import { openDeps } from "#src/open-deps.ts";
import { noAssets } from "#src/testing/site/no-assets.ts";
import { plainPhoto } from "../listings/pictures.ts";

/** A temporary folder, and the settings of sites in it. Nothing is created for a site. */
export function siteFolder(more: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), "markaba-backup-"));
  const configOf = (name: string, changed = more): Config =>
    readConfig({ NODE_ENV: "test", LOG_LEVEL: "error", DATA_DIR: join(folder, name), ...changed });
  return { folder, configOf, dispose: () => rmSync(folder, { recursive: true, force: true }) };
}

/** A site with photos in its own folder, with its database closed, and folders next to it. */
export async function backupSite(more: Record<string, string> = {}) {
  const { folder, configOf, dispose } = siteFolder(more);
  const config = configOf("site");
  const withDeps = async <T>(work: (deps: Awaited<ReturnType<typeof openDeps>>["deps"]) => Promise<T>) => {
    const { deps, close } = await openDeps(config, noAssets);
    try {
      return await work(deps);
    } finally {
      await close();
    }
  };
  const addPhoto = (seed: number) =>
    withDeps(async (deps) => (await storePhoto(deps, null, await plainPhoto(48, 36, seed))).id);
  const photos = [await addPhoto(1), await addPhoto(2)];
  return {
    folder,
    config,
    configOf,
    place: join(folder, "backups"),
    withDeps,
    addPhoto,
    photos,
    dispose,
  };
}

/** The paths of all files in a folder. */
export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

export function flipByte(path: string, at = 0.5): void {
  const bytes = readFileSync(path);
  const i = Math.min(bytes.length - 1, Math.floor(bytes.length * at));
  bytes[i] = (bytes[i] ?? 0) ^ 0xff;
  writeFileSync(path, bytes);
}

/** Whether a folder has every file of the photo. */
export const hasPhoto = (dataDir: string, id: string): boolean => {
  const names = new Set(
    filesIn(join(dataDir, "photos")).map((path) => path.slice(path.lastIndexOf("/") + 1)),
  );
  return photoFilesOf(id)
    .filter((name) => name.endsWith(".webp"))
    .every((name) => names.has(name));
};
