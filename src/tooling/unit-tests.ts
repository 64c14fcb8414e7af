/** The command that runs the unit tests in the given files or folders, in two workers; the longest files of the last run first. */
export const unitTests = (paths: string[]): string[] => {
  const timings = ["--timings=node_modules/.cache/unit-test-timings.json", "--update-timings"];
  const options = ["--timeout", "60000", "--parallel=2", "--no-isolate", ...timings];
  return [process.execPath, "test", ...options, ...paths.map((path) => `./${path}`)];
};
