import { type SyntheticEvent, useState } from "react";
import { flushSync } from "react-dom";
import type { UseFormReturn } from "react-hook-form";
import { useListener } from "#src/client/use-listener.ts";
import { fieldsOf, readStep, type Step, stepAfter, stepBefore, stepWith } from "./form-steps.ts";
import type { CarFormValues } from "./car-form-view.ts";

type Form = Pick<UseFormReturn<CarFormValues>, "setValue" | "getValues">;

interface Entry {
  step?: Step;
  from?: Step;
}

export const STEP_HEADING = "step-heading";

/** The same width as in the style sheet: wider screens show the whole form. */
const inSteps = () => matchMedia("(max-width: 47.99rem)").matches;

function show(form: Form, step: Step): void {
  flushSync(() => form.setValue("step", step));
  document.getElementById(STEP_HEADING)?.focus({ preventScroll: true });
  scrollTo(0, 0);
}

function goTo(form: Form, step: Step): void {
  const from = readStep(form.getValues("step"));
  if (step === from) return;
  history.replaceState({ ...history.state, step: from } satisfies Entry, "");
  // Applies to this history entry and to the next one, which copies it.
  history.scrollRestoration = "manual";
  history.pushState({ step, from } satisfies Entry, "");
  show(form, step);
}

export function showStepWith(form: Form, names: string[]): void {
  const step = inSteps() && stepWith(names);
  if (step) goTo(form, step);
}

interface SteppedForm {
  form: Form;
  step: Step;
  check(names: string[]): Promise<boolean>;
  onSubmit(event: SyntheticEvent): void;
}

/** Shows the form of a new car step by step on phones. The step is one of the form's values, so that drafts store it. */
export function useFormSteps({ form, step, check, onSubmit }: SteppedForm) {
  const [wasReviewed, setReviewed] = useState(step === "review");
  if (step === "review" && !wasReviewed) setReviewed(true);
  const next = wasReviewed ? "review" : stepAfter(step);

  useListener("popstate", ({ state }) => {
    const entry = state as Entry | null;
    if (entry?.step) show(form, entry.step);
  });

  const [isMoved, setMoved] = useState(false);
  const open = (other: Step) => {
    setMoved(true);
    goTo(form, other);
  };
  const goOn = async () => {
    if (await check(fieldsOf(step))) open(next);
  };
  const before = stepBefore(step);
  return {
    next,
    before,
    isMoved,
    open,
    goBack: () => {
      if ((history.state as Entry | null)?.from === before) history.back();
      else if (before) open(before);
    },
    onSubmit: (event: SyntheticEvent) => {
      if (!inSteps() || step === "review") return onSubmit(event);
      event.preventDefault();
      void goOn();
    },
  };
}
