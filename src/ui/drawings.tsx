import { Arch, Breakdown, Car, Ground, paper, MOSAIC_TILE } from "./drawing-parts.tsx";
import { silhouetteOf } from "./car-silhouette.tsx";

export const NoListingsDrawing = () => (
  <Arch>
    <Ground />
    <Car of={silhouetteOf("Hatchback")} x={44} y={81} scale={0.86} />
    <g transform="rotate(7 176 52)">
      <path d="M154 30h48a8 8 0 0 1 8 8v30a8 8 0 0 1-8 8h-48a8 8 0 0 1-8-8v-30a8 8 0 0 1 8-8Z" {...paper} />
      <path d="M178 42v22M167 53h22" stroke="var(--action)" strokeWidth="5" />
    </g>
    <path d="M166 78c-6 8-16 10-26 10" stroke="var(--field)" strokeWidth="2" strokeDasharray="3 5" />
  </Arch>
);

export const NoInquiriesDrawing = () => (
  <Arch>
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

export const ErrorDrawing = () => (
  <Arch>
    <Breakdown />
  </Arch>
);

const FADE = { WebkitMaskImage: "linear-gradient(to top,#000 10%,transparent 85%)" };

export const MosaicPattern = ({ className, fades }: { className?: string; fades?: boolean }) => (
  <svg className={className} style={fades ? FADE : undefined} width="100%" height="100%" aria-hidden="true">
    <pattern id="mosaic" width="72" height="72" patternUnits="userSpaceOnUse">
      <path d={MOSAIC_TILE} fill="none" stroke="currentColor" strokeWidth="1.1" />
    </pattern>
    <rect width="100%" height="100%" fill="url(#mosaic)" />
  </svg>
);
