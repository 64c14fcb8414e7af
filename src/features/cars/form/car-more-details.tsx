import { Icon } from "#src/ui/icon.tsx";
import { t } from "#t";
import { type CarField, carFields } from "../fields.ts";
import { namesIn } from "./form-sections.ts";
import { CarFormFields } from "./car-form-fields.tsx";
import type { CarFormView } from "./car-form-view.ts";

const isChoice = (name: CarField) => carFields[name].kind === "choice";

export function CarMoreDetails({ view }: { view: CarFormView }) {
  const isOpen = namesIn("details", "terms").some((name) => view.values[name]?.length || view.errors[name]);
  return (
    <details open={isOpen} className="card group">
      <summary className="flex min-h-16 cursor-pointer list-none items-center gap-3 p-4 sm:px-6">
        <span className="flex-1">
          <span className="block text-19 font-semibold">{t.carFormDetails()}</span>
          <span className="block text-14 text-ink-soft">{t.carFormDetailsText()}</span>
        </span>
        <Icon name="chevron-down" size={22} className="group-open:rotate-180" />
      </summary>
      <div className="px-4 pt-1 pb-5 sm:px-6 sm:pb-6">
        <div className="grid gap-5 sm:grid-cols-2">
          <CarFormFields names={namesIn("details").filter(isChoice)} view={view} />
          <CarFormFields names={namesIn("details").filter((name) => !isChoice(name))} view={view} />
          <div className="grid gap-5 sm:col-span-2 sm:grid-cols-3">
            <CarFormFields names={namesIn("terms")} view={view} />
          </div>
        </div>
      </div>
    </details>
  );
}
