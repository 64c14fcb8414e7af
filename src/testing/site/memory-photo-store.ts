import type { PhotoStore } from "#src/runtime/photo-files.ts";

type Bytes = Uint8Array<ArrayBuffer>;

/** Stores photos in memory, for tests. */
export function memoryPhotoStore(now: () => number = Date.now) {
  const files = new Map<string, Bytes>();
  const times = new Map<string, number>();
  const aside = new Map<string, Map<string, Bytes>>();
  const store: PhotoStore = {
    isReplaced: () => false,
    bucketAnswers: async () => null,
    put: async (added) => {
      for (const { name, bytes } of added) {
        files.set(name, bytes);
        times.set(name, now());
      }
    },
    get: async (name) => files.get(name) ?? null,
    list: async function* () {
      yield [...files].map(([name, bytes]) => ({
        name,
        bytes: bytes.length,
        modifiedAt: times.get(name) ?? 0,
      }));
    },
    remove: async (names) => {
      for (const name of names) files.delete(name);
    },
    setAside: async (names, day) => {
      const there = aside.get(day) ?? new Map<string, Bytes>();
      aside.set(day, there);
      for (const name of names) {
        const bytes = files.get(name);
        if (bytes) there.set(name, bytes);
        files.delete(name);
      }
    },
    listSetAside: async function* () {
      for (const [day, there] of aside) yield { day, names: [...there.keys()] };
    },
    putBack: async (names, day) => {
      for (const name of names) {
        const bytes = aside.get(day)?.get(name);
        if (bytes) files.set(name, bytes);
        aside.get(day)?.delete(name);
      }
    },
    removeSetAside: async (day) => void aside.delete(day),
  };
  return { ...store, files };
}
