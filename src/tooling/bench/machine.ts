import { cpus, loadavg, totalmem } from "node:os";

const cores = cpus();

/** The machine in words, and how busy it was from `begun` until now. */
export const machineInWords = (begun: { load: number }): string =>
  [
    `${cores.length} cores (${process.arch}), ${(totalmem() / 2 ** 30).toFixed(0)} GB of memory, Bun ${Bun.version}`,
    `load average ${begun.load.toFixed(1)} before and ${load().toFixed(1)} after, ${busyness(begun.load)}`,
  ].join("; ");

/** How many processes wanted to run in the last minute, on average. */
export const load = (): number => loadavg()[0] ?? 0;

function busyness(before: number): string {
  const share = before / cores.length;
  if (share < 0.25) return "so otherwise idle";
  return share < 1
    ? "so also used by others"
    : "so overloaded by others: times are longer and less even than they would be";
}
