import { Fragment } from "react";
import { FieldError } from "#src/ui/field.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { t } from "#t";
import { type RATED, STARS } from "../schema.ts";

type Rated = (typeof RATED)[number];

/** Of one review or, with the number beside them, an average. */
export const Stars = ({ name, value, number }: { name: Rated | "all"; value: number; number?: boolean }) => (
  <li className="flex items-center gap-1.5 text-14">
    <span className="me-auto text-ink-soft">{t.ratedLabel(name)}</span>
    <span className="flex gap-1 text-amber" role="img" aria-label={t.homeRating(value)}>
      {STARS.map((star) => (
        <i
          key={star}
          className={star <= Math.round(value) ? "i-lucide-star-filled" : "i-lucide-star-filled opacity-35"}
        />
      ))}
    </span>
    {number && <b className="num font-semibold">{value.toFixed(1)}</b>}
  </li>
);

interface StarChoiceProps {
  name: Rated;
  chosen: string | undefined;
  error: string | undefined;
}

/** Radio buttons, drawn as stars up to the chosen one. They are required, so that the style sheet knows of a choice. */
export const StarChoice = ({ name, chosen, error }: StarChoiceProps) => (
  <fieldset className="star-choice flex flex-wrap items-center justify-between py-2">
    <legend className="sr-only">{t.ratedLabel(name)}</legend>
    <span aria-hidden className="font-medium">
      {t.ratedLabel(name)}
    </span>
    <span className="relative -me-2 flex">
      {STARS.map((star) => (
        <Fragment key={star}>
          <input
            type="radio"
            id={`${name}-${star}`}
            name={name}
            value={star}
            required
            defaultChecked={chosen === String(star)}
            aria-describedby={error ? `${name}-error` : undefined}
            className="sr-only"
          />
          <label htmlFor={`${name}-${star}`} className="grid size-11 cursor-pointer place-items-center">
            <Icon name="star" size={26} label={t.homeRating(star)} className="text-faint" />
          </label>
        </Fragment>
      ))}
    </span>
    <div className="w-full">{error && <FieldError id={`${name}-error`}>{error}</FieldError>}</div>
  </fieldset>
);
