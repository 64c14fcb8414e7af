import { useRef } from "react";
import type { FieldValues, Path, RegisterOptions, UseFormReturn } from "react-hook-form";
import { fieldsOf, showFieldErrors, userMessage } from "#src/client/api.ts";
import { fieldMessages } from "#src/client/late-rules.ts";
import { useMutation } from "#src/client/use-mutation.ts";
import type { FormView } from "./parts/account-form.tsx";

import { signedInPath } from "./signed-in-path.ts";

export type FormStart<Name extends string> = Pick<FormView<Name>, "next" | "values" | "errors" | "message">;

interface Sending<Checked, Answer> {
  submit(checked: Checked): Promise<Answer>;
  opens?(answer: Answer): string;
  failed: string;
  rules?: Pick<RegisterOptions, "required">;
}

/** The form has no default values, so that react-hook-form reads what was typed before the script loaded. */
export function useAccountForm<Input extends FieldValues, Checked, Answer>(
  { register, handleSubmit, setError, formState }: UseFormReturn<Input, unknown, Checked>,
  start: FormStart<Path<Input>>,
  { submit, opens = () => signedInPath(start.next), failed, rules }: Sending<Checked, Answer>,
): FormView<Path<Input>> {
  /** The second click of a double click comes before `isPending` is rendered. */
  const isSent = useRef(false);
  const sending = useMutation({
    mutationFn: submit,
    onSuccess: (answer) => location.replace(opens(answer)),
    onError: (error) => {
      isSent.current = false;
      showFieldErrors(error, setError);
    },
  });
  const sendOnce = (checked: Checked) => {
    if (isSent.current) return;
    isSent.current = true;
    sending.mutate(checked);
  };
  const refusal = Object.keys(fieldsOf(sending.error)).length > 0 ? null : sending.error;
  return {
    next: start.next,
    values: start.values,
    errors: formState.isSubmitted ? fieldMessages(formState.errors) : start.errors,
    message: sending.isIdle ? start.message : refusal ? userMessage(refusal, failed) : undefined,
    pending: sending.isPending || sending.isSuccess,
    field: (name) => register(name, rules),
    onSubmit: (event) => void handleSubmit(sendOnce)(event),
  };
}
