import { afterAll, beforeAll } from "bun:test";
import { type Chosen, parseSheet } from "#src/features/stock/sheet.ts";

/** Reads files like the thread of `readSheet`, whose start takes 17 ms: for tests of hundreds of good files. */
class SameThread extends EventTarget {
  postMessage([bytes, chosen]: [Uint8Array, Chosen]): void {
    void parseSheet(bytes, chosen).then((sheet) =>
      this.dispatchEvent(new MessageEvent("message", { data: { sheet } })),
    );
  }

  terminate(): void {}
}

export function readSheetsInThisThread(): void {
  const { Worker } = globalThis;
  beforeAll(() => void Object.assign(globalThis, { Worker: SameThread }));
  afterAll(() => void Object.assign(globalThis, { Worker }));
}
