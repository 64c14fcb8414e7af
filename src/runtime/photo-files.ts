import { mkdirSync, rmSync, statSync } from "node:fs";
import { mkdir, readdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { errorCode, storageBroken, unlessMissing } from "#src/core/errors.ts";
import { syncFile, syncFolder, writeSynced } from "#src/core/durable-file.ts";
import { folderReader, isPhotoName, photoPath, type PhotoReader } from "./photo-reader.ts";

export interface PhotoStore extends PhotoReader {
  /** Whether the folder is missing or differs from the one at the start: its disk may be unmounted. */
  isReplaced(): boolean;
  /** Resolves once the files and their directory entries are synced to disk. */
  put(files: { name: string; bytes: Uint8Array<ArrayBuffer> }[]): Promise<void>;
  remove(names: string[]): Promise<void>;
  /** Moves files to `.removed/<day>`; a day is `YYYY-MM-DD`. */
  setAside(names: string[], day: string): Promise<void>;
  listSetAside(): AsyncIterable<{ day: string; names: string[] }>;
  putBack(names: string[], day: string): Promise<void>;
  removeSetAside(day: string): Promise<void>;
  /** Null if the photos are in no bucket. The answer is up to five seconds old. */
  bucketAnswers(): Promise<boolean | null>;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

const incomingOf = (dir: string) => join(dir, "incoming");

/** Removes uploads that a killed server left unfinished. Do not call it while another server uses the folder. */
export const removeUnfinished = (dir: string): void =>
  rmSync(incomingOf(dir), { recursive: true, force: true });

/** Files under `dir`, in folders by the first two characters of their names. */
export function filePhotoStore(dir: string): PhotoStore {
  const reader = folderReader(dir);
  const incoming = incomingOf(dir);
  const removed = join(dir, ".removed");
  const pathOf = (name: string) => photoPath(dir, name);
  const folderOf = (name: string) => dirname(pathOf(name));

  mkdirSync(incoming, { recursive: true });
  for (const folder of [dirname(dir), dir]) syncFile(folder);
  const identity = identityOf(dir);
  const isReplaced = () => identityOf(dir) !== identity;
  const assertThere = () => {
    if (isReplaced()) throw storageBroken("the photos folder is missing or another one");
  };

  const putOne = async (name: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> => {
    const path = pathOf(name);
    const unfinished = join(incoming, crypto.randomUUID());
    try {
      await writeSynced(unfinished, bytes);
      await rename(unfinished, path);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
  };

  return {
    isReplaced,
    bucketAnswers: async () => null,
    put: async (files) => {
      assertThere();
      const folders = new Set(files.map(({ name }) => folderOf(name)));
      for (const folder of folders) if (await isMade(folder)) await syncFolder(dir);
      await Promise.all(files.map(({ name, bytes }) => putOne(name, bytes)));
      for (const folder of folders) await syncFolder(folder);
    },
    list: reader.list,
    get: async (name) => {
      const file = await reader.get(name);
      if (!file) assertThere();
      return file;
    },
    remove: async (names) => {
      for (const name of names) await rm(pathOf(name), { force: true });
    },
    setAside: async (names, day) => {
      assertThere();
      await mkdir(join(removed, day), { recursive: true });
      for (const name of names) await move(pathOf(name), join(removed, day, name));
    },
    listSetAside: async function* () {
      const days = (await readdir(removed).catch(() => [])).filter((day) => DAY.test(day));
      for (const day of days.toSorted())
        yield { day, names: (await readdir(join(removed, day))).filter((name) => isPhotoName(name)) };
    },
    putBack: async (names, day) => {
      for (const name of names) {
        await mkdir(folderOf(name), { recursive: true });
        await move(join(removed, day, name), pathOf(name));
      }
    },
    removeSetAside: (day) => rm(join(removed, day), { recursive: true }),
  };
}

function identityOf(dir: string): string | null {
  const found = statSync(dir, { throwIfNoEntry: false });
  return found?.isDirectory() ? `${found.dev}:${found.ino}` : null;
}

/** Makes a folder but not its parents, so that it fails while the photos folder is missing. */
async function isMade(folder: string): Promise<boolean> {
  try {
    await mkdir(folder);
    return true;
  } catch (error) {
    if (errorCode(error) === "EEXIST") return false;
    throw error;
  }
}

/** Does nothing if there is no such file: not every photo has one of each name. */
const move = (from: string, to: string): Promise<void> => unlessMissing(rename(from, to), undefined);
