/**
 * The command that runs the unit tests in the given files or folders, the longest files of the last run first. In three
 * workers on two processors, since some tests only wait: 43 s instead of 46.
 */
export const unitTests = (paths: string[]): string[] => {
  const timings = ["--timings=node_modules/.cache/unit-test-timings.json", "--update-timings"];
  const options = ["--timeout", "60000", "--parallel=3", "--no-isolate", ...timings];
  return [process.execPath, "test", ...options, ...paths.map((path) => `./${path}`)];
};
