import type { usePattern } from "./use-pattern.ts";
import { MAX_PATTERN } from "../catalogue/pattern-text.ts";
import { t } from "#t";
import { PlateGlyph } from "../card/plate.tsx";
import { type Cell, patternLayout } from "./pattern-cells.ts";

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

const TOP = 12;
const HEIGHT = 86;
const GLYPH = { width: 37, height: 61.4 };

interface PatternPlateProps {
  pattern: string;
  ghosts?: number;
  active: number | null;
}

/** Hidden from screen readers, because the field over it has the same content. */
function PatternPlate({ pattern, ghosts, active }: PatternPlateProps) {
  const { code, dash, cells } = patternLayout(pattern, ghosts);
  const isCodeActive = active !== null && pattern.includes("-") && active <= code.digits.length;
  return (
    <svg viewBox="0 0 520 110" className="plate" color="#1B1A17" aria-hidden="true">
      <g strokeWidth="1.5" className="noscript:hidden">
        <Box x={code.x} width={code.width} isActive={isCodeActive} isAsked={code.digits !== ""} />
        {code.digits ? <CodeDigits {...code} /> : <AnyCode x={code.x} width={code.width} />}
        <path d={`M${dash - 10} 49.5h20v11h-20z`} fill="currentColor" />
        {cells.map((cell) => (
          <PatternCell key={cell.at} {...cell} isActive={active === cell.at} />
        ))}
        {active !== null && <Caret cells={cells} active={active} />}
      </g>
    </svg>
  );
}

interface BoxProps {
  x: number;
  width: number;
  isActive: boolean;
  isAsked: boolean;
}

const Box = ({ x, width, isActive, isAsked }: BoxProps) => (
  <>
    {isActive && (
      <rect
        x={x - 3}
        y={TOP - 3}
        width={width + 6}
        height={HEIGHT + 6}
        rx="11"
        fill="#0B5D5E"
        fillOpacity=".18"
      />
    )}
    <rect
      x={x + 0.75}
      y={TOP + 0.75}
      width={width - 1.5}
      height={HEIGHT - 1.5}
      rx="8"
      fill={isAsked || isActive ? "#fff" : "#F6F2EB"}
      stroke={isActive ? "#0B5D5E" : "#9A9082"}
      strokeWidth={isActive ? 2.5 : undefined}
    />
  </>
);

const PatternCell = ({ x, width, character, isActive }: Cell & { isActive: boolean }) => {
  const scale = Math.min(1, (width - 6) / 50);
  const size = { width: GLYPH.width * scale, height: GLYPH.height * scale };
  const isDigit = /\d/.test(character);
  return (
    <>
      <Box x={x} width={width} isActive={isActive} isAsked={isDigit} />
      <PlateGlyph
        character={character || "?"}
        color={isDigit ? "#1B1A17" : character ? "#857B6C" : "#D5CCBE"}
        x={x + (width - size.width) / 2}
        y={TOP + (HEIGHT - size.height) / 2}
        {...size}
      />
    </>
  );
};

const CodeDigits = ({ x, width, digits }: { x: number; width: number; digits: string }) =>
  [...digits].map((digit, i) => (
    <PlateGlyph
      key={i}
      character={digit}
      x={x + width / 2 + (i - digits.length / 2) * 39 + 2}
      y={TOP + (HEIGHT - 57) / 2}
      width={35}
      height={57}
    />
  ));

/** One `<text>` for each line, because Safari garbles right-to-left lines of one. */
const AnyCode = ({ x, width }: { x: number; width: number }) => (
  <g textAnchor="middle" fill="#5B564D" className="font-medium [font-size:17px] md:[font-size:16px]">
    {t.platesAnyCode().map((word, i) => (
      <text key={word} x={x + width / 2} y={51 + i * 20}>
        {word}
      </text>
    ))}
  </g>
);

const Caret = ({ cells, active }: { cells: Cell[]; active: number }) => {
  const last = cells.at(-1);
  if (!last?.character || active <= last.at) return null;
  return <path d={`M${last.x + last.width - 5} ${TOP + 17}v52`} stroke="#0B5D5E" strokeWidth="2.5" />;
};
