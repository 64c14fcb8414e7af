import { COLORS, findColor } from "#src/features/cars/vocabulary.ts";
import { t } from "#t";

/** A colour's name, with a swatch where it is one we know. */
export function ColorName({ color }: { color: string }) {
  const known = findColor(color);
  const hex = COLORS.find(({ name }) => name === known)?.hex;
  return (
    <>
      {hex && (
        <i
          style={{ "--swatch": hex }}
          className="me-1.5 inline-block size-3 rounded-full bg-[var(--swatch)] shadow-[inset_0_0_0_1px_rgb(0_0_0/.25)]"
        />
      )}
      <bdi dir="auto">{known ? t.colorLabel(known) : color}</bdi>
    </>
  );
}
