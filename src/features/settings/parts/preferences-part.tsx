import { RadioGroup } from "#src/ui/choice-group.tsx";
import { href } from "#src/i18n/paths.ts";
import { t } from "#t";
import { NOTICE_NAMES, NOTICES, type Preferences, tickedNotices } from "../schema.ts";
import { useSaving } from "../use-saving.ts";
import { SettingsCard, SettingsForm } from "./settings-card.tsx";

export function PreferencesPart({ preferences }: { preferences: Preferences }) {
  const { message, form } = useSaving<Preferences>({
    method: "PATCH",
    path: "/api/user/preferences",
    read: (typed) => ({
      language: typed.get("language") === "ar" ? "ar" : "en",
      ...tickedNotices((flag) => typed.has(flag)),
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
