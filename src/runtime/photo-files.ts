import { mkdirSync, rmSync, statSync } from "node:fs";
import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { storageBroken } from "#src/core/errors.ts";
import { syncFile } from "#src/core/durable-file.ts";

export interface PhotoStore {
  /** Whether the folder at the path is another one than at the start, or none; a disk may have been taken away. */
  isReplaced(): boolean;
  /** When it resolves, the files and the folder's entries are on disk. */
  put(files: { name: string; bytes: Uint8Array<ArrayBuffer> }[]): Promise<void>;
  get(name: string): Promise<Blob | Uint8Array<ArrayBuffer> | null>;
  /** All files, in batches; `modifiedAt` in epoch milliseconds. */
  list(): AsyncIterable<{ name: string; modifiedAt: number }[]>;
  remove(names: string[]): Promise<void>;
  /** Moves files to `.removed/<day>`; a day is `YYYY-MM-DD`. */
  setAside(names: string[], day: string): Promise<void>;
  listSetAside(): AsyncIterable<{ day: string; names: string[] }>;
  putBack(names: string[], day: string): Promise<void>;
  removeSetAside(day: string): Promise<void>;
}

// Names become paths, so only this shape is allowed.
const NAME = /^[0-9a-f]{32}-(?:\d{1,5}\.webp|share\.jpg)$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

const incomingOf = (dir: string) => join(dir, "incoming");

/** Removes uploads that a killed server left unfinished. Not while another server uses the folder. */
export const removeUnfinished = (dir: string): void =>
  rmSync(incomingOf(dir), { recursive: true, force: true });

/** Files under `dir`, in folders by the first two characters of their names. */
export function filePhotoStore(dir: string): PhotoStore {
  const incoming = incomingOf(dir);
  const removed = join(dir, ".removed");
  const folderOf = (name: string) => join(dir, name.slice(0, 2));
  const pathOf = (name: string) => join(folderOf(name), checked(name));

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
      await writeDurably(unfinished, bytes);
      await rename(unfinished, path);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
  };

  return {
    isReplaced,
    put: async (files) => {
      assertThere();
      const folders = new Set(files.map(({ name }) => folderOf(checked(name))));
      for (const folder of folders) if (await isMade(folder)) await syncFolder(dir);
      await Promise.all(files.map(({ name, bytes }) => putOne(name, bytes)));
      for (const folder of folders) await syncFolder(folder);
    },
    get: async (name) => {
      const file = Bun.file(pathOf(name));
      if (await file.exists()) return file;
      assertThere();
      return null;
    },
    list: async function* () {
      for (const folder of await readdir(dir))
        if (/^[0-9a-f]{2}$/.test(folder)) {
          const names = (await readdir(join(dir, folder))).filter((name) => NAME.test(name));
          const times = await Promise.all(names.map((name) => modifiedAtOf(pathOf(name))));
          yield names.map((name, i) => ({ name, modifiedAt: times[i] ?? 0 }));
        }
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
        yield { day, names: (await readdir(join(removed, day))).filter((name) => NAME.test(name)) };
    },
    putBack: async (names, day) => {
      for (const name of names) {
        await mkdir(folderOf(checked(name)), { recursive: true });
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

/** Makes a folder, but none above it: without the photos folder this must fail. */
async function isMade(folder: string): Promise<boolean> {
  try {
    await mkdir(folder);
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
    throw error;
  }
}

const modifiedAtOf = async (path: string): Promise<number> => (await stat(path)).mtimeMs;

/** A photo does not have a file of every name. */
async function move(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) throw error;
  }
}

function checked(name: string): string {
  if (!NAME.test(name)) throw new Error(`Not a photo name: ${name}`);
  return name;
}

async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, "wx");
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, "r");
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
