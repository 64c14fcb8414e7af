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

const askPath = () => href("/settings/phone#phone");

/** Its forms need no scripts. */
export const PhonePart = ({ phone: card, refused }: PhonePartProps) => (
  <SettingsCard id="phone" title={t.phoneCard()} text={t.phoneCardText()}>
    {card.phone && (
      <p className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <Num>{card.phone}</Num>
        <Badge tone={card.confirmedAt === null ? "neutral" : "verified"}>
          {card.confirmedAt === null
            ? t.settingsEmailUnverified()
            : t.sellerPhoneConfirmed(t.formatMonth(card.confirmedAt))}
        </Badge>
      </p>
    )}
    {card.confirmedAt === null && <Confirming card={card} refused={refused} />}
  </SettingsCard>
);

function Confirming({ card, refused }: { card: PhoneCard; refused: Refused | undefined }) {
  const { obstacle, checkId, isUnsent } = card;
  const codeError = checkId ? refused?.errors.code : undefined;
  const failure = refused?.message ?? (isUnsent && t.phoneCodeUnsent());
  if (obstacle) return <p className="text-15">{t[obstacle]()}</p>;
  return (
    <div className="grid gap-4">
      {!codeError && <FormError>{failure}</FormError>}
      {checkId ? (
        <CodeForm checkId={checkId} error={codeError} />
      ) : (
        <form method="post" action={askPath()}>
          <Button type="submit" variant="tint" size={48}>
            {t.phoneCodeSend()}
          </Button>
        </form>
      )}
    </div>
  );
}

const CodeForm = ({ checkId, error }: { checkId: string; error: string | undefined }) => (
  <form
    method="post"
    action={href("/settings/phone/code#phone")}
    noValidate
    className="flex flex-wrap items-end gap-3"
  >
    <input type="hidden" name="check" value={checkId} />
    <Field label={t.phoneCodeLabel()} hint={t.phoneCodeHint()} error={error} required className="basis-full">
      <Input
        name="code"
        dir="ltr"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={20}
        className="num max-w-60 text-center! text-20"
      />
    </Field>
    <Button type="submit" size={48}>
      {t.phoneCodeEnter()}
    </Button>
    <Button type="submit" formAction={askPath()} variant="quiet" size={48}>
      {t.phoneCodeAgain()}
    </Button>
  </form>
);
