import { send, userMessage } from "#src/client/api.ts";
import { failureToast } from "#src/client/failure-toast.ts";
import { toastOnNextPage, toast } from "#src/client/toast.ts";
import { useMutation } from "#src/client/use-mutation.ts";
import { ContactFields } from "#src/features/accounts/parts/contact-fields.tsx";
import { Badge } from "#src/ui/badge.tsx";
import { Field } from "#src/ui/field.tsx";
import { Input } from "#src/ui/input.tsx";
import { t } from "#t";
import type { SettingsJson } from "../queries.ts";
import type { Refused } from "../schema.ts";
import { SendButton, SettingsCard, SettingsForm, useSaving } from "./settings-card.tsx";

type ProfilePartProps = Pick<SettingsJson, "profile" | "email" | "emailVerified"> & { refused?: Refused };

export function ProfilePart({ profile, email, emailVerified, refused }: ProfilePartProps) {
  const isSame = ({ name, phone }: { name?: unknown; phone?: unknown }) =>
    name === profile.name && phone === profile.phone;
  const { errors, message, form } = useSaving({
    method: "PATCH",
    path: "/api/user/profile",
    read: (typed) => Object.fromEntries(typed),
    done: (saved) => (isSame(saved) ? t.settingsSaved() : null),
    onDone: (saved) => {
      if (isSame(saved)) return;
      // The header shows the name too, and the card below the number.
      toastOnNextPage({ title: t.success(), description: t.settingsSaved(), tone: "good" });
      location.reload();
    },
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

function EmailState({ email, isVerified }: { email: string; isVerified: boolean }) {
  const asking = useMutation({
    mutationFn: () => send("POST", "/api/user/verification"),
    onSuccess: () => toast({ title: t.success(), description: t.verifyEmailSent(), tone: "good" }),
    onError: (error) => toast(failureToast(error, userMessage(error, t.somethingBroke()))),
  });
  return (
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
        <div className="mt-3">
          <SendButton
            path="/verify-email/again"
            variant="tint"
            icon="mail"
            pending={asking.isPending}
            onSend={asking.mutate}
          >
            {t.settingsEmailVerify()}
          </SendButton>
        </div>
      )}
    </div>
  );
}
