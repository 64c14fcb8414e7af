import { COLORS, findColor } from "#src/features/cars/vocabulary.ts";
import { t } from "#t";

/** A colour's name, with a swatch where it is one we know. */
export function ColorName({ color }: { color: string }) {
  const known = findColor(color);
  const hex = COLORS.find(({ name }) => name === known)?.hex;
  return (
    <>
      {hex && <i style={{ "--swatch": hex }} className="swatch" />}
      <bdi dir="auto">{known ? t.colorLabel(known) : color}</bdi>
    </>
  );
}
