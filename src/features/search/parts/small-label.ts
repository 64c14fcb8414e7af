/** For a Field inside a group that has its own legend. */
export const SMALL_LABEL =
  "[&>.label]:mb-0.5 [&>.label]:text-12 [&>.label]:font-normal [&>.label]:text-ink-soft";
