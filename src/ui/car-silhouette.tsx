import { classNames } from "./class-names.ts";

export interface Silhouette {
  /** The outline with the windows cut out (even-odd), front at the left, in a box of 170 × 66. */
  path: string;
  /** x of both wheels, y, radius. */
  wheels: readonly [number, number, number, number];
}

export const SEDAN: Silhouette = {
  path: "M16 59.5C9 59 6 57 6 53V46c0-5 5-7 10-8 12-3 25-4.6 38-5.5 9-7 18-12 26-14 10-2 20-2 30 0 11 3 20 7 29 12 8 .3 15 1 21 2.5 4 1 5 4 5 8V52c0 5-2 7.5-7 7.5H144a13 13 0 0 0-26 0H49a13 13 0 0 0-26 0ZM62 32.5 94 32V20C82 20 72 25 62 32.5ZM98 20V32L127 31C118 25 109 20.5 98 20Z",
  wheels: [36, 131, 57, 9.5],
};

const SILHOUETTES: Record<string, Silhouette> = {
  Sedan: SEDAN,
  SUV: {
    path: "M17 57.5C10 57.5 8 55 8 51V39c0-5 4-7 9-8 12-2.5 24-4 36-5 7-7 13-12 20-15 10-2.5 60-2.5 74 1 3 5 6 10 7.5 15 5 2 6 5 6 9V50c0 5-2 7.5-7 7.5H144.5a14.5 14.5 0 0 0-29 0H53.5a14.5 14.5 0 0 0-29 0ZM61 26.5H93V13.5L76 14.5ZM97 13.5V26.5L127 25.5 123 13.5ZM127 14 131 25 144 22.5C143 19 142 17 140 15.5Z",
    wheels: [39, 130, 56, 10.5],
  },
  Hatchback: {
    path: "M20 59.5C13 59.5 12 57 12 53V46c0-5 5-7 9-8 10-3 20-4.5 31-5.5 8-7 16-12 24-14 15-3 50-3 70 2 3 5 5 9 6.5 13 4 2 5.5 4 5.5 8V52c0 5-2 7.5-6 7.5H142a13 13 0 0 0-26 0H53a13 13 0 0 0-26 0ZM60 32.5 93 32V20C81 20 71 23 60 32.5ZM97 19.5V32L130 31 122 20ZM127 20.5 135 30.5 142 30C140 26 139 24 137 22Z",
    wheels: [40, 129, 57, 9.5],
  },
  Coupe: {
    path: "M16 59.5C9 59 6 57 6 53V47c0-5 5-7 11-8 12-3 25-4.5 40-5 9-6 18-11 27-13 10-2 19-1.5 28 1 12 3.5 22 7 33 11 6 .3 11 .8 16 2 4 1 4.5 4 4.5 7.5V52c0 5-2 7.5-7 7.5H144.5a13.5 13.5 0 0 0-27 0H50.5a13.5 13.5 0 0 0-27 0ZM65 34 102 33.5V23C90 22.5 78 24 65 34ZM106 23.5 108 33.5 131 32.5C123 28.5 115 25 106 23.5Z",
    wheels: [37, 131, 56.5, 10],
  },
  Convertible: {
    path: "M16 59.5C9 59 6 57 6 53V47c0-5 5-7 11-8 12-3 25-4.5 40-5L80 21 82 22.5 77 35H87L88 27C88.5 24 93 24 93.5 27L95 35H108L109 28.5C109.5 26 113 26 113.5 28.5L115 35 119 34C124 30 137 30 144 33c6 0 12 .5 16 1.5 4 1 5 4 5 8V52c0 5-2 7.5-7 7.5H144.5a13.5 13.5 0 0 0-27 0H50.5a13.5 13.5 0 0 0-27 0ZM63 34.5H73L76 27Z",
    wheels: [37, 131, 56.5, 10],
  },
  Wagon: {
    path: "M16 59.5C9 59 6 57 6 53V46c0-5 5-7 10-8 12-3 25-4.6 38-5.5 9-7 18-12 26-14 17-3 55-2 73 3 3 5 5.5 9 6.5 13 4 1.5 5 4 5 8V52c0 5-2 7.5-7 7.5H144a13 13 0 0 0-26 0H49a13 13 0 0 0-26 0ZM62 32.5 94 32V20C82 20 72 25 62 32.5ZM98 19.5V32L126 31.5 122 19.5ZM126 20 130 31.5 150 30.5C149 27 147 24 146 22.5Z",
    wheels: [36, 131, 57, 9.5],
  },
  Pickup: {
    path: "M13 56.5C6 56.5 4.5 54 4.5 50V38c0-5 4-7 9-8 12-2 23-3 34-3.5 6-6 12-11 18-13.5 10-2 35-2 46-1 4 .5 6 2 7 5.5L120 27H164.5C166 27 166.5 28 166.5 30V50c0 4.5-2 6.5-6 6.5H145a14 14 0 0 0-28 0H47a14 14 0 0 0-28 0ZM55 27 84 26.5V14C75 14 70 14.5 68 15.5ZM88 14V26.5L115 26 113 18C112.5 15.5 111 14.5 108 14.5Z",
    wheels: [33, 131, 55.5, 10.5],
  },
  Van: {
    path: "M13 59C6.5 59 5 56.5 5 52.5 5 45 5 39 8 36c3-3 8-5 14-7 5-2 10-3 15-4 8-7 15-13 22-16.5 20-3 80-3 100 1.5 3 10 5 20 5.5 30V52c0 5-2 7-7 7H144a13 13 0 0 0-26 0H45a13 13 0 0 0-26 0ZM45 26 73.5 26.5V11C68 11 64 11.5 61 12.5ZM78 10.5V26.5H114V10.5ZM118.5 10.5V26.5H156L152.5 12.5C146 11 135 10.5 118.5 10.5Z",
    wheels: [32, 131, 57, 9.5],
  },
};

export const silhouetteOf = (body: string): Silhouette => SILHOUETTES[body] ?? SEDAN;

/** A car for use inside another drawing: 170 × 66, standing on y 66, in `currentColor`. */
export function CarShape({ path, wheels, id }: Silhouette & { id?: string }) {
  const [front, rear, height, radius] = wheels;
  return (
    <g id={id} fill="currentColor" stroke="currentColor">
      <path d={path} fillRule="evenodd" stroke="none" />
      {[front, rear].map((x) => (
        <circle key={x} cx={x} cy={height} r={radius * 0.66} fill="none" strokeWidth={radius * 0.68} />
      ))}
    </g>
  );
}

export const CarSilhouette = ({ body, className }: { body: string; className?: string }) => (
  <svg viewBox="0 0 170 70" className={classNames("flex-none", className)} aria-hidden="true">
    <CarShape {...silhouetteOf(body)} />
  </svg>
);
