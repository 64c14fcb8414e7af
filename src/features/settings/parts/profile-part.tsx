import { toastOnNextPage } from "#src/client/next-toast.ts";
import { ContactFields } from "#src/features/accounts/parts/contact-fields.tsx";
import { Field } from "#src/ui/field.tsx";
import { Input } from "#src/ui/input.tsx";
import { t } from "#t";
import type { Refused, SettingsJson } from "../settings-json.ts";
import { useSaving } from "../use-saving.ts";
import { EmailState } from "./email-state.tsx";
import { SettingsCard } from "./settings-card.tsx";
import { SettingsForm } from "./settings-form.tsx";

const textIn = (form: FormData, name: string) => String(form.get(name) ?? "");

type ProfilePartProps = Pick<SettingsJson, "profile" | "email" | "emailVerified"> & { refused?: Refused };

export function ProfilePart({ profile, email, emailVerified, refused }: ProfilePartProps) {
  const { errors, message, form } = useSaving({
    method: "PATCH",
    path: "/api/user/profile",
    read: (typed) => ({
      name: textIn(typed, "name"),
      phone: textIn(typed, "phone"),
      location: textIn(typed, "location"),
    }),
    done: ({ name }) => (name === profile.name ? t.settingsSaved() : null),
    onDone: ({ name }) => {
      if (name === profile.name) return;
      // The header says the name as well.
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
