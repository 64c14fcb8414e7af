import { Car, Ground } from "#src/ui/drawing-parts.tsx";

/** An empty parking lot under a magnifying glass. Built into a file. */
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
