/** Models with two names: some ads use the Korean name of a car, others its export name. */
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
