import type { usePattern } from "../use-pattern.ts";
import { MAX_PATTERN } from "../pattern-text.ts";
import { classNames } from "#src/ui/class-names.ts";
import { t } from "#t";
import { PatternPlate } from "./pattern-plate.tsx";

export const PATTERN_HINT = "pattern-hint";

/** The field's own text, in the room for the digits. */
const WITHOUT_SCRIPTS =
  "[@media(scripting:none)]:ps-[16%] [@media(scripting:none)]:pe-[4%] [@media(scripting:none)]:text-center " +
  "[@media(scripting:none)]:text-48 [@media(scripting:none)]:font-semibold [@media(scripting:none)]:text-shade " +
  "[@media(scripting:none)]:caret-current [@media(scripting:none)]:placeholder:text-[#857B6C]";

interface PatternInputProps extends Pick<ReturnType<typeof usePattern>, "text" | "active" | "field"> {
  /** The pattern of the address, clean. */
  first: string;
  ghosts: number | undefined;
}

/** The search by pattern is a plate: one text field over all of it, what is written shown in the plate's own digits. */
export const PatternInput = ({ first, ghosts, text, active, field }: PatternInputProps) => (
  <div
    dir="ltr"
    className="relative rounded-[2.1%/10%] shadow-[0_1px_1px_rgb(74_52_20/.3),0_18px_30px_-14px_rgb(74_52_20/.5)] has-[:focus-visible]:focused"
  >
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
      className={classNames(
        "absolute inset-0 size-full cursor-text bg-transparent text-transparent caret-transparent outline-none",
        "placeholder:text-transparent selection:bg-transparent selection:text-transparent",
        WITHOUT_SCRIPTS,
      )}
    />
  </div>
);
