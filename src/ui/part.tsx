import { createContext, type ReactNode, use } from "react";

/** True while the server renders an island without its parts, whose HTML it caches separately. */
export const SkipParts = createContext(false);

export const PART_PLACEHOLDER = '<i data-left-out=""></i>';

/** A part of an island whose HTML the server caches separately: one element that does not call `useId`. */
export const Part = ({ children }: { children: () => ReactNode }) =>
  use(SkipParts) ? <i data-left-out="" /> : children();
