import type { ReactNode } from "react";
import { CarShape } from "./car-shape.tsx";
import { classNames } from "./class-names.ts";
import { SEDAN, type Silhouette } from "./silhouettes.ts";

export type Drawing = { className?: string };

/** What is drawn on a panel with a pointed arch, after a window in an Amman limestone house. */
export function Scene({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <g id={id} fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path d="M48 138V74c0-34 44-44 72-66 28 22 72 32 72 66v64Z" fill="var(--sand)" />
      <path
        d="M58 138V76c0-28 38-36 62-55 24 19 62 27 62 55v62"
        stroke="var(--sand-2)"
        strokeWidth="2"
        strokeDasharray="1 7"
      />
      {children}
    </g>
  );
}

/** A drawing of one scene. */
export const Arch = ({ className, children }: Drawing & { children: ReactNode }) => (
  <svg viewBox="0 0 240 160" className={classNames("h-40 w-60 max-w-full", className)} aria-hidden="true">
    <Scene>{children}</Scene>
  </svg>
);

/** The road. */
export const Ground = () => (
  <path d="M12 138H228M40 147H96M120 147h72" stroke="var(--sand-2)" strokeWidth="3" />
);

/** Of things that are white by day. */
export const paper = { fill: "var(--surface)", stroke: "var(--line)", strokeWidth: 2 };

/** A car of a body, its front to the left. */
export function Car({
  of = SEDAN,
  x,
  y,
  scale,
  colour,
}: {
  of?: Silhouette;
  x: number;
  y: number;
  scale: number;
  colour: string;
}) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`} color={colour}>
      <CarShape {...of} />
    </g>
  );
}
