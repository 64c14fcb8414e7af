import { cpus, loadavg, totalmem } from "node:os";
import type { Figure } from "./figure.ts";

const HEADER =
  "| What | Measured | Wanted | | Reference in the same run | Ratio |\n| --- | --- | --- | --- | --- | --- |";

const cell = (text: string) => text.replaceAll("|", "\\|");
const mark = (holds: boolean | undefined) => (holds === undefined ? "" : holds ? "holds" : "**misses**");

/** A benchmark's figures as a section of the results. */
export function sectionOf(title: string, machine: string, figures: Figure[], at: Date): string {
  const rows = figures.map(({ what, measured, wanted = "", holds, reference = "", ratio = "" }) =>
    [what, measured, wanted, mark(holds), reference, ratio].map((text) => ` ${cell(text)} `).join("|"),
  );
  const day = at.toISOString().slice(0, 10);
  return `## ${title}\n\n${day}. ${machine}.\n\n${HEADER}\n${rows.map((row) => `|${row}|`).join("\n")}\n`;
}

/** Replaces the section with the same title, or adds it at the end. */
export function withSection(results: string, title: string, section: string): string {
  const [intro = "", ...sections] = results.split(/^(?=## )/m);
  const isSame = (known: string) => known.startsWith(`## ${title}\n`);
  const merged = sections.map((known) => (isSame(known) ? `${section}\n` : known));
  const all = sections.some(isSame) ? merged : [...merged, `${section}\n`];
  return `${[intro.trim(), ...all.map((part) => part.trim())].join("\n\n")}\n`;
}

const cores = cpus();

export const describeMachine = (loadBefore: number): string =>
  [
    `${cores.length} cores (${process.arch}), ${(totalmem() / 2 ** 30).toFixed(0)} GB of memory, Bun ${Bun.version}`,
    `load average ${loadBefore.toFixed(1)} before and ${load().toFixed(1)} after, ${busyness(loadBefore)}`,
  ].join("; ");

export const load = (): number => loadavg()[0] ?? 0;

function busyness(before: number): string {
  const share = before / cores.length;
  if (share < 0.25) return "so otherwise idle";
  return share < 1
    ? "so also used by others"
    : "so overloaded by others: times are longer and less even than they would be";
}
