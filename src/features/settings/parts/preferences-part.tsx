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

/** All kinds of notifications, by channel. */
const Notices = ({ preferences }: { preferences: Preferences }) => (
  <fieldset className="min-w-0">
    <legend className="label mb-0!">{t.settingsNotices()}</legend>
    <table className="w-full max-w-140">
      <thead>
        <tr>
          <td />
          {CHANNELS.map((channel) => (
            <th
              key={channel}
              scope="col"
              className="w-18 pb-1 text-center text-14 font-semibold wrap-anywhere text-ink-soft"
            >
              {t.savedSearchChannel(channel)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {NOTICE_NAMES.map((name) => (
          <tr key={name} className="border-t border-line">
            <th scope="row" className="py-2 pe-3 text-start text-15 font-normal">
              {t.settingsNotice(name)}
            </th>
            {CHANNELS.map((channel) => (
              <td key={channel} className="text-center">
                <label className="choice inline-flex justify-center">
                  <input
                    type="checkbox"
                    name={NOTICES[name][channel]}
                    defaultChecked={preferences[NOTICES[name][channel]]}
                    aria-label={`${t.settingsNotice(name)}: ${t.savedSearchChannel(channel)}`}
                    className="check"
                  />
                </label>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
    <p className="hint">{t.settingsMailsAlways()}</p>
    <p className="hint">
      <a href={href("/saved-searches")} className="link">
        {t.settingsNoticesOfSearches()}
      </a>
    </p>
  </fieldset>
);
