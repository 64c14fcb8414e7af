import { AppError, reasonOf } from "#src/core/errors.ts";
import { type Chosen, parseSheet, type Sheet } from "./sheet.ts";

declare const self: Worker;

/** The file and what a person chose. */
export type Asked = [bytes: Uint8Array, chosen: Chosen];
export interface Answered {
  sheet?: Sheet;
  /** The message that says why the file is refused, and its parameters. */
  refused?: { key: AppError["key"]; params: unknown[] };
  problem?: string;
}

async function answerTo([bytes, chosen]: Asked): Promise<Answered> {
  try {
    return { sheet: await parseSheet(bytes, chosen) };
  } catch (error) {
    if (!(error instanceof AppError)) return { problem: reasonOf(error) };
    return { refused: { key: error.key, params: error.params } };
  }
}

self.addEventListener("message", async ({ data }: MessageEvent<Asked>) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- workers have no origin
  self.postMessage(await answerTo(data));
});
