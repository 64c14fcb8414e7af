import { MAX_CELLS, patternSides } from "../catalogue/pattern-text.ts";

/** A cell, in millimeters on the plate; `at` is the index in the pattern, `character` is empty for a free place. */
export interface Cell {
  x: number;
  width: number;
  at: number;
  character: string;
}

const FIRST = 84;
const LAST = 508;
const CODE = 84;
const DASH = 38;
const GAP = 6;
const WIDEST = 56;

export function patternLayout(pattern: string, ghosts = MAX_CELLS) {
  const { code, number } = patternSides(pattern);
  const characters = number ? [...number] : Array.from({ length: ghosts }, () => "");
  const count = characters.length;
  const width = Math.min(WIDEST, (LAST - FIRST - CODE - DASH - GAP * (count - 1)) / count);
  const start = (FIRST + LAST - CODE - DASH - count * (width + GAP) + GAP) / 2;
  const first = code === null ? 0 : code.length + 1;
  return {
    code: { x: start, width: CODE, digits: code ?? "" },
    dash: start + CODE + DASH / 2,
    cells: characters.map((character, i): Cell => ({
      x: start + CODE + DASH + i * (width + GAP),
      width,
      at: first + i,
      character,
    })),
  };
}

/** The index in the pattern at a position on the plate; -1 is before a missing dash. */
export function characterAt(pattern: string, x: number): number {
  const { code, dash, cells } = patternLayout(pattern);
  if (x < dash) {
    const within = (x - code.x) / code.width;
    return pattern.includes("-") ? Math.min(code.digits.length, within < 0.5 ? 0 : 1) : -1;
  }
  const cell = cells.findLast((known) => x >= known.x - GAP / 2);
  return Math.min(pattern.length, cell?.at ?? cells[0]?.at ?? 0);
}
