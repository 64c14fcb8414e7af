/** A price further from the expected one than this many spreads is ignored as an error. */
const OUTLIER = 4;
const MOST_SAMPLED = 1000;

/** Tukey's biweight: 1 for no deviation, falling to 0 at OUTLIER. */
export const trust = (spreads: number): number => {
  const share = (spreads / OUTLIER) ** 2;
  return share >= 1 ? 0 : (1 - share) ** 2;
};

const samples = new Float64Array(MOST_SAMPLED);

function medianOf(values: ArrayLike<number>, of: (value: number) => number): number {
  const every = Math.ceil(values.length / MOST_SAMPLED) || 1;
  const sorted = samples.subarray(0, Math.ceil(values.length / every));
  for (let i = 0; i < sorted.length; i++) sorted[i] = of(values[i * every] as number);
  sorted.sort();
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}

export const median = (values: ArrayLike<number>): number => medianOf(values, (value) => value);

/** The median distance from `middle`, scaled to equal the standard deviation of a normal distribution. */
export const spreadAround = (values: ArrayLike<number>, middle: number): number =>
  1.48 * medianOf(values, (value) => Math.abs(value - middle));
