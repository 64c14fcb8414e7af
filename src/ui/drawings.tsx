import { Arch, Car, type Drawing, Ground, paper } from "./drawing-parts.tsx";
import { Breakdown } from "./scenes.tsx";
import { silhouetteOf } from "./silhouettes.ts";
import { ICONS } from "./icons.ts";
import { MOSAIC_TILE } from "./mosaic-tile.ts";

/** A car among the rocks at a signpost that says nothing. */
export function NotFoundDrawing({ className }: Drawing) {
  return (
    <Arch className={className}>
      <path
        d="M58 112l8-26 10-4 8-16 18-3 6 17 11 5 6 14 13 4 8-9 14-3 9 10 13 11v26H58Z"
        fill="var(--sand-2)"
      />
      <circle cx="152" cy="62" r="11" fill="var(--gold)" />
      <Ground />
      <path
        d="M112 128c14-4 20-12 34-10s16 8 28 6"
        stroke="var(--field)"
        strokeWidth="3"
        strokeDasharray="1 8"
      />
      <path d="M184 138V66" stroke="var(--sand-ink)" strokeWidth="5" />
      <path d="M160 72h40l9 9-9 9h-40Z" fill="var(--action)" />
      <path d="M206 96h-34l-9 9 9 9h34Z" fill="var(--surface)" stroke="var(--action)" strokeWidth="2.5" />
      <path d="M168 81h26M174 105h22" stroke="var(--tint-strong)" strokeWidth="3" />
      <Car x={26} y={108} scale={0.45} colour="var(--action)" />
    </Arch>
  );
}

/** A car, and the empty sign that waits for it. */
export function NoListingsDrawing({ className }: Drawing) {
  return (
    <Arch className={className}>
      <Ground />
      <Car of={silhouetteOf("Hatchback")} x={44} y={81} scale={0.86} colour="var(--action)" />
      <g transform="rotate(7 176 52)">
        <path d="M154 30h48a8 8 0 0 1 8 8v30a8 8 0 0 1-8 8h-48a8 8 0 0 1-8-8v-30a8 8 0 0 1 8-8Z" {...paper} />
        <path d="M178 42v22M167 53h22" stroke="var(--action)" strokeWidth="5" />
      </g>
      <path d="M166 78c-6 8-16 10-26 10" stroke="var(--field)" strokeWidth="2" strokeDasharray="3 5" />
    </Arch>
  );
}

/** A car under a heart that is not filled yet. */
export function NoFavoritesDrawing({ className }: Drawing) {
  return (
    <Arch className={className}>
      <Ground />
      <Car x={46} y={84} scale={0.86} colour="var(--action)" />
      <path
        d={ICONS.heart}
        transform="translate(86 18) scale(2.85)"
        fill="var(--surface)"
        stroke="var(--rose)"
        strokeWidth="1.7"
      />
    </Arch>
  );
}

/** An open letterbox with nothing in it yet. */
export function NoInquiriesDrawing({ className }: Drawing) {
  return (
    <Arch className={className}>
      <Ground />
      <rect x="66" y="62" width="108" height="76" rx="12" {...paper} />
      <path d="M67 80l46 32c4 3 10 3 14 0l46-32" stroke="var(--action)" strokeWidth="4" />
      <path d="M68 132l34-28M172 132l-34-28" stroke="var(--line)" strokeWidth="3" />
      <path
        d="M140 26h50c7 0 12 5 12 12v18c0 7-5 12-12 12h-28l-14 12V68h-8c-7 0-12-5-12-12V38c0-7 5-12 12-12Z"
        fill="var(--action)"
      />
      <path d="M145 47h.1M165 47h.1M185 47h.1" stroke="var(--action-ink)" strokeWidth="7" />
    </Arch>
  );
}

/** A car at the roadside with its bonnet up. */
export const ErrorDrawing = ({ className }: Drawing) => (
  <Arch className={className}>
    <Breakdown />
  </Arch>
);

