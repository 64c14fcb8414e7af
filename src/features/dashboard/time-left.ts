interface Lifetime {
  listedAt: number;
  expiresAt: number;
}

/** How much of a listing's time is left, from 1 to 0. */
export const shareLeft = ({ listedAt, expiresAt }: Lifetime, now: number): number =>
  Math.min(1, Math.max(0, (expiresAt - now) / Math.max(1, expiresAt - listedAt)));
