/** Slowest first. Three workers on two processors take 43 s, two take 46 s: some tests only wait. */
export const unitTests = (paths: string[]): string[] => {
  const timings = ["--timings=node_modules/.cache/unit-test-timings.json", "--update-timings"];
  const options = ["--timeout", "300000", "--parallel=3", "--no-isolate", ...timings];
  return [process.execPath, "test", ...options, ...paths.map((path) => `./${path}`)];
};
