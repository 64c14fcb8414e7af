import { Arch, Car, type Drawing, Ground, paper } from "./drawing-parts.tsx";
import { silhouetteOf } from "./silhouettes.ts";

/** A car that waits at a red light. */
export function WaitDrawing({ className }: Drawing) {
  return (
    <Arch className={className}>
      <Ground />
      <Car x={104} y={92} scale={0.7} colour="var(--action)" />
      <g transform="translate(-122 0)">
        <path d="M180 138V86" stroke="var(--sand-ink)" strokeWidth="5" />
        <rect x="164" y="22" width="32" height="72" rx="10" fill="var(--sand-ink)" />
        <circle cx="180" cy="38" r="9" fill="var(--rose)" />
        <path d="M180 58h.1M180 78h.1" stroke="var(--sand-2)" strokeWidth="18" opacity=".35" />
        <path d="M152 30l-9-4M150 44h-10M208 30l9-4M210 44h10" stroke="var(--rose)" strokeWidth="3" />
      </g>
    </Arch>
  );
}

/** A pickup under a load that is too high for it. */
export function TooLargeDrawing({ className }: Drawing) {
  return (
    <Arch className={className}>
      <Ground />
      <g {...paper}>
        <rect x="126" y="76" width="60" height="24" rx="4" />
        <rect x="134" y="50" width="44" height="26" rx="4" />
        <rect x="130" y="28" width="52" height="22" rx="4" />
      </g>
      <path d="M156 76v24M156 50v26M156 28v22" stroke="var(--gold-ink)" strokeWidth="4" opacity=".55" />
      <Car of={silhouetteOf("Pickup")} x={40} y={80} scale={0.88} colour="var(--action)" />
      <path d="M204 30V66M197 37l7-8 7 8M197 59l7 8 7-8" stroke="var(--rose)" strokeWidth="3.5" />
    </Arch>
  );
}