/** A mast whose waves do not reach the car. */
export function OfflineDrawing({ className }: Drawing) {
  return (
    <Arch className={className}>
      <path d="M54 128c26-16 48-20 74-12 22 6 40 4 60-6v28H54Z" fill="var(--sand-2)" />
      <Ground />
      <path d="M150 138l12-74 12 74M154 116h16M157 98h10" stroke="var(--sand-ink)" strokeWidth="4" />
      <circle cx="162" cy="60" r="6" fill="var(--action)" />
      <path d="M146 74a22 22 0 0 1 0-28M178 74a22 22 0 0 0 0-28" stroke="var(--action)" strokeWidth="4.5" />
      <path
        d="M132 84a40 40 0 0 1 0-48M192 84a40 40 0 0 0 0-48"
        stroke="var(--field)"
        strokeWidth="3.5"
        strokeDasharray="2 8"
      />
      <path d="M94 56l20 20M114 56L94 76" stroke="var(--rose)" strokeWidth="5" />
      <Car x={28} y={101} scale={0.56} colour="var(--action)" />
    </Arch>
  );
}

/** The faint eight-pointed mosaic, in the colour of the text around it; fills its box. */
export function MosaicPattern({ className }: Drawing) {
  return (
    <svg className={className} width="100%" height="100%" aria-hidden="true">
      <pattern id="mosaic" width="72" height="72" patternUnits="userSpaceOnUse">
        <path d={MOSAIC_TILE} fill="none" stroke="currentColor" strokeWidth="1.1" />
      </pattern>
      <rect width="100%" height="100%" fill="url(#mosaic)" />
    </svg>
  );
}

/** Jordan in 336 × 160: `jordanX` and `jordanY` give the place of a longitude and a latitude in it. */
const jordan =
  "M107 141L108 136L113 117L120 89L119 79L121 71L124 62L123 51L124 41L124 33L130 29L137 33L142 37L160 44L215 9L227 49L221 54L165 71L193 104L183 109L179 120L157 125L150 137L138 147Z";
const jordanX = (longitude: number) => 108 + (longitude - 35) * 28.3;
const jordanY = (latitude: number) => 8 + (33.4 - latitude) * 33;

/** A calm card for "where": the country over the mosaic with a pin, on Amman unless told. Never mirrored. */
export function JordanCorner({
  className,
  longitude = 35.93,
  latitude = 31.95,
}: Drawing & { longitude?: number; latitude?: number }) {
  return (
    <svg viewBox="0 0 336 160" preserveAspectRatio="xMidYMid slice" className={className} aria-hidden="true">
      <pattern
        id="jordan-mosaic"
        width="72"
        height="72"
        patternUnits="userSpaceOnUse"
        patternTransform="scale(.5)"
      >
        <path d={MOSAIC_TILE} fill="none" stroke="var(--sand-ink)" strokeOpacity=".18" strokeWidth="2" />
      </pattern>
      <path d="M0 0H336V160H0Z" fill="var(--sand)" />
      <path d="M0 0H336V160H0Z" fill="url(#jordan-mosaic)" />
      <g strokeLinejoin="round">
        <path d={jordan} fill="var(--sand)" stroke="var(--sand)" strokeWidth="10" />
        <path d={jordan} fill="var(--sand-2)" stroke="var(--sand-ink)" strokeOpacity=".5" strokeWidth="1.4" />
      </g>
      <g transform={`translate(${jordanX(longitude)} ${jordanY(latitude)})`} fill="var(--action)">
        <circle r="19" opacity=".14" />
        <path d="M0 0C-7-9-10.5-13-10.5-18.5a10.5 10.5 0 0 1 21 0C10.5-13 7-9 0 0Z" />
        <circle cy="-18.5" r="4" fill="var(--action-ink)" />
      </g>
    </svg>
  );
}
