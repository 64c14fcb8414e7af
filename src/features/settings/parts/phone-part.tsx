import type { PhoneCard } from "#src/features/phones/queries.ts";
import { href } from "#src/i18n/paths.ts";
import { Badge } from "#src/ui/badge.tsx";
import { Button } from "#src/ui/button.tsx";
import { Field } from "#src/ui/field.tsx";
import { Input } from "#src/ui/input.tsx";
import { FormError } from "#src/ui/notice.tsx";
import { Num } from "#src/ui/num.tsx";
import { t } from "#t";
import type { Refused } from "../schema.ts";
import { SettingsCard } from "./settings-card.tsx";

interface PhonePartProps {
  phone: PhoneCard;
  refused: Refused | undefined;
}

/** Its form needs no scripts. */
export const PhonePart = ({ phone: { phone, confirmedAt, obstacle, ...open }, refused }: PhonePartProps) => (
  <SettingsCard id="phone" title={t.phoneCard()} text={t.phoneCardText()}>
    {phone && (
      <p className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <Num>{phone}</Num>
        <Badge tone={confirmedAt ? "verified" : "neutral"}>
          {confirmedAt ? t.sellerPhoneConfirmed(t.formatMonth(confirmedAt)) : t.settingsEmailUnverified()}
        </Badge>
      </p>
    )}
    {confirmedAt === null &&
      (obstacle ? <p className="text-15">{t[obstacle]()}</p> : <CodeForm {...open} refused={refused} />)}
  </SettingsCard>
);

type CodeFormProps = Pick<PhoneCard, "checkId" | "isUnsent" | "nextAt"> & Pick<PhonePartProps, "refused">;

function CodeForm({ checkId, isUnsent, nextAt, refused }: CodeFormProps) {
  const error = checkId ? refused?.errors.code : undefined;
  return (
    <form method="post" action={href("/settings/phone/code#phone")} noValidate className="grid gap-4">
      {!error && <FormError>{refused?.message ?? (isUnsent && t.phoneCodeUnsent())}</FormError>}
      {checkId && (
        <>
          <input type="hidden" name="check" value={checkId} />
          <Field label={t.phoneCodeLabel()} hint={t.phoneCodeHint()} error={error} required>
            <Input
              name="code"
              dir="ltr"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={20}
              className="num max-w-60 text-center! text-20"
            />
          </Field>
          <Button type="submit" size={48} className="justify-self-start">
            {t.phoneCodeEnter()}
          </Button>
        </>
      )}
      <Button
        type="submit"
        formAction={href("/settings/phone#phone")}
        variant={checkId ? "outline" : "tint"}
        size={48}
        className="justify-self-start"
      >
        {checkId ? t.phoneCodeAgain() : t.phoneCodeSend()}
      </Button>
      {nextAt !== null && (
        <p className="text-14 text-ink-soft">{t.phoneCodeNext(t.formatDateTime(nextAt))}</p>
      )}
    </form>
  );
}
