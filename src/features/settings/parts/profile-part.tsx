import { ContactFields } from "#src/features/accounts/parts/contact-fields.tsx";
import { href } from "#src/i18n/paths.ts";
import { Badge } from "#src/ui/badge.tsx";
import { Button } from "#src/ui/button.tsx";
import { Field } from "#src/ui/field.tsx";
import { Input } from "#src/ui/input.tsx";
import { t } from "#t";
import type { SettingsJson } from "../queries.ts";
import type { Refused } from "../schema.ts";
import { reloadWith, SettingsCard, SettingsForm, useSaving } from "./settings-card.tsx";

type ProfilePartProps = Pick<SettingsJson, "profile" | "email" | "emailVerified"> & { refused?: Refused };

export function ProfilePart({ profile, email, emailVerified, refused }: ProfilePartProps) {
  const { errors, message, form } = useSaving({
    method: "PATCH",
    path: "/api/user/profile",
    read: (typed) => Object.fromEntries(typed),
    onSaved: () => reloadWith(t.settingsSaved()),
    refused,
  });
  const typed = { ...profile, ...refused?.values };
  return (
    <SettingsCard id="profile" title={t.settingsProfile()} text={t.settingsProfileText()}>
      <EmailState email={email} isVerified={emailVerified} />
      <SettingsForm {...form} part="profile" message={message}>
        <Field label={t.accountName()} error={errors.name} required>
          <Input name="name" autoComplete="name" defaultValue={typed.name} />
        </Field>
        <ContactFields values={typed} errors={errors} />
      </SettingsForm>
    </SettingsCard>
  );
}

const EmailState = ({ email, isVerified }: { email: string; isVerified: boolean }) => (
  <div className="mb-5 border-b border-line pb-5">
    <p className="label">{t.accountEmail()}</p>
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <bdi dir="ltr" className="wrap-anywhere">
        {email}
      </bdi>
      <Badge tone={isVerified ? "verified" : "neutral"}>
        {isVerified ? t.settingsEmailVerified() : t.settingsEmailUnverified()}
      </Badge>
    </p>
    {isVerified ? (
      <p className="hint">{t.settingsEmailFixed()}</p>
    ) : (
      <form method="post" action={href("/verify-email/again")} className="mt-3">
        <input type="hidden" name="next" value={href("/settings")} />
        <Button type="submit" variant="tint" icon="mail">
          {t.settingsEmailVerify()}
        </Button>
      </form>
    )}
  </div>
);
