import { MOSAIC_TILE } from "#src/ui/drawing-parts.tsx";

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
}: {
  className?: string;
  longitude?: number;
  latitude?: number;
}) {
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
