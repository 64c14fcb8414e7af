export interface Figure {
  what: string;
  measured: string;
  /** The required figure, and whether it is met. */
  wanted?: string;
  holds?: boolean;
  /** A value measured in the same run for comparison. */
  reference?: string;
  ratio?: string;
}

/** The arguments of every benchmark: `bun catalog-search.ts FOLDER LISTINGS`. */
export interface Given {
  cache: string;
  size: number;
}

/** Runs a benchmark in its own process and prints its figures as one line of JSON. */
export async function report(bench: (given: Given) => Promise<Figure[]>): Promise<void> {
  const [cache = "", size = "100000"] = process.argv.slice(2);
  if (!cache) throw new Error("Pass the folder where markets are cached");
  console.log(JSON.stringify(await bench({ cache, size: Number(size) })));
  process.exit(0);
}

export const ms = (value: number): string =>
  `${value < 10 ? value.toFixed(2) : value < 100 ? value.toFixed(1) : value.toFixed(0)} ms`;
export const times = (value: number): string => `${value < 10 ? value.toFixed(1) : value.toFixed(0)} ×`;
export const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
export const many = (count: number): string => Math.round(count).toLocaleString("en");

export const below = (timeMs: number, limitMs: number) => ({
  measured: ms(timeMs),
  wanted: `< ${limitMs} ms`,
  holds: timeMs < limitMs,
});

/** The value below or at which this share of all values is. */
export function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
export const median = (values: number[]): number => quantile(values, 0.5);
