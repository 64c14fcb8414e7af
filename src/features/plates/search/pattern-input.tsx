import type { usePattern } from "./use-pattern.ts";
import { MAX_PATTERN } from "../catalogue/pattern-text.ts";
import { t } from "#t";
import { PatternPlate } from "./pattern-plate.tsx";

export const PATTERN_HINT = "pattern-hint";

interface PatternInputProps extends Pick<ReturnType<typeof usePattern>, "text" | "active" | "field"> {
  first: string;
  ghosts: number | undefined;
}

/** A text field over a plate that shows the typed text in the plate's digits. */
export const PatternInput = ({ first, ghosts, text, active, field }: PatternInputProps) => (
  <div dir="ltr" className="pattern-plate has-[:focus-visible]:focused">
    <PatternPlate pattern={text} ghosts={ghosts} active={active} />
    <input
      {...field}
      name="pattern"
      defaultValue={first}
      aria-label={t.platesPattern()}
      aria-describedby={PATTERN_HINT}
      dir="ltr"
      maxLength={MAX_PATTERN + 8}
      autoComplete="off"
      spellCheck={false}
      enterKeyHint="search"
      placeholder="?77?"
      className="pattern-input"
    />
  </div>
);

/** Keys for the signs that are missing on a phone's number keyboard. */
export function PatternKeys({ insert }: { insert: (sign: string) => void }) {
  const keys = { "?": t.platesAnyDigit(), "*": t.platesAnyRun(), "-": t.platesAfterCode() };
  return (
    <ul className="mt-2 flex flex-wrap gap-x-3 text-13 md:gap-x-4 md:text-14 text-sand-ink">
      {Object.entries(keys).map(([sign, text]) => (
        <li key={sign}>
          <button
            type="button"
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => insert(sign)}
            className="pattern-key"
          >
            <bdi dir="ltr">{sign}</bdi>
            {text}
          </button>
        </li>
      ))}
    </ul>
  );
}
