import { t } from "#t";
import { classNames } from "#src/ui/class-names.ts";
import { BAND_WORDS, glyphStrokes, rowStrokes, type Strokes } from "./plate-drawing.ts";
import type { PatternTag } from "../catalogue/patterns.ts";

const INK = "#1B1A17";

/** 520 × 110, one unit per millimeter. Built into a file that the style sheet puts behind every plate. */
export const PlateBlank = () => (
  <>
    <rect x="1" y="1" width="518" height="108" rx="11" fill="#fff" />
    <path d="M12 2H72V108H12A10 10 0 0 1 2 98V12A10 10 0 0 1 12 2Z" fill="#F4F1EB" />
    <rect x="5.5" y="5.5" width="509" height="99" rx="7.5" fill="none" stroke="#E8E8E8" strokeWidth="1.5" />
    <path d="M72 2V108" stroke={INK} strokeWidth="1.5" />
    <rect x="1.5" y="1.5" width="517" height="107" rx="10.5" fill="none" stroke={INK} strokeWidth="3" />
    <path d={BAND_WORDS} fill={INK} />
  </>
);

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

interface PlatePanelProps {
  areaCode: string | number;
  plateNumber: string;
  className?: string;
  plateClassName?: string;
}

export const PlatePanel = ({
  areaCode,
  plateNumber,
  className,
  plateClassName = "w-[84%]!",
}: PlatePanelProps) => (
  <div className={classNames("plate-panel", className)}>
    <Plate areaCode={areaCode} plateNumber={plateNumber} className={plateClassName} />
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
