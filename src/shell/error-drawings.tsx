import { Arch, Car, Ground, paper } from "#src/ui/drawing-parts.tsx";
import { silhouetteOf } from "#src/ui/car-silhouette.tsx";

export const WaitDrawing = () => (
  <Arch>
    <Ground />
    <Car x={104} y={92} scale={0.7} />
    <g transform="translate(-122 0)">
      <path d="M180 138V86" stroke="var(--sand-ink)" strokeWidth="5" />
      <rect x="164" y="22" width="32" height="72" rx="10" fill="var(--sand-ink)" />
      <circle cx="180" cy="38" r="9" fill="var(--rose)" />
      <path d="M180 58h.1M180 78h.1" stroke="var(--sand-2)" strokeWidth="18" opacity=".35" />
      <path d="M152 30l-9-4M150 44h-10M208 30l9-4M210 44h10" stroke="var(--rose)" strokeWidth="3" />
    </g>
  </Arch>
);

export const TooLargeDrawing = () => (
  <Arch>
    <Ground />
    <g {...paper}>
      <rect x="126" y="76" width="60" height="24" rx="4" />
      <rect x="134" y="50" width="44" height="26" rx="4" />
      <rect x="130" y="28" width="52" height="22" rx="4" />
    </g>
    <path d="M156 76v24M156 50v26M156 28v22" stroke="var(--gold-ink)" strokeWidth="4" opacity=".55" />
    <Car of={silhouetteOf("Pickup")} x={40} y={80} scale={0.88} />
    <path d="M204 30V66M197 37l7-8 7 8M197 59l7 8 7-8" stroke="var(--rose)" strokeWidth="3.5" />
  </Arch>
);

export const NotFoundDrawing = () => (
  <Arch>
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
    <Car x={26} y={108} scale={0.45} />
  </Arch>
);

export const OfflineDrawing = () => (
  <Arch>
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
    <Car x={28} y={101} scale={0.56} />
  </Arch>
);
