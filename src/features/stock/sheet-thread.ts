import type { AppError } from "#src/core/errors.ts";
import { type Chosen, parseSheet, type Sheet } from "./sheet.ts";

declare const self: Worker;

/** The file and what a person chose. */
export type Asked = [bytes: Uint8Array, chosen: Chosen];
/** The sheet, or the message that says why the file is refused. */
export type Answered = { sheet: Sheet } | Pick<AppError<"stockFileQuotes">, "key" | "params">;

self.addEventListener("message", async ({ data: [bytes, chosen] }: MessageEvent<Asked>) => {
  const answer = await parseSheet(bytes, chosen).then(
    (sheet): Answered => ({ sheet }),
    ({ key, params }: AppError<"stockFileQuotes">): Answered => ({ key, params }),
  );
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- workers have no origin
  self.postMessage(answer);
});
