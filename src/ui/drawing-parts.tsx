import type { ReactNode } from "react";
import { CarShape, SEDAN, type Silhouette } from "./car-silhouette.tsx";

export const Scene = ({ id, children }: { id?: string; children: ReactNode }) => (
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

export const Arch = ({ children }: { children: ReactNode }) => (
  <svg viewBox="0 0 240 160" className="h-40 w-60 max-w-full" aria-hidden="true">
    <Scene>{children}</Scene>
  </svg>
);

export const Ground = () => (
  <path d="M12 138H228M40 147H96M120 147h72" stroke="var(--sand-2)" strokeWidth="3" />
);

export const paper = { fill: "var(--surface)", stroke: "var(--line)", strokeWidth: 2 };

interface CarProps {
  of?: Silhouette;
  x: number;
  y: number;
  scale: number;
}

export const Car = ({ of = SEDAN, x, y, scale }: CarProps) => (
  <g transform={`translate(${x} ${y}) scale(${scale})`} color="var(--action)">
    <CarShape {...of} />
  </g>
);

export const Breakdown = () => (
  <>
    <Ground />
    <path d="M100 107L79 68" stroke="var(--action)" strokeWidth="6" />
    <Car x={48} y={83} scale={0.84} />
    <path
      d="M58 96c-8-7 6-12-1-20-6-7 6-12 0-20M74 92c-5-6 5-10 0-17"
      stroke="var(--field)"
      strokeWidth="3.5"
      opacity=".8"
    />
    <path d="M190 138l17-31 17 31Z" fill="var(--surface)" stroke="var(--rose)" strokeWidth="5" />
    <path d="M207 120v8" stroke="var(--rose)" strokeWidth="3.5" />
  </>
);

export const MOSAIC_TILE =
  "M36 10 43.6 17.6H54.4V28.4L62 36 54.4 43.6V54.4H43.6L36 62 28.4 54.4H17.6V43.6L10 36 17.6 28.4V17.6H28.4ZM36 0V10M36 62V72M0 36H10M62 36H72M54.4 17.6 72 0M17.6 54.4 0 72M17.6 17.6 0 0M54.4 54.4 72 72M36 24 44.5 27.5 48 36 44.5 44.5 36 48 27.5 44.5 24 36 27.5 27.5Z";
