import { toastOnNextPage } from "#src/client/next-toast.ts";
import { CITIES, placeLabel } from "#src/features/places/places.ts";
import { Field } from "#src/ui/field.tsx";
import { Input } from "#src/ui/input.tsx";
import { Select } from "#src/ui/select.tsx";
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
  const cities = CITIES.map((city) => ({ value: city, label: placeLabel(city, t.language()) }));
  return (
    <SettingsCard id="profile" title={t.settingsProfile()} text={t.settingsProfileText()}>
      <EmailState email={email} isVerified={emailVerified} />
      <SettingsForm {...form} part="profile" message={message}>
        <Field label={t.accountName()} error={errors.name} required>
          <Input name="name" autoComplete="name" defaultValue={typed.name} />
        </Field>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={t.accountPhone()} hint={t.accountPhoneHint()} error={errors.phone} optional>
            <Input
              name="phone"
              type="tel"
              autoComplete="tel"
              placeholder="079 123 4567"
              defaultValue={typed.phone}
            />
          </Field>
          <Field label={t.accountLocation()} error={errors.location} optional>
            <Select
              name="location"
              options={cities}
              placeholder={t.accountLocationPlaceholder()}
              autoComplete="address-level2"
              defaultValue={typed.location}
            />
          </Field>
        </div>
      </SettingsForm>
    </SettingsCard>
  );
}
