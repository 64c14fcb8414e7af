import { createContext, type ReactNode, use } from "react";

/** Whether parts are left out, since their HTML is there already: only where the server renders. */
export const PartsLeftOut = createContext(false);

/** What stands for a part that was left out. */
export const LEFT_OUT = '<i data-left-out=""></i>';

/** A part of an island that the server keeps by itself: one element, which asks for no id (`useId`). */
export const Part = ({ children }: { children: () => ReactNode }) =>
  use(PartsLeftOut) ? <i data-left-out="" /> : children();
