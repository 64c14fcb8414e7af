import type { Log } from "#src/runtime/log.ts";
import { collectYoungSoon } from "#src/runtime/garbage-collection.ts";
import type { Draw, Frame, View } from "./page.ts";

type Html = Uint8Array<ArrayBuffer>;

/** What the server asks of the thread: a number from 1, the view's name, its props and the frame. */
export type Asked = [id: number, view: string, props: unknown, frame: Frame];
/** The page or an error; number 0 once the thread is ready. */
export type Drawn = [id: number, html: Html | null, error?: unknown];

/** The thread starts once this many pages are drawn within a second, which takes a fifth of a core. */
const BUSY_PAGES = 100;

/**
 * Draws pages in a second thread once the server is busy: 1.3 times as many new searches a second, for 35 MB of memory.
 * `here` draws them until the thread is ready, and if it ends, also those that it was drawing.
 */
export function openDrawing(script: URL, here: Draw, log: Log, busyPages = BUSY_PAGES): Draw {
  const waiting = new Map<number, PromiseWithResolvers<Html> & { drawHere: () => Promise<Html> }>();
  const isBusy = countingBusy(busyPages);
  let state: "idle" | "starting" | "ready" | "ended" = "idle";
  let lastId = 0;
  let worker: Worker | undefined;

  const start = () => {
    state = "starting";
    worker = new Worker(script, { ref: false });
    worker.addEventListener("message", ({ data: [id, html, error] }: MessageEvent<Drawn>) => {
      if (id === 0) {
        state = "ready";
        log.info("a second thread draws pages");
      }
      const asked = waiting.get(id);
      waiting.delete(id);
      if (html) asked?.resolve(html);
      else asked?.reject(error);
    });
    worker.addEventListener("error", ({ message }) => end(message));
    worker.addEventListener("close", () => end("closed"));
  };
  const end = (problem: string) => {
    if (state === "ended") return;
    state = "ended";
    log.error("the drawing thread ended; pages are drawn by the server's thread", { problem });
    for (const { resolve, drawHere } of waiting.values()) resolve(drawHere());
    waiting.clear();
  };

  return <Props>(view: View<Props>, props: Props, frame: Frame) => {
    if (state === "idle" && isBusy()) start();
    if (state !== "ready" || !worker) return here(view, props, frame);
    collectYoungSoon();
    const id = ++lastId;
    const drawn = Promise.withResolvers<Html>();
    waiting.set(id, { ...drawn, drawHere: () => here(view, props, frame) });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- workers have no origin
    worker.postMessage([id, view.name, props, frame] satisfies Asked);
    return drawn.promise;
  };
}

function countingBusy(enough: number): () => boolean {
  let second = 0;
  let calls = 0;
  return () => {
    const now = Math.floor(performance.now() / 1000);
    calls = now === second ? calls + 1 : 1;
    second = now;
    return calls >= enough;
  };
}
