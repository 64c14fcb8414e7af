export const labelIn = (labels: Record<string, string>, value: string): string =>
  (Object.hasOwn(labels, value) ? labels[value] : undefined) ?? value;
