import { t } from "#t";
import { classNames } from "#src/ui/class-names.ts";
import { glyphStrokes, rowStrokes, type Strokes } from "./plate-drawing.ts";
import type { PatternTag } from "../catalogue/patterns.ts";

const Drawn = ({ stroke, fill }: Strokes) => (
  <>
    {stroke && <path d={stroke} fill="none" stroke="currentColor" strokeWidth="13" strokeMiterlimit="6" />}
    {fill && <path d={fill} fill="currentColor" />}
  </>
);

interface GlyphProps {
  character: string;
  x: number;
  y: number;
  width: number;
  height: number;
  color?: string;
}

export const PlateGlyph = ({ character, ...box }: GlyphProps) => (
  <svg {...box} viewBox="0 0 47 78">
    <Drawn {...glyphStrokes(character)} />
  </svg>
);

interface PlateProps {
  /** Without leading zeros; empty parts are left blank. */
  areaCode: string | number;
  plateNumber: string;
  className?: string;
}

/** A plate as wide as its container. A drawing, so it is never mirrored. */
export function Plate({ areaCode, plateNumber, className }: PlateProps) {
  const { stroke, fill } = rowStrokes(String(areaCode), plateNumber);
  return (
    <svg
      viewBox="0 0 520 110"
      role="img"
      aria-label={t.plateSpoken(areaCode, plateNumber)}
      className={classNames("plate", className)}
    >
      {stroke && <path d={stroke} className="pen" />}
      {fill && <path d={fill} />}
    </svg>
  );
}

interface PlatePanelProps extends PlateProps {
  plateClassName?: string;
}

export const PlatePanel = ({ className, plateClassName = "w-[84%]!", ...plate }: PlatePanelProps) => (
  <div className={classNames("plate-panel", className)}>
    <Plate {...plate} className={plateClassName} />
  </div>
);

interface PlateTagsProps {
  tags: readonly PatternTag[];
  digits: number;
  className?: string;
}

export const PlateTags = ({ tags, digits, className }: PlateTagsProps) => (
  <ul className={classNames("plate-tags", className)}>
    {tags
      .filter((tag) => tag !== "short")
      .map((tag) => (
        <li key={tag}>{t.patternLabel(tag)}</li>
      ))}
    <li>{t.plateDigits(digits)}</li>
  </ul>
);
