/** The command that runs the unit tests in the given files or folders, in two workers. */
export const unitTests = (paths: string[]): string[] => {
  const options = ["--timeout", "60000", "--parallel=2", "--no-isolate"];
  return [process.execPath, "test", ...options, ...paths.map((path) => `./${path}`)];
};
