import { typedDigits } from "#src/core/text.ts";
import { parsePriceCents } from "#src/core/money.ts";
import { type Field, valueText } from "#src/features/listings/fields.ts";
import type { PhotoJson } from "#src/features/photos/schema.ts";
import { Photo } from "#src/ui/photo.tsx";
import { t } from "#t";
import { engineText } from "../catalogue/engine-text.ts";
import { type CarField, carFields } from "../fields.ts";
import { fieldsOf, type Step, STEPS } from "./form-steps.ts";
import { type CarFormValues, withOwnTexts } from "./car-form-view.ts";

interface CarReviewProps {
  typed: Partial<CarFormValues>;
  photos: PhotoJson[];
  onEdit: (step: Step) => void;
}

export const CarReview = ({ typed, photos, onEdit }: CarReviewProps) =>
  STEPS.filter((step) => step !== "review").map((step) => (
    <section key={step} className="panel p-4">
      <div className="flex items-center justify-between gap-4">
        <h2 className="text-17">{t.sellStep(step)}</h2>
        <button
          type="button"
          className="link"
          aria-label={t.sellEditStep(t.sellStep(step))}
          onClick={() => onEdit(step)}
        >
          {t.edit()}
        </button>
      </div>
      {step === "photos" ? <Photos photos={photos} /> : <Values names={fieldsOf(step)} typed={typed} />}
    </section>
  ));

const Photos = ({ photos }: Pick<CarReviewProps, "photos">) =>
  photos.length === 0 ? (
    <p className="text-15 text-ink-soft">{t.sellNoPhotos()}</p>
  ) : (
    <ol aria-label={t.photoPositions()} className="mt-1 grid grid-cols-3 gap-2">
      {photos.map((photo, i) => (
        <li key={photo.id} className="aspect-[4/3] overflow-hidden rounded-field">
          <Photo {...photo} alt={t.photoName(i + 1)} sizes="30vw" />
        </li>
      ))}
    </ol>
  );

function Values({ names, typed }: { names: CarField[]; typed: Partial<CarFormValues> }) {
  const values = withOwnTexts(typed);
  return (
    <dl>
      {names.map((name) => {
        const texts = [values[name] ?? []].flat().filter((text) => text.trim() !== "");
        const isLong = name === "title" || name === "description" || name === "features";
        return (
          texts.length > 0 && (
            <div
              key={name}
              className={`border-t border-line py-2.5 text-15 ${isLong ? "" : "flex justify-between gap-4"}`}
            >
              <dt className="text-ink-soft">{carFields[name].label()}</dt>
              <dd
                dir={isLong ? "auto" : undefined}
                className={`font-medium whitespace-pre-line wrap-anywhere ${isLong ? "" : "text-end"}`}
              >
                <bdi>{texts.map((text) => shownText(name, text)).join(" · ")}</bdi>
              </dd>
            </div>
          )
        );
      })}
    </dl>
  );
}

/** A typed value as pages show it; invalid values stay as typed. */
function shownText(name: CarField, text: string): string {
  const field: Field = carFields[name];
  if (name === "engineSize") return engineText(text);
  switch (field.kind) {
    case "money": {
      const cents = parsePriceCents(text);
      return cents === null ? text : t.formatPrice(cents);
    }
    case "number": {
      const number = Number(typedDigits(text).replaceAll(/[,٬،\s]/g, ""));
      return Number.isFinite(number) ? valueText(field, number) : text;
    }
    default:
      return valueText(field, text);
  }
}
