import type { ReactNode } from "react";
import { formatPhone } from "#src/core/phone.ts";
import { WEEKDAYS, type Weekday } from "#src/features/dealers/schema.ts";
import { PLACES, placeLabel } from "#src/features/places/places.ts";
import { href } from "#src/i18n/paths.ts";
import { Button } from "#src/ui/button.tsx";
import { Checkbox } from "#src/ui/checkbox.tsx";
import { Field, FieldError } from "#src/ui/field.tsx";
import { Input, type InputProps, Textarea } from "#src/ui/input.tsx";
import { FormError } from "#src/ui/notice.tsx";
import { Select } from "#src/ui/select.tsx";
import { t } from "#t";
import { type DealerText, SPANS, type TypedDealer } from "../typed-dealer.ts";

interface DealerFormProps {
  action: string;
  typed: TypedDealer;
  errors: Record<string, string>;
  message: string | undefined;
  /** What an owner may change. */
  withLegal: boolean;
  isNew?: boolean;
}

/** The application, and everything that is on the dealer's page. */
export function DealerForm({ action, message, isNew, ...form }: DealerFormProps) {
  const text = textFieldsOf<DealerText>(form.typed, form.errors);
  return (
    <form method="post" action={href(action)} noValidate className="grid gap-5">
      <FormError>{message}</FormError>
      <Part title={t.dealerNames()}>
        {text("nameEn", t.siteNameEnglish(), { dir: "ltr", required: true })}
        {text("nameAr", t.siteNameArabic(), { dir: "rtl", required: true })}
        {!isNew && text("slug", t.dealerSlug(), { dir: "ltr", required: true })}
      </Part>
      <Part title={t.dealerReach()}>
        {text("phone", t.accountPhone(), { type: "tel", required: true })}
        <Place name="location" value={form.typed.location} error={form.errors.location} />
      </Part>
      {form.withLegal && (
        <Part title={t.dealerLegal()} hint={t.dealerLegalHint()}>
          {text("legalName", t.dealerLegalName(), { required: true })}
          {text("registerNumber", t.dealerRegister())}
        </Part>
      )}
      {!isNew && <More {...form} />}
      <Button type="submit" size={48} className="justify-self-start">
        {isNew ? t.dealerApply() : t.settingsSave()}
      </Button>
    </form>
  );
}

const Part = ({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) => (
  <section className="card p-5 sm:p-6">
    <h2 className="text-19">{title}</h2>
    {hint && <p className="mt-1 text-15 text-ink-soft">{hint}</p>}
    <div className="mt-4 grid gap-4 sm:grid-cols-2">{children}</div>
  </section>
);

/** Fields named as the errors of the input: `branches.0.nameEn` is `nameEn` of `branches.0`. */
const textFieldsOf =
  <Name extends string>(
    typed: { [Each in Name]?: string | null | undefined },
    errors: Record<string, string>,
    prefix = "",
  ) =>
  (name: Name, label: string, { required, ...input }: InputProps = {}) => (
    <Field label={label} error={errors[prefix + name]} required={required} optional={!required}>
      <Input
        {...input}
        name={prefix + name}
        defaultValue={name === "phone" ? formatPhone(typed[name] ?? "") : (typed[name] ?? "")}
      />
    </Field>
  );

const Place = (place: { name: string; value: string | null | undefined; error: string | undefined }) => (
  <Field label={t.location()} error={place.error} required>
    <Select
      name={place.name}
      defaultValue={place.value ?? ""}
      placeholder={t.chooseCity()}
      options={PLACES.map(({ name }) => ({ value: name, label: placeLabel(name, t.language()) }))}
    />
  </Field>
);

type MoreProps = Pick<DealerFormProps, "typed" | "errors">;

const More = ({ typed, errors }: MoreProps) => (
  <>
    <Part title={t.dealerAbout()}>
      {(["aboutEn", "aboutAr"] as const).map((name) => (
        <Field
          key={name}
          label={name === "aboutEn" ? t.siteEnglish() : t.siteArabic()}
          error={errors[name]}
          optional
        >
          <Textarea name={name} defaultValue={typed[name] ?? ""} />
        </Field>
      ))}
    </Part>
    <section className="card p-5 sm:p-6">
      <h2 className="text-19">{t.dealerHours()}</h2>
      <p className="mt-1 text-15 text-ink-soft">{t.dealerHoursHint()}</p>
      {WEEKDAYS.map((day) => (
        <DayHours key={day} {...{ day, typed, errors }} />
      ))}
    </section>
    {[...(typed.branches ?? []), null].map((branch, at) => (
      <BranchFields key={branch?.nameEn ?? "new"} {...{ branch, at, errors }} />
    ))}
  </>
);

function DayHours({ day, typed, errors }: MoreProps & { day: Weekday }) {
  const error = Object.entries(errors).find(([name]) => name.startsWith(`hours.${day}.`))?.[1];
  const time = (span: number, end: 0 | 1) => (
    <Input
      type="time"
      dir="ltr"
      size={44}
      name={`hours.${day}.${span}.${end}`}
      aria-label={`${t.weekday(day)}, ${end === 0 ? t.dealerOpens(span + 1) : t.dealerShuts(span + 1)}`}
      aria-invalid={error ? true : undefined}
      // A day has no time 24:00 in browsers; midnight ends it as well.
      defaultValue={typed.hours?.[day]?.[span]?.[end].replace("24:00", "00:00")}
    />
  );
  return (
    <div className="mt-3 grid items-center gap-x-4 gap-y-2 border-t border-line pt-3 sm:grid-cols-[100px_1fr_1fr]">
      <span className="text-15 font-medium">{t.weekday(day)}</span>
      {SPANS.map((span) => (
        <span key={span} className="grid grid-cols-[1fr_auto_1fr] items-center gap-2">
          {time(span, 0)}–{time(span, 1)}
        </span>
      ))}
      {error && (
        <div className="sm:col-span-3">
          <FieldError>{error}</FieldError>
        </div>
      )}
    </div>
  );
}

interface BranchFieldsProps {
  /** Null for another one. */
  branch: NonNullable<TypedDealer["branches"]>[number] | null;
  at: number;
  errors: Record<string, string>;
}

function BranchFields({ branch, at, errors }: BranchFieldsProps) {
  const prefix = `branches.${at}.`;
  const text = textFieldsOf(branch ?? {}, errors, prefix);
  return (
    <Part title={branch ? t.dealerBranch(at + 1) : t.dealerBranchNew()}>
      {text("nameEn", t.siteNameEnglish(), { dir: "ltr", required: true })}
      {text("nameAr", t.siteNameArabic(), { dir: "rtl", required: true })}
      {text("address", t.dealerAddress(), { required: true })}
      <Place name={`${prefix}location`} value={branch?.location} error={errors[`${prefix}location`]} />
      {text("mapUrl", t.dealerMapUrl(), { type: "url" })}
      {text("phone", t.accountPhone(), { type: "tel" })}
      {branch && (
        <Checkbox name={`${prefix}remove`} value="yes">
          {t.dealerBranchRemove()}
        </Checkbox>
      )}
    </Part>
  );
}
