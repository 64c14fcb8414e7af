import { Arch, Car, Ground } from "#src/ui/drawing-parts.tsx";
import { ICONS } from "#src/ui/icons.ts";

export const NoFavoritesDrawing = () => (
  <Arch>
    <Ground />
    <Car x={46} y={84} scale={0.86} />
    <path
      d={ICONS.heart}
      transform="translate(86 18) scale(2.85)"
      fill="var(--surface)"
      stroke="var(--rose)"
      strokeWidth="1.7"
    />
  </Arch>
);
