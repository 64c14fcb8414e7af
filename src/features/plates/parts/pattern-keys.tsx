import { t } from "#t";

/** A phone's number keys lack these signs. */
export const PatternKeys = ({ insert }: { insert: (sign: string) => void }) => (
  <ul className="mt-2 flex flex-wrap gap-x-3 text-13 md:gap-x-4 md:text-14 text-sand-ink">
    <Key sign="?" text={t.platesAnyDigit()} insert={insert} />
    <Key sign="*" text={t.platesAnyRun()} insert={insert} />
    <Key sign="-" text={t.platesAfterCode()} insert={insert} />
  </ul>
);

interface KeyProps {
  sign: string;
  text: string;
  insert: (sign: string) => void;
}

const Key = ({ sign, text, insert }: KeyProps) => (
  <li>
    <button
      type="button"
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => insert(sign)}
      className="group inline-flex min-h-11 items-center gap-2 noscript:pointer-events-none"
    >
      <bdi
        dir="ltr"
        className="grid size-7 place-items-center rounded-lg border border-field bg-surface font-semibold text-ink group-hover:border-ink-soft"
      >
        {sign}
      </bdi>
      {text}
    </button>
  </li>
);
