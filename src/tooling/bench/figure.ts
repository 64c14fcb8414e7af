/** One line of the results. */
export interface Figure {
  what: string;
  measured: string;
  /** What the design asks for; empty where it asks for nothing. */
  wanted: string;
  holds: boolean | null;
  /** What was measured beside it in the same run. */
  reference: string;
  ratio: string;
}

/** What every benchmark is told: `bun catalog-search.ts FOLDER LISTINGS`. */
export interface Given {
  /** Where markets are kept between runs. */
  cache: string;
  /** How many listings are for sale. */
  size: number;
}

/** Runs a benchmark that is a process of its own: its figures are printed as JSON, in a line. */
export async function report(bench: (given: Given) => Promise<Figure[]>): Promise<void> {
  const [cache = "", size = "100000"] = process.argv.slice(2);
  if (!cache) throw new Error("Say in which folder markets are kept");
  console.log(JSON.stringify(await bench({ cache, size: Number(size) })));
  process.exit(0);
}

/** Milliseconds as people read them. */
export const ms = (value: number): string =>
  `${value < 10 ? value.toFixed(2) : value < 100 ? value.toFixed(1) : value.toFixed(0)} ms`;
export const times = (value: number): string => `${value < 10 ? value.toFixed(1) : value.toFixed(0)} ×`;
export const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
export const many = (count: number): string => Math.round(count).toLocaleString("en");

/** The value that this share of all is at most. */
export function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
export const median = (values: number[]): number => quantile(values, 0.5);
