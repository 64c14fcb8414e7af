import type { Drawn } from "#src/shell/drawing.ts";

// A drawing thread that ends when it is asked for its first page.
declare const self: Worker;

self.addEventListener("message", () => process.exit());
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- workers have no origin
self.postMessage([0, null] satisfies Drawn);
