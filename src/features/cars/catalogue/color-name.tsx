import { COLORS } from "../vocabulary.ts";
import { t } from "#t";

export function ColorName({ color }: { color: string }) {
  const hex = COLORS.find(({ name }) => name === color)?.hex;
  return (
    <>
      {hex && <i style={{ "--swatch": hex }} className="swatch" />}
      <bdi dir="auto">{t.colorLabel(color)}</bdi>
    </>
  );
}
