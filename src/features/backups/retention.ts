import { jordanDate, jordanDay, startOfJordanDay } from "#src/core/jordan-day.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#src/core/time.ts";
import {
  type BackupName,
  type Repository,
  filesOf,
  objectsOf,
  readManifest,
  readPhotoList,
} from "./repository.ts";
import { BackupProblem } from "./store.ts";

/** Parses `7d4w6m`: keeps the newest backup of each of the last 7 days, 4 weeks and 6 months that have one. */
function countsIn(retention: string): Record<"d" | "w" | "m", number> {
  const countOf = (unit: string) => Number(new RegExp(`(\\d+)${unit}`).exec(retention)?.[1] ?? 0);
  return { d: countOf("d"), w: countOf("w"), m: countOf("m") };
}

const weekOf = (time: number) => Math.floor((jordanDay(time) + 3) / 7);
const monthOf = (time: number) => jordanDate(time).slice(0, 7);

/**
 * The backups to keep, by their times. Those of the last 24 hours all stay, so that one made before an update is there after it.
 * So do those from the future, made while the clock was ahead; they take no other's place.
 */
export function keptOf(times: number[], retention: string, now: number): Set<number> {
  const { d, w, m } = countsIn(retention);
  const newestFirst = times.filter((time) => time <= now).toSorted((a, b) => b - a);
  const newestOf = (unitOf: (time: number) => number | string, count: number) => {
    const newest = new Map<number | string, number>();
    for (const time of newestFirst) if (!newest.has(unitOf(time))) newest.set(unitOf(time), time);
    return [...newest.values()].slice(0, count);
  };
  const young = times.filter((time) => time > now - DAY_MS);
  return new Set([...young, ...newestOf(jordanDay, d), ...newestOf(weekOf, w), ...newestOf(monthOf, m)]);
}

/** The maximum number of days that a backup is kept, if one is made every day. */
export function mostDaysKept(retention: string): number {
  const { d, w, m } = countsIn(retention);
  return Math.max(d, 7 * w, 31 * m);
}

/** The last moment up to `now` with the time of day `HH:MM` in Jordan. */
export function lastSlot(now: number, timeOfDay: string): number {
  const [hours = 0, minutes = 0] = timeOfDay.split(":").map(Number);
  const slot = startOfJordanDay(jordanDay(now)) + hours * HOUR_MS + minutes * MINUTE_MS;
  return slot > now ? slot - DAY_MS : slot;
}

export function lastExpiry(times: number[], now: number, retention: string, timeOfDay: string): number {
  const first = lastSlot(now, timeOfDay) + DAY_MS;
  let all = times;
  for (let at = first; ; at += DAY_MS) {
    const kept = keptOf([...all, at], retention, at);
    if (!times.some((time) => kept.has(time))) return at;
    all = [...kept];
  }
}

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

async function removeUnneeded(repository: Repository, kept: BackupName[], present: Map<string, number>) {
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
