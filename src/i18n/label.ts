/** A value without a label is shown as it is. */
export const labelIn = (labels: Record<string, string>, value: string): string =>
  (Object.hasOwn(labels, value) ? labels[value] : undefined) ?? value;
