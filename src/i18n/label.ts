/** The label of `value`; a value without one is shown as given. */
export const labelIn = (labels: Record<string, string>, value: string): string =>
  (Object.hasOwn(labels, value) ? labels[value] : undefined) ?? value;
