import { CarShape, SEDAN, type Silhouette } from "./car-silhouette.tsx";

export const NoPhotoScene = ({ id, of = SEDAN }: { id?: string; of?: Silhouette }) => (
  <g id={id}>
    <rect width="400" height="300" fill="var(--sand)" />
    <path
      d="M92 204V124c0-40 68-54 108-84 40 30 108 44 108 84v80"
      fill="none"
      stroke="var(--sand-2)"
      strokeWidth="3"
    />
    <path d="M0 204H400V300H0Z" fill="var(--sand-2)" opacity=".55" />
    <g transform="translate(72 112) scale(1.5)" color="var(--field)">
      <CarShape {...of} />
    </g>
  </g>
);

export const NoPhoto = ({ className, of }: { className?: string; of?: Silhouette }) => (
  <svg viewBox="0 0 400 300" preserveAspectRatio="xMidYMid slice" className={className} aria-hidden="true">
    <NoPhotoScene of={of} />
  </svg>
);
