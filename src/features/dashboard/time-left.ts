/** From here on a listing counts as ending: its bar turns amber, and it may be relisted. */
export const SOON_MS = 3 * 24 * 60 * 60 * 1000;

interface Lifetime {
  listedAt: number;
  expiresAt: number;
}

export const endsSoon = ({ expiresAt }: Lifetime, now: number): boolean => expiresAt - now <= SOON_MS;

/** How much of a listing's time is left, from 1 to 0. */
export const shareLeft = ({ listedAt, expiresAt }: Lifetime, now: number): number =>
  Math.min(1, Math.max(0, (expiresAt - now) / Math.max(1, expiresAt - listedAt)));
