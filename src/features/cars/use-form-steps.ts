import { type SyntheticEvent, useEffect, useEffectEvent, useState } from "react";
import { flushSync } from "react-dom";
import type { UseFormReturn } from "react-hook-form";
import { fieldsOf, readStep, type Step, stepAfter, stepBefore, stepWith } from "./form-steps.ts";
import type { CarFormValues } from "./parts/car-form-view.ts";

type Form = Pick<UseFormReturn<CarFormValues>, "setValue" | "getValues">;

/** Of an entry in the browser's history. */
interface Entry {
  step?: Step;
  from?: Step;
}

export const STEP_HEADING = "step-heading";

/** As the style sheet has it: on wider screens the form is whole. */
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
  history.pushState({ step, from } satisfies Entry, "");
  history.scrollRestoration = "manual";
  show(form, step);
}

/** On phones it opens the step of the first field at fault. */
export function showStepWith(form: Form, names: string[]): void {
  const step = inSteps() && stepWith(names);
  if (step) goTo(form, step);
}

interface SteppedForm {
  form: Form;
  step: Step;
  /** Whether these fields hold what they should; otherwise it shows what is wrong. */
  check(names: string[]): Promise<boolean>;
  onSubmit(event: SyntheticEvent): void;
}

/** Leads a phone through the form of a new car. The step is a value of the form, so that drafts keep it. */
export function useFormSteps({ form, step, check, onSubmit }: SteppedForm) {
  const [wasReviewed, setReviewed] = useState(step === "review");
  if (step === "review" && !wasReviewed) setReviewed(true);
  const next = wasReviewed ? "review" : stepAfter(step);

  const follow = useEffectEvent(({ state }: PopStateEvent) => {
    const entry = state as Entry | null;
    if (entry?.step) show(form, entry.step);
  });
  useEffect(() => {
    addEventListener("popstate", follow);
    return () => removeEventListener("popstate", follow);
  }, []);

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
    /** Whether the seller has left the step with which the form opened. */
    isMoved,
    open,
    goBack: () => {
      // Where it leads to the same step, it is the browser's own button.
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
