import text from "./shortcuts.txt" with { type: "text" };

const lines = text.matchAll(/^([\w-]+): (.+)$/gm);

export const shortcuts: Record<string, string> = Object.fromEntries(
  Array.from(lines, ([, name, classes]) => [name, classes]),
);
