/** The command that runs the unit tests in the given files or folders, on two cores. */
export const unitTests = (paths: string[]): string[] => [
  ...[process.execPath, "test", "--timeout", "60000", "--parallel=2", "--no-isolate"],
  ...paths.map((path) => `./${path}`),
];
