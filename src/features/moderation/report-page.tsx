import { href } from "#src/i18n/paths.ts";
import { Button, ButtonLink } from "#src/ui/button.tsx";
import { RadioGroup } from "#src/ui/choice-group.tsx";
import { Field } from "#src/ui/field.tsx";
import { FormError } from "#src/ui/form-error.tsx";
import { Textarea } from "#src/ui/textarea.tsx";
import { t } from "#t";
import { reportLabel } from "./labels.ts";
import { MAX_REPORT_TEXT, REPORT_REASONS } from "./schema.ts";

interface ReportPageProps {
  /** What is reported: its title or name, and where its page is. */
  about: string;
  path: string;
  values?: { reason?: string; text?: string };
  errors?: Record<string, string>;
  message?: string;
}

/** The form by which a visitor says what is wrong with a listing or a seller. */
export const ReportPage = ({ about, path, values = {}, errors = {}, message }: ReportPageProps) => (
  <div className="wrap max-w-140! py-8 md:py-12">
    <h1 className="text-26 font-bold md:text-30">{t.reportTitle()}</h1>
    <p className="mt-1 text-17">
      <bdi dir="auto">{about}</bdi>
    </p>
    <p className="mt-2 text-15 text-ink-soft">{t.reportText()}</p>
    <form method="post" action={href(`${path}/report`)} className="card mt-5 grid gap-5 p-5">
      <FormError>{message}</FormError>
      <RadioGroup
        legend={t.reportReason()}
        name="reason"
        defaultValue={values.reason}
        error={errors.reason}
        options={REPORT_REASONS.map((reason) => ({ value: reason, label: reportLabel(reason) }))}
      />
      <Field label={t.reportWords()} error={errors.text} optional>
        <Textarea name="text" rows={4} maxLength={MAX_REPORT_TEXT} defaultValue={values.text} />
      </Field>
      <label className="sr-only" aria-hidden>
        Website
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size={48} icon="flag">
          {t.reportSend()}
        </Button>
        <ButtonLink href={href(path)} size={48} variant="quiet">
          {t.cancel()}
        </ButtonLink>
      </div>
    </form>
  </div>
);
