import { expect, spyOn, test } from "bun:test";
import { storedInTime } from "./use-photo-uploads.ts";

test("a photo that is removed while it waits for a busy server stops waiting", async () => {
  const fetched = spyOn(globalThis, "fetch");
  const busy = { code: "photosBusy", retryAfterSeconds: 600 };
  fetched.mockResolvedValueOnce(Response.json(busy, { status: 503 }));
  const stop = new AbortController();
  const upload = { turn: 1, name: "a", source: "https://example.com/a.jpg", preview: null, part: 0 };
  const state = { waits: null, error: null, mayRetry: false };
  const stopOnceItWaits = ({ waits }: { waits?: number | null }) => {
    if (waits) queueMicrotask(() => stop.abort());
  };
  const result = storedInTime({ ...upload, ...state }, stopOnceItWaits, stop.signal);
  expect(await result.catch((error: Error) => error.name)).toBe("AbortError");
  expect(fetched).toHaveBeenCalledTimes(1);
  fetched.mockRestore();
});
