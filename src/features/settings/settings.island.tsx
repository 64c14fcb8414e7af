import { toast } from "#src/client/toast.ts";
import { CodeField } from "#src/features/accounts/parts/code-field.tsx";
import { NewPasswordFields } from "#src/features/accounts/parts/new-password-fields.tsx";
import { href } from "#src/i18n/paths.ts";
import { Checkbox } from "#src/ui/checkbox.tsx";
import { RadioGroup } from "#src/ui/choice-group.tsx";
import { Field } from "#src/ui/field.tsx";
import { PasswordInput } from "#src/ui/password-input.tsx";
import { t } from "#t";
import { PhonePart } from "./parts/phone-part.tsx";
import { ProfilePart } from "./parts/profile-part.tsx";
import { reloadWith, SettingsCard, SettingsForm, useSaving } from "./parts/settings-card.tsx";
import type { SettingsJson } from "./queries.ts";
import { NOTICES, NOTICE_NAMES, type Preferences, type Refused, tickedNotices } from "./schema.ts";

export default function Settings({ settings, refused }: { settings: SettingsJson; refused?: Refused }) {
  const of = (part: Refused["part"]) => (refused?.part === part ? refused : undefined);
  return (
    <div className="grid gap-5">
      <ProfilePart {...settings} refused={of("profile")} />
      {settings.phone && <PhonePart phone={settings.phone} refused={of("phone")} />}
      <PreferencesPart preferences={settings.preferences} />
      <PasswordPart {...settings} refused={of("password")} />
    </div>
  );
}

function PreferencesPart({ preferences }: { preferences: Preferences }) {
  const { message, form } = useSaving<Preferences>({
    method: "PATCH",
    path: "/api/user/preferences",
    read: (typed) => ({
      language: typed.get("language") === "ar" ? "ar" : "en",
      ...tickedNotices((flag) => typed.has(flag)),
    }),
    onSaved: ({ language }) =>
      language === t.language()
        ? toast({ title: t.success(), description: t.settingsSaved(), tone: "good" })
        : location.assign(language === "ar" ? "/ar/settings" : "/settings"),
  });
  return (
    <SettingsCard id="preferences" title={t.settingsPreferences()} text={t.settingsPreferencesText()}>
      <SettingsForm {...form} part="preferences" message={message}>
        <RadioGroup
          look="segments"
          legend={t.settingsLanguage()}
          name="language"
          defaultValue={preferences.language}
          className="max-w-80"
          options={[
            { value: "ar", label: <span lang="ar">العربية</span> },
            { value: "en", label: <span lang="en">English</span> },
          ]}
        />
        <Notices preferences={preferences} />
      </SettingsForm>
    </SettingsCard>
  );
}

const CHANNELS = ["mail", "push"] as const;

const Notices = ({ preferences }: { preferences: Preferences }) => (
  <fieldset className="min-w-0">
    <legend className="label mb-0!">{t.settingsNotices()}</legend>
    <ul>
      {NOTICE_NAMES.map((name) => (
        <li
          key={name}
          className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line py-1"
        >
          <span className="text-15">{t.settingsNotice(name)}</span>
          <span className="flex flex-wrap gap-x-4">
            {CHANNELS.map((channel) => (
              <label key={channel} className="choice">
                <input
                  type="checkbox"
                  name={NOTICES[name][channel]}
                  defaultChecked={preferences[NOTICES[name][channel]]}
                  aria-label={`${t.settingsNotice(name)}: ${t.savedSearchChannel(channel)}`}
                  className="check"
                />
                {t.savedSearchChannel(channel)}
              </label>
            ))}
          </span>
        </li>
      ))}
    </ul>
    <p className="hint">{t.settingsMailsAlways()}</p>
    <p className="hint">
      <a href={href("/saved-searches")} className="link">
        {t.settingsNoticesOfSearches()}
      </a>
    </p>
  </fieldset>
);

type PasswordPartProps = Pick<SettingsJson, "hasSecondFactor" | "minPassword" | "hasTokens"> & {
  refused?: Refused;
};

function PasswordPart({ refused, ...settings }: PasswordPartProps) {
  const { errors, message, form } = useSaving({
    method: "POST",
    path: "/api/user/password",
    read: (typed) => ({ ...Object.fromEntries(typed), endTokens: typed.has("endTokens") }),
    onSaved: () => reloadWith(t.settingsPasswordChanged()),
    refused,
  });
  return (
    <SettingsCard id="password" title={t.accountPassword()} text={t.settingsPasswordText()}>
      <SettingsForm {...form} part="password" message={message} submit={t.settingsPasswordSubmit()}>
        <Field label={t.settingsPasswordCurrent()} error={errors.currentPassword} required>
          <PasswordInput name="currentPassword" autoComplete="current-password" />
        </Field>
        <div className="grid gap-4 sm:grid-cols-2">
          <NewPasswordFields
            label={t.resetPassword()}
            confirmLabel={t.resetConfirm()}
            errors={errors}
            min={settings.minPassword}
          />
        </div>
        {settings.hasSecondFactor && <CodeField hint={t.codeHint()} error={errors.code} />}
        {settings.hasTokens && <Checkbox name="endTokens">{t.settingsEndTokens()}</Checkbox>}
      </SettingsForm>
    </SettingsCard>
  );
}
