import type { FieldValues, Path, RegisterOptions, UseFormReturn } from "react-hook-form";
import { ApiError, userMessage } from "#src/client/api.ts";
import { useMutation } from "#src/client/use-mutation.ts";
import type { FormView } from "./parts/account-form.tsx";

/** An account form's state as the server gives it: empty at first, what was refused after a try without scripts. */
export interface FormStart<Name extends string> {
  next: string;
  values: Partial<Record<Name, string>>;
  errors: Partial<Record<Name, string>>;
  message?: string;
}

interface Sending<Checked, Answer> {
  submit(checked: Checked): Promise<Answer>;
  /** The page that the answer leads to; the start's `next` where it is not said. */
  opens?(answer: Answer): string;
  /** What to say when the server said nothing. */
  failed: string;
  rules?: Pick<RegisterOptions, "required">;
}

/**
 * Sends the checked form and opens `next`; refused fields get the server's messages. `form` must be without default
 * values, so that react-hook-form reads the fields as they were typed before the script woke.
 */
export function useAccountForm<Input extends FieldValues, Checked, Answer>(
  { register, handleSubmit, setError, formState }: UseFormReturn<Input, unknown, Checked>,
  start: FormStart<Path<Input>>,
  { submit, opens = () => start.next, failed, rules }: Sending<Checked, Answer>,
): FormView<Path<Input>> {
  const sending = useMutation({
    mutationFn: submit,
    onSuccess: (answer) => location.replace(opens(answer)),
    onError: (error) =>
      Object.entries(fieldsOf(error)).forEach(([name, message], i) =>
        setError(name as Path<Input>, { message }, { shouldFocus: i === 0 }),
      ),
  });
  const refusal = Object.keys(fieldsOf(sending.error)).length > 0 ? null : sending.error;
  return {
    next: start.next,
    values: start.values,
    errors: formState.isSubmitted ? messagesOf(formState.errors) : start.errors,
    message: sending.isIdle ? start.message : refusal ? userMessage(refusal, failed) : undefined,
    pending: sending.isPending || sending.isSuccess,
    field: (name) => register(name, rules),
    onSubmit: (event) => void handleSubmit((checked) => sending.mutate(checked))(event),
  };
}

const fieldsOf = (error: unknown) => (error instanceof ApiError ? error.fields : {});

const messagesOf = <Name extends string>(errors: object) =>
  Object.fromEntries(
    Object.entries(errors).map(([name, error]) => [name, (error as { message?: string }).message]),
  ) as Partial<Record<Name, string>>;
