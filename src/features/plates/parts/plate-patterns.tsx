import type { NumberPlate } from "../plate-json.ts";
import { t } from "#t";

export const PlatePatterns = ({ tags }: Pick<NumberPlate, "tags">) => (
  <ul className="panel grid gap-4 p-4 md:grid-cols-2 md:gap-x-8 md:p-6">
    {tags.map((tag) => (
      <li key={tag}>
        <span className="tag">{t.patternLabel(tag)}</span>
        <p className="mt-1.5 text-15 text-ink-soft">{t.patternExplanation(tag)}</p>
      </li>
    ))}
  </ul>
);
