import type { MouseEvent } from "react";

/** Whether a click on a link is meant to open a new tab or window, or to download. */
export const opensElsewhere = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  metaKey || ctrlKey || shiftKey || altKey;
