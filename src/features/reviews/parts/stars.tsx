import { FieldError } from "#src/ui/field.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { t } from "#t";
import { type Rated, STARS } from "../schema.ts";

/** A whole number of stars, as a picture with a name. */
export const Stars = ({ count }: { count: number }) => (
  <span className="inline-flex flex-none gap-0.5 text-amber" role="img" aria-label={t.homeRating(count)}>
    {STARS.map((star) => (
      <i key={star} className={star <= count ? "i-lucide-star-filled" : "i-lucide-star-filled opacity-35"} />
    ))}
  </span>
);

interface StarChoiceProps {
  name: Rated;
  chosen: string | undefined;
  error: string | undefined;
}

/** Radio buttons, drawn as stars up to the chosen one. */
export const StarChoice = ({ name, chosen, error }: StarChoiceProps) => (
  <fieldset
    className="flex flex-wrap items-center justify-between gap-x-2 py-1.5"
    aria-describedby={error ? `${name}-error` : undefined}
  >
    <legend className="sr-only">{t.ratedLabel(name)}</legend>
    <span aria-hidden className="font-medium">
      {t.ratedLabel(name)}
    </span>
    <span className="star-choice -me-2 flex">
      {STARS.map((star) => (
        <label key={star} className="relative grid size-11 cursor-pointer place-items-center">
          <input
            type="radio"
            name={name}
            value={star}
            defaultChecked={chosen === String(star)}
            required
            className="sr-only"
          />
          <Icon name="star" size={26} />
          <span className="sr-only">{t.homeRating(star)}</span>
        </label>
      ))}
    </span>
    {error && (
      <div className="w-full pb-2">
        <FieldError id={`${name}-error`}>{error}</FieldError>
      </div>
    )}
  </fieldset>
);
