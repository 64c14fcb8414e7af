import type { Figure } from "./figure.ts";

const HEADER =
  "| What | Measured | Wanted | | Reference in the same run | Ratio |\n| --- | --- | --- | --- | --- | --- |";

const cell = (text: string) => text.replaceAll("|", "\\|");
const mark = (holds: boolean | null) => (holds === null ? "" : holds ? "holds" : "**misses**");

/** A benchmark's figures as a section of the results. */
export function sectionOf(title: string, machine: string, figures: Figure[], at: Date): string {
  const rows = figures.map(({ what, measured, wanted, holds, reference, ratio }) =>
    [what, measured, wanted, mark(holds), reference, ratio].map((text) => ` ${cell(text)} `).join("|"),
  );
  const day = at.toISOString().slice(0, 10);
  return `## ${title}\n\n${day}. ${machine}.\n\n${HEADER}\n${rows.map((row) => `|${row}|`).join("\n")}\n`;
}

/** The results with a section in place of the one of the same title, or at the end. */
export function withSection(results: string, title: string, section: string): string {
  const [intro = "", ...sections] = results.split(/^(?=## )/m);
  const isSame = (known: string) => known.startsWith(`## ${title}\n`);
  const kept = sections.map((known) => (isSame(known) ? `${section}\n` : known));
  const all = sections.some(isSame) ? kept : [...kept, `${section}\n`];
  return `${[intro.trim(), ...all.map((part) => part.trim())].join("\n\n")}\n`;
}
