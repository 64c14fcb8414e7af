import { COLORS } from "../vocabulary.ts";
import { t } from "#t";

/** A colour under the name that it is listed by, with a swatch where it is one of ours. */
export function ColorName({ color }: { color: string }) {
  const hex = COLORS.find(({ name }) => name === color)?.hex;
  return (
    <>
      {hex && <i style={{ "--swatch": hex }} className="swatch" />}
      <bdi dir="auto">{t.colorLabel(color)}</bdi>
    </>
  );
}
