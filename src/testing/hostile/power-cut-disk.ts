import { mkdirSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { SeededRandom } from "#src/demo/random.ts";
import type { Change } from "./power-cut-trace.ts";

type Edit = { number: number } & (
  | { op: "write"; offset: number; bytes: Buffer }
  | { op: "truncate"; length: number }
);

/** `synced` is on disk after a power cut; any part of `pending` may be. */
interface File {
  synced: Buffer;
  pending: Edit[];
}

interface Folder {
  synced: Map<string, File | Folder>;
  /** A rename is one change of two entries. */
  pending: { number: number; entries: [string, File | Folder | null][] }[];
}

/** How much unsynced data of a file or folder remains after the cut; chosen at random. */
const FATES = ["nothing", "everything", "the first", "pieces of 512", "pieces of 4096"] as const;
type Fate = (typeof FATES)[number];

// Recreated at each start.
const NOT_KEPT = /-shm$|^server\.lock$/;

/** A simulated disk that records changes and can be built in a state that a power cut at this moment may leave. */
export class Disk {
  readonly #root: Folder = { synced: new Map(), pending: [] };
  /** The state that the running system sees. */
  readonly #live = new Map<string, File | Folder>();
  #number = 0;

  constructor(
    readonly root: string,
    readonly options: { ignoresSyncs: boolean },
  ) {
    this.#live.set(root, this.#root);
  }

  follow(change: Change): void {
    const number = this.#number++;
    switch (change.op) {
      case "create":
        if (!this.#live.has(change.path))
          this.#enter(number, [[change.path, { synced: Buffer.alloc(0), pending: [] }]]);
        return;
      case "folder":
        return this.#enter(number, [[change.path, { synced: new Map(), pending: [] }]]);
      case "remove":
        return this.#enter(number, [[change.path, null]]);
      case "rename": {
        const moved = this.#live.get(change.from);
        if (!moved) throw new Error(`Renamed, but not there: ${change.from}`);
        return this.#enter(number, [
          [change.from, null],
          [change.to, moved],
        ]);
      }
      case "sync": {
        const synced = this.#live.get(change.path);
        if (synced && !this.options.ignoresSyncs) settle(synced, change.since);
        return;
      }
      case "write":
      case "truncate": {
        const file = this.#live.get(change.path);
        // The file was removed while it was still open.
        if (!file) return;
        if (isFolder(file)) throw new Error(`Written, but a folder: ${change.path}`);
        file.pending.push({ ...change, number });
      }
    }
  }

  #enter(number: number, changed: [path: string, File | Folder | null][]): void {
    for (const [path, thing] of changed)
      if (thing) this.#live.set(path, thing);
      else this.#live.delete(path);
    const folders = Map.groupBy(changed, ([path]) => dirname(path));
    for (const [path, inside] of folders) {
      const folder = this.#live.get(path);
      if (!folder || !isFolder(folder)) throw new Error(`No folder: ${path}`);
      folder.pending.push({ number, entries: inside.map(([path, thing]) => [basename(path), thing]) });
    }
  }

  /** Writes one of the possible states to the folder `to`. */
  build(to: string, random: SeededRandom): void {
    buildFolder(this.#root, to, random);
  }
}

const isFolder = (thing: File | Folder): thing is Folder => thing.synced instanceof Map;

function settle(thing: File | Folder, since: number): void {
  if (isFolder(thing)) {
    for (const { entries } of thing.pending.filter(({ number }) => number < since))
      enter(thing.synced, entries);
    thing.pending = thing.pending.filter(({ number }) => number >= since);
  } else {
    for (const edit of thing.pending.filter(({ number }) => number < since))
      thing.synced = edited(thing.synced, edit);
    thing.pending = thing.pending.filter(({ number }) => number >= since);
  }
}

function enter(names: Map<string, File | Folder>, entries: [string, File | Folder | null][]): void {
  for (const [name, thing] of entries)
    if (thing) names.set(name, thing);
    else names.delete(name);
}

function edited(before: Buffer, edit: Edit): Buffer {
  const end = edit.op === "write" ? Math.max(before.length, edit.offset + edit.bytes.length) : edit.length;
  let after = before;
  if (end !== before.length) {
    after = Buffer.alloc(end);
    before.copy(after);
  }
  if (edit.op === "write") edit.bytes.copy(after, edit.offset);
  return after;
}

function buildFolder(folder: Folder, to: string, random: SeededRandom): void {
  mkdirSync(to, { recursive: true });
  const names = new Map(folder.synced);
  const fate = random.pick(FATES);
  const first = random.below(folder.pending.length + 1);
  for (const [i, { entries }] of folder.pending.entries())
    if (isKept(fate, i, first, random)) enter(names, entries);
  for (const [name, thing] of names) {
    if (NOT_KEPT.test(name)) continue;
    if (isFolder(thing)) buildFolder(thing, join(to, name), random);
    else writeFileSync(join(to, name), leftOf(thing, random));
  }
}

function isKept(fate: Fate, i: number, first: number, random: SeededRandom): boolean {
  if (fate === "nothing") return false;
  if (fate === "everything") return true;
  return fate === "the first" ? i < first : random.chance(0.5);
}

function leftOf(file: File, random: SeededRandom): Buffer {
  let left: Buffer = Buffer.from(file.synced);
  const fate = random.pick(FATES);
  const first = random.below(file.pending.length + 1);
  for (const [i, edit] of file.pending.entries()) {
    const isTorn =
      edit.op === "write" && (fate.startsWith("pieces") || (fate === "the first" && i === first));
    if (isTorn) left = torn(left, edit, fate === "pieces of 4096" ? 4096 : 512, random);
    else if (isKept(fate, i, first, random)) left = edited(left, edit);
  }
  return left;
}

function torn(
  before: Buffer,
  edit: Edit & { op: "write" },
  sectorBytes: number,
  random: SeededRandom,
): Buffer {
  let after = before;
  const end = edit.offset + edit.bytes.length;
  for (let from = edit.offset; from < end;) {
    const to = Math.min(end, (Math.floor(from / sectorBytes) + 1) * sectorBytes);
    const bytes = edit.bytes.subarray(from - edit.offset, to - edit.offset);
    if (random.chance(0.5)) after = edited(after, { ...edit, offset: from, bytes });
    from = to;
  }
  return after;
}
