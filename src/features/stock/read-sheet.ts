import { atMost } from "#src/core/at-most.ts";
import { AppError } from "#src/core/errors.ts";
import type { Chosen, Sheet } from "./sheet.ts";
import type { Answered, Asked } from "./sheet-thread.ts";

export const MAX_FILE_BYTES = 20 * 1024 * 1024;
const WITHIN_MS = 20_000;

const inTurn = atMost(2);

/** Reads a CSV or XLSX file in a thread of its own, which ends with it; throws AppError if it cannot be read. */
export const readSheet = (bytes: Uint8Array, chosen: Chosen = {}, withinMs = WITHIN_MS): Promise<Sheet> =>
  inTurn(async () => {
    if (bytes.length > MAX_FILE_BYTES) throw new AppError("too-large", "stockFileTooLarge");
    // In the executable, the build has put the worker's code under this name.
    const thread = new Worker(new URL("./sheet-thread.ts", import.meta.url), { smol: true });
    const { promise, resolve, reject } = Promise.withResolvers<Sheet>();
    thread.addEventListener("message", ({ data }: MessageEvent<Answered>) => {
      if ("sheet" in data) resolve(data.sheet);
      else reject(new AppError("invalid", data.key, ...data.params));
    });
    thread.addEventListener("error", ({ message }) => reject(new Error(message)));
    const late = setTimeout(() => reject(new AppError("invalid", "stockFileTooMuch")), withinMs);
    try {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- workers have no origin
      thread.postMessage([bytes, chosen] satisfies Asked);
      return await promise;
    } finally {
      clearTimeout(late);
      thread.terminate();
    }
  });
