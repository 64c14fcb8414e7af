import type { PhotoStore } from "#src/runtime/photo-files.ts";

/** Keeps the pictures in memory, for tests. */
export function memoryPhotoStore(): PhotoStore & { files: Map<string, Uint8Array<ArrayBuffer>> } {
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  return {
    files,
    put: async (added) => {
      for (const { name, bytes } of added) files.set(name, bytes);
    },
    get: async (name) => files.get(name) ?? null,
    names: async function* () {
      yield [...files.keys()];
    },
    remove: async (names) => {
      for (const name of names) files.delete(name);
    },
  };
}
