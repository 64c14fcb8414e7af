import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useMutation } from "#src/client/queries.ts";
import { useForm } from "react-hook-form";
import { ApiError, send, toldBy } from "#src/client/api.ts";
import { Notice } from "#src/ui/notice.tsx";
import { t } from "#t";
import { NewsletterForm } from "./parts/newsletter-form.tsx";
import { newsletterForm, type NewsletterForm as Values } from "./schema.ts";

interface NewsletterProps {
  /** What was typed and refused without scripts. */
  email?: string;
  error?: string;
  message?: string;
}

/** The form that sends without leaving the page, then says where to look. */
export default function Newsletter({ email, ...refused }: NewsletterProps) {
  const { register, handleSubmit, setError, formState } = useForm<Values>({
    resolver: standardSchemaResolver(newsletterForm),
  });
  const sending = useMutation({
    mutationFn: (values: Values) => send("POST", "/api/newsletter", values),
    onError: (error) => {
      const message = error instanceof ApiError ? error.fields["email"] : undefined;
      if (message) setError("email", { message }, { shouldFocus: true });
    },
  });
  const { error, isIdle } = sending;
  const ofField = error instanceof ApiError && error.fields["email"] !== undefined;
  const failed = error && !ofField ? toldBy(error, t.newsletterFailed()) : undefined;
  return (
    <>
      {!sending.isSuccess && (
        <NewsletterForm
          email={email}
          error={formState.isSubmitted ? formState.errors.email?.message : refused.error}
          message={isIdle ? refused.message : failed}
          pending={sending.isPending}
          field={(name) => register(name)}
          onSubmit={(event) => {
            event.preventDefault();
            if (!sending.isPending) void handleSubmit((values) => sending.mutate(values))();
          }}
        />
      )}
      <div role="status">
        {sending.isSuccess && (
          // The form that had the focus is gone.
          <div tabIndex={-1} ref={(element) => element?.focus({ preventScroll: true })}>
            <Notice tone="good" title={t.newsletterAskedTitle()}>
              {t.newsletterAsked()}
            </Notice>
          </div>
        )}
      </div>
    </>
  );
}
