import { classNames } from "#src/ui/class-names.ts";
import { t } from "#t";
import type { PatternTag } from "../catalogue/patterns.ts";

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
