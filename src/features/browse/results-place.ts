/** The heading of the results, by its id. */
export const RESULTS = "results";

const heading = () => document.getElementById(RESULTS);

/** Back to the first of the cards, for the eye and for the keyboard. */
export function showResults(): void {
  heading()?.scrollIntoView();
  heading()?.focus({ preventScroll: true });
}

/** Whoever has scrolled past the heading sees other results from their beginning. */
export function showNewResults(): void {
  if ((heading()?.getBoundingClientRect().top ?? 0) < 0) heading()?.scrollIntoView();
}

/** Where the link that was followed has gone, the keyboard goes on at the results. */
export function keepFocus(): void {
  if (document.activeElement === document.body) heading()?.focus({ preventScroll: true });
}
