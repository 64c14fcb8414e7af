export interface Tally {
  passed: number;
  failed: number;
}

export const ofBunTest = (output: string): Tally => ({
  passed: summed(output, /^ *(\d+) pass$/gm),
  failed: summed(output, /^ *(\d+) (?:fail|errors?)$/gm),
});

export const ofPlaywright = (output: string): Tally => ({
  passed: summed(output, /^ *(\d+) passed\b/gm),
  failed: summed(output, /^ *(\d+) (?:failed|interrupted|did not run)\b/gm),
});

function summed(output: string, pattern: RegExp): number {
  return [...output.matchAll(pattern)].reduce((sum, [, number]) => sum + Number(number), 0);
}

export function failuresNamed(output: string): string[] {
  const named = /^(?:\(fail\) .*|Too heavy: .*|.*\berror TS\d+: .*| {2}\d+\) \[.*)$/gm;
  return [...new Set(output.match(named))].map((line) => line.trim());
}
