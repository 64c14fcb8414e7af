export interface ToastMessage {
  title: string;
  description?: string;
  tone?: "neutral" | "good" | "bad";
  /** Where to go on, in a new tab; with one the toast stays until it is closed. */
  link?: { href: string; label: string };
}

/** The specification's constants: one toast at a time, closed after 5 s or by a swipe of 50 px. */
export const TOAST = { durationMs: 5000, swipePx: 50, hotkey: "F8" } as const;

/** A toast leaves towards the end of the line; Radix's directions do not turn around by themselves. */
export const swipeTowards = (direction: string): "left" | "right" => (direction === "rtl" ? "left" : "right");
