import { useEffect, useEffectEvent, useState } from "react";

/** The cache in which the service worker keeps files that other apps share. */
const SHARED = "shared";

async function readShared(): Promise<File[]> {
  if (!globalThis.caches || !(await caches.has(SHARED))) return [];
  const cache = await caches.open(SHARED);
  const kept = await cache.matchAll();
  return Promise.all(
    kept.map(async (response) => {
      const type = response.headers.get("Content-Type") ?? "";
      return new File([await response.blob()], decodeURIComponent(response.headers.get("X-Name") ?? ""), {
        type,
      });
    }),
  );
}

/** Adds the files that other apps shared, and forgets them once no upload is under way. */
export function useSharedFiles(isWanted: boolean, isBusy: boolean, add: (files: File[]) => void): void {
  const [hasBegun, setHasBegun] = useState(false);
  const begin = useEffectEvent(async () => {
    const files = await readShared().catch(() => []);
    if (files.length === 0) return;
    add(files);
    setHasBegun(true);
  });
  useEffect(() => {
    if (isWanted) void begin();
  }, [isWanted]);
  useEffect(() => {
    if (hasBegun && !isBusy) void caches.delete(SHARED);
  }, [hasBegun, isBusy]);
}
