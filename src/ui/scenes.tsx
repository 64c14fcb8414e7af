import { Car, Ground } from "./drawing-parts.tsx";

/** A car at the roadside with its bonnet up. */
export const Breakdown = () => (
  <>
    <Ground />
    <path d="M100 107L79 68" stroke="var(--action)" strokeWidth="6" />
    <Car x={48} y={83} scale={0.84} colour="var(--action)" />
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

/** Three parking bays, none taken, under a magnifying glass. */
export const EmptyBays = () => (
  <>
    <Ground />
    <path d="M52 138V92M120 138V92M188 138V92" stroke="var(--sand-2)" strokeWidth="3" />
    <path
      d="M68 128v-6c0-4 4-6 8-7l6-8h10l7 8c3 0 5 3 5 7v6ZM138 128v-6c0-4 4-6 8-7l6-8h10l7 8c3 0 5 3 5 7v6Z"
      stroke="var(--field)"
      strokeWidth="2"
      strokeDasharray="4 5"
    />
    <circle cx="118" cy="66" r="30" fill="var(--surface)" stroke="var(--action)" strokeWidth="6" />
    <path d="M140 89l18 18" stroke="var(--action)" strokeWidth="9" />
    <path d="M100 58c3-7 9-11 17-11" stroke="var(--tint-strong)" strokeWidth="5" />
    <Car x={99} y={59} scale={0.225} colour="var(--field)" />
  </>
);
