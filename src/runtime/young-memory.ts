import { edenGC, fullGC, heapSize } from "bun:jsc";

const EVERY_MS = 50;
/** The collector itself would let the heap double. */
const MOST_GROWTH_BYTES = 24_000_000;

let isScheduled = false;
let bytesAfterAll = 0;

/** Short-lived objects; all of them once the heap has grown, which takes 0.1 s. */
function collect(): void {
  edenGC();
  if (heapSize() - bytesAfterAll > MOST_GROWTH_BYTES) bytesAfterAll = fullGC();
}

/** Collects short-lived objects soon: without it the heap doubles between full collections. Takes 2 ms under load. */
export function collectYoungSoon(collectNow: () => unknown = collect): void {
  if (isScheduled) return;
  isScheduled = true;
  setTimeout(() => {
    isScheduled = false;
    collectNow();
  }, EVERY_MS);
}
