import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

/** A number, phone or plate: left to right, on one line, with tabular digits. */
export const Num = ({ children, className }: { children: ReactNode; className?: string }) => (
  <bdi dir="ltr" className={classNames("num", className)}>
    {children}
  </bdi>
);
