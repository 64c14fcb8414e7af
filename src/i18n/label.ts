/**
 * A message that returns the text of a value. Marked as free of side effects, so that islands leave out the tables of
 * messages that they do not use.
 */
/* @__NO_SIDE_EFFECTS__ */
export const labelsOf =
  <Value extends string>(texts: Record<Value, string>) =>
  (value: Value): string =>
    texts[value];

/** As `labelsOf`; a value that is not in the table is its own name. */
/* @__NO_SIDE_EFFECTS__ */
export const namesOf =
  (texts: Record<string, string>) =>
  (value: string): string =>
    (Object.hasOwn(texts, value) ? texts[value] : undefined) ?? value;
