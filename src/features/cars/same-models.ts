/** Names of one car: Korean cars keep their names from home in some ads, and have those for export in others. */
const SAME_MODELS: Record<string, string[][]> = {
  Kia: [
    ["Optima", "K5"],
    ["Picanto", "Morning"],
  ],
};

export const otherNamesOf = (make: string, model: string): string[] =>
  (SAME_MODELS[make] ?? [])
    .filter((names) => names.includes(model))
    .flat()
    .filter((name) => name !== model);
