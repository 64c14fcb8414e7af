import { classNames } from "#src/ui/class-names.ts";

export const RESULTS = "results";

interface ResultsHeadingProps {
  as: "h1" | "h2";
  className: string;
  children: string;
}

/** Announces the number of results. The text is a new element each time, so that it causes no layout shift. */
export const ResultsHeading = ({ as: Heading, className, children }: ResultsHeadingProps) => (
  <Heading id={RESULTS} tabIndex={-1} aria-live="polite" className={classNames("outline-none", className)}>
    <span key={children}>{children}</span>
  </Heading>
);

const heading = () => document.getElementById(RESULTS);

export const focusResults = (): void => heading()?.focus({ preventScroll: true });

export function showResults(): void {
  heading()?.scrollIntoView();
  focusResults();
}

export function showNewResults(): void {
  if ((heading()?.getBoundingClientRect().top ?? 0) < 0) heading()?.scrollIntoView();
}
