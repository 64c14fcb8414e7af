/** The heading of the results, by its id. */
export const RESULTS = "results";

const heading = () => document.getElementById(RESULTS);

/** Back to the first of the cards, for the eye and for the keyboard. */
export function showResults(): void {
  heading()?.scrollIntoView();
  focusResults();
}

/** Whoever has scrolled past the heading sees other results from their beginning. */
export function showNewResults(): void {
  if ((heading()?.getBoundingClientRect().top ?? 0) < 0) heading()?.scrollIntoView();
}

/** Before the control that has the keyboard goes. */
export const focusResults = (): void => heading()?.focus({ preventScroll: true });

/** Where the link that was followed has gone, the keyboard goes on at the results. */
export function keepFocus(): void {
  if (document.activeElement === document.body) focusResults();
}
