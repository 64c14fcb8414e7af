import type { PhotoIdea } from "#src/features/photos/parts/missing-photos.tsx";
import { t } from "#t";

const ICONS = {
  side: "car",
  front: "car",
  back: "car",
  wheels: "car",
  interior: "camera",
  odometer: "gauge",
  engine: "cog",
  inspection: "file-check",
} as const;

export const photoIdeas = (): PhotoIdea[] =>
  Object.entries(ICONS).map(([part, icon]) => ({ icon, name: t.carPhotoOf(part) }));
