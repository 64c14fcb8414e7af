import type { Drawn } from "#src/shell/drawing.ts";

// A drawing thread that ends at its first page.
declare const self: Worker;

self.addEventListener("message", () => process.exit());
self.postMessage([0, null] satisfies Drawn);
