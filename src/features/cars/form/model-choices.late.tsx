import { useRef } from "react";
import { classNames } from "#src/ui/class-names.ts";
import { t } from "#t";
import { OTHER_MAKE } from "./car-form-view.ts";
import { modelsToShow } from "./models-to-show.ts";
import { useModels } from "../catalogue/use-models.ts";

interface ModelChoicesProps {
  make: string;
  model: string;
  onChoose: (model: string) => void;
}

export function ModelChoices({ make, model, onChoose }: ModelChoicesProps) {
  const list = useRef<HTMLUListElement>(null);
  const models = useModels([make]) ?? [];
  const shown = modelsToShow(models, model);
  if (shown.length === 0) return null;
  const typeOther = () => {
    onChoose("");
    list.current?.parentElement?.querySelector("input")?.focus();
  };
  return (
    <ul ref={list} aria-label={t.carModelsOf(t.makeLabel(make))} className="mt-2 flex flex-wrap gap-2">
      {shown.map(({ value, label }) => {
        const isChosen = label === model || value === model;
        return (
          <li key={value}>
            <button
              type="button"
              aria-pressed={isChosen}
              className={classNames("pill", isChosen && "bg-tint font-semibold text-action")}
              onClick={() => onChoose(label)}
            >
              <bdi>{label}</bdi>
            </button>
          </li>
        );
      })}
      <li>
        <button type="button" className="pill" onClick={typeOther}>
          {t.makeLabel(OTHER_MAKE)}
        </button>
      </li>
    </ul>
  );
}
