import type { ReactNode } from "react";
import { DraftMark } from "#src/features/listings/forms/listing-form.tsx";
import type { DraftState } from "#src/features/listings/forms/use-draft.ts";
import { href } from "#src/i18n/paths.ts";
import { Button } from "#src/ui/button.tsx";
import { classNames } from "#src/ui/class-names.ts";
import { Icon } from "#src/ui/icon.tsx";
import { IconLink } from "#src/ui/icon-button.tsx";
import { Pips } from "#src/ui/progress.tsx";
import { t } from "#t";
import { type Step, STEPS } from "./form-steps.ts";
import { STEP_HEADING } from "./use-form-steps.ts";

/** For the form of a new car on a phone with scripts, which shows one step at a time. */
const STEPPED = "md:hidden noscript:hidden";

interface FormStepProps {
  of: Step[];
  /** If undefined, the form shows all steps at once. */
  current: Step | undefined;
  untitled?: boolean;
  children: ReactNode;
}

export const FormStep = ({ of, current, untitled, children }: FormStepProps) => (
  <div
    className={classNames(
      current && "step",
      current && untitled && "untitled",
      current && !of.includes(current) ? "hidden noscript:contents md:contents" : "contents",
    )}
  >
    {children}
  </div>
);

export const StepHeading = ({ step }: { step: Step }) => (
  <h1 id={STEP_HEADING} tabIndex={-1} className={classNames("text-26 outline-none", STEPPED)}>
    {t.sellStepTitle(step)}
  </h1>
);

export const StepHead = ({ step, draft }: { step: Step; draft: DraftState | undefined }) => (
  <div
    className={classNames(
      "step-head sticky top-0 z-10 -mx-4 px-4 border-b border-line bg-surface pt-1 pb-3",
      STEPPED,
    )}
    data-step={step}
  >
    <div className="mb-1 flex items-center gap-2">
      <IconLink icon="x" label={t.cancel()} href={href("/")} className="-ms-2.5" />
      <p role="status" className="me-auto">
        <b className="block font-semibold">{t.sellStep(step)}</b>
        <span className="block text-14 text-ink-soft">
          {t.sellStepOf(STEPS.indexOf(step) + 1, STEPS.length)}
        </span>
      </p>
      <DraftMark draft={draft} className="text-end" />
    </div>
    <Pips used={STEPS.indexOf(step) + 1} total={STEPS.length} marksLast />
  </div>
);

interface StepFootProps {
  next: Step;
  before: Step | undefined;
  goBack: () => void;
  publish: ReactNode;
}

export const StepFoot = ({ next, before, goBack, publish }: StepFootProps) => (
  <div className={classNames("bottom-bar flex flex-wrap gap-2", STEPPED)}>
    {before && (
      <Button variant="outline" size={52} onClick={goBack}>
        <Icon name="arrow-left" size={18} flip />
        {t.sellBack()}
      </Button>
    )}
    {publish || (
      <Button type="submit" size={52} className="min-w-0 flex-auto">
        {t.sellNext(t.sellStep(next))}
        <Icon name="arrow-right" size={18} flip />
      </Button>
    )}
  </div>
);
