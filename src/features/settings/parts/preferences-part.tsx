import { Checkbox } from "#src/ui/checkbox.tsx";
import { RadioGroup } from "#src/ui/choice-group.tsx";
import { t } from "#t";
import type { Preferences } from "../schema.ts";
import { useSaving } from "../use-saving.ts";
import { SettingsCard, SettingsForm } from "./settings-card.tsx";

export function PreferencesPart({ preferences }: { preferences: Preferences }) {
  const { message, form } = useSaving<Preferences>({
    method: "PATCH",
    path: "/api/user/preferences",
    read: (typed) => ({
      language: typed.get("language") === "ar" ? "ar" : "en",
      mailsInquiries: typed.has("mailsInquiries"),
      mailsExpiry: typed.has("mailsExpiry"),
    }),
    done: ({ language }) => (language === t.language() ? t.settingsSaved() : null),
    onDone: ({ language }) => {
      if (language !== t.language()) location.assign(language === "ar" ? "/ar/settings" : "/settings");
    },
  });
  return (
    <SettingsCard id="preferences" title={t.settingsPreferences()} text={t.settingsPreferencesText()}>
      <SettingsForm {...form} part="preferences" message={message}>
        <RadioGroup
          look="segments"
          legend={t.settingsLanguage()}
          name="language"
          defaultValue={preferences.language}
          className="max-w-85"
          options={[
            { value: "ar", label: <span lang="ar">العربية</span> },
            { value: "en", label: <span lang="en">English</span> },
          ]}
        />
        <fieldset>
          <legend className="label mb-0!">{t.settingsMails()}</legend>
          <Checkbox name="mailsInquiries" defaultChecked={preferences.mailsInquiries}>
            {t.settingsMailsInquiries()}
          </Checkbox>
          <Checkbox name="mailsExpiry" defaultChecked={preferences.mailsExpiry}>
            {t.settingsMailsExpiry()}
          </Checkbox>
          <p className="hint">{t.settingsMailsAlways()}</p>
        </fieldset>
      </SettingsForm>
    </SettingsCard>
  );
}
