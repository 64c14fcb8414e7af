import type { ReactNode } from "react";
import { formatPhone } from "#src/core/phone.ts";
import { formMessage } from "#src/features/accounts/card-page.tsx";
import { WEEKDAYS, type Weekday } from "#src/features/dealers/schema.ts";
import { PHOTO_TYPES } from "#src/features/photos/schema.ts";
import { PLACES, placeLabel } from "#src/features/places/places.ts";
import type { Refusal } from "#src/http/errors.ts";
import { href } from "#src/i18n/paths.ts";
import { Button } from "#src/ui/button.tsx";
import { Checkbox } from "#src/ui/checkbox.tsx";
import { Field, FieldError } from "#src/ui/field.tsx";
import { Input, type InputProps, Textarea } from "#src/ui/input.tsx";
import { FormError } from "#src/ui/notice.tsx";
import { Select } from "#src/ui/select.tsx";
import { t } from "#t";
import { SPANS, type TypedDealer } from "../typed-dealer.ts";

interface DealerFormProps {
  typed: TypedDealer;
  refusal?: Refusal;
  /** What an owner may change. */
  withLegal: boolean;
  isNew?: boolean;
}

/** The application, and everything that is on the dealer's page. */
export function DealerForm({ typed, refusal, withLegal, isNew }: DealerFormProps) {
  const errors = refusal?.fields ?? {};
  const { text, names, place } = fieldsOf(typed, errors);
  const action = href(isNew ? "/dealer/new" : "/dealer/profile");
  return (
    <form method="post" encType="multipart/form-data" action={action} noValidate className="grid gap-5">
      <FormError>{formMessage(refusal)}</FormError>
      <Part title={t.dealerNames()}>
        {names()}
        {!isNew && text("slug", t.dealerSlug(), { dir: "ltr", required: true })}
      </Part>
      <Part title={t.dealerReach()}>
        {text("phone", t.accountPhone(), { type: "tel", required: true })}
        {place()}
      </Part>
      {withLegal && (
        <Part title={t.dealerLegal()} hint={t.dealerLegalHint()}>
          {text("legalName", t.dealerLegalName(), { required: true })}
          {text("registerNumber", t.dealerRegister())}
        </Part>
      )}
      {!isNew && <More {...{ typed, errors }} />}
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

type Texts = Record<string, string>;

/** Fields named as the errors of the input: `branches.0.nameEn` is `nameEn` of `branches.0`. */
function fieldsOf(typed: object, errors: Texts, prefix = "") {
  const values = typed as Texts;
  const text = (name: string, label: string, { required, ...input }: InputProps = {}) => {
    const value = values[name] ?? "";
    return (
      <Field label={label} error={errors[prefix + name]} required={required} optional={!required}>
        <Input
          {...input}
          name={prefix + name}
          defaultValue={input.type === "tel" ? formatPhone(value) : value}
        />
      </Field>
    );
  };
  const names = () => (
    <>
      {text("nameEn", t.siteNameEnglish(), { dir: "ltr", required: true })}
      {text("nameAr", t.siteNameArabic(), { dir: "rtl", required: true })}
    </>
  );
  const place = () => (
    <Field label={t.location()} error={errors[`${prefix}location`]} required>
      <Select
        name={`${prefix}location`}
        defaultValue={values.location ?? ""}
        placeholder={t.chooseCity()}
        options={PLACES.map(({ name }) => ({ value: name, label: placeLabel(name, t.language()) }))}
      />
    </Field>
  );
  return { text, names, place };
}

interface MoreProps {
  typed: TypedDealer;
  errors: Texts;
}

const More = ({ typed, errors }: MoreProps) => (
  <>
    <Part title={t.dealerLogo()} hint={t.dealerLogoHint()}>
      <Field label={t.dealerLogo()} hideLabel>
        <Input type="file" name="files" accept={PHOTO_TYPES.join()} className="pt-2" />
      </Field>
      {typed.logoId && <Checkbox name="logoRemoved">{t.dealerLogoRemove()}</Checkbox>}
    </Part>
    <Part title={t.dealerAbout()}>
      <Field label={t.siteEnglish()} error={errors.aboutEn} optional>
        <Textarea name="aboutEn" defaultValue={typed.aboutEn} />
      </Field>
      <Field label={t.siteArabic()} error={errors.aboutAr} optional>
        <Textarea name="aboutAr" defaultValue={typed.aboutAr} />
      </Field>
    </Part>
    <Part title={t.dealerHours()} hint={t.dealerHoursHint()}>
      {WEEKDAYS.map((day) => (
        <DayHours key={day} {...{ day, typed, errors }} />
      ))}
      <Checkbox name="hours.same">{t.dealerSameHours()}</Checkbox>
    </Part>
    {[...(typed.branches ?? []), null].map((branch, at) => {
      const prefix = `branches.${at}.`;
      const { text, names, place } = fieldsOf(branch ?? {}, errors, prefix);
      return (
        <Part key={at} title={branch ? t.dealerBranch(at + 1) : t.dealerBranchNew()}>
          {names()}
          {text("address", t.dealerAddress(), { required: true })}
          {place()}
          {text("mapUrl", t.dealerMapUrl(), { type: "url" })}
          {text("phone", t.accountPhone(), { type: "tel" })}
          {branch && <Checkbox name={`${prefix}remove`}>{t.dealerBranchRemove()}</Checkbox>}
        </Part>
      );
    })}
  </>
);

/** Suggested for days that have no hours yet. */
const USUAL = ["09:00", "18:00"];

function DayHours({ day, typed, errors }: MoreProps & { day: Weekday }) {
  const spans: string[][] = typed.hours?.[day] ?? [];
  const error = Object.entries(errors).find(([name]) => name.startsWith(`hours.${day}.`))?.[1];
  const [first, second] = SPANS.map((at) => (
    <span key={at} className="flex min-w-0 flex-wrap gap-2">
      {[t.dealerOpens(at + 1), t.dealerShuts(at + 1)].map((label, end) => (
        <Input
          key={end}
          type="time"
          dir="ltr"
          size={44}
          className="w-auto! min-w-0"
          name={`hours.${day}.${at}.${end}`}
          aria-label={`${t.weekday(day)}, ${label}`}
          aria-invalid={error ? true : undefined}
          defaultValue={(spans[at] ?? (at === 0 ? USUAL : []))[end]?.replace("24:00", "00:00")}
        />
      ))}
    </span>
  ));
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line pt-3 sm:col-span-2">
      <Checkbox name={`hours.${day}`} defaultChecked={spans.length > 0} className="w-30">
        {t.weekday(day)}
      </Checkbox>
      {first}
      <details open={spans.length > 1}>
        <summary className="link text-14">{t.dealerSecondSpan()}</summary>
        {second}
      </details>
      {error && <FieldError>{error}</FieldError>}
    </div>
  );
}
