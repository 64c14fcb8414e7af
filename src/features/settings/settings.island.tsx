import { useState } from "react";
import { send, userMessage } from "#src/client/api.ts";
import { failureToast } from "#src/client/failure-toast.ts";
import { toast } from "#src/client/toast.ts";
import { useMutation } from "#src/client/use-mutation.ts";
import { CodeField } from "#src/features/accounts/parts/code-field.tsx";
import { NewPasswordFields } from "#src/features/accounts/parts/new-password-fields.tsx";
import { href } from "#src/i18n/paths.ts";
import { Badge } from "#src/ui/badge.tsx";
import { Checkbox } from "#src/ui/checkbox.tsx";
import { RadioGroup } from "#src/ui/choice-group.tsx";
import { Field } from "#src/ui/field.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { PasswordInput } from "#src/ui/password-input.tsx";
import { t } from "#t";
import { PhonePart } from "./parts/phone-part.tsx";
import { ProfilePart } from "./parts/profile-part.tsx";
import { SendButton, SettingsCard, SettingsForm, useSaving } from "./parts/settings-card.tsx";
import type { SettingsJson } from "./queries.ts";
import { NOTICES, NOTICE_NAMES, type Preferences, type Refused, tickedNotices } from "./schema.ts";

export default function Settings({ settings, refused }: { settings: SettingsJson; refused?: Refused }) {
  const [devices, setDevices] = useState(settings.devices);
  const of = (part: Refused["part"]) => (refused?.part === part ? refused : undefined);
  const keep = (handle: string | null) =>
    setDevices((now) => now.filter((it) => it.isCurrent || (handle !== null && it.handle !== handle)));
  return (
    <div className="grid gap-5">
      <ProfilePart {...settings} refused={of("profile")} />
      {settings.phone && <PhonePart phone={settings.phone} refused={of("phone")} />}
      <PreferencesPart preferences={settings.preferences} />
      <PasswordPart {...settings} refused={of("password")} onChanged={() => keep(null)} />
      <DevicesPart devices={devices} now={settings.now} onEnded={keep} />
    </div>
  );
}

interface DevicesPartProps {
  devices: SettingsJson["devices"];
  now: number;
  onEnded(handle: string | null): void;
}

function DevicesPart({ devices, now, onEnded }: DevicesPartProps) {
  const ending = useMutation({
    mutationFn: (handle: string | null) => send("DELETE", `/api/user/sessions${handle ? `/${handle}` : ""}`),
    onSuccess: (_, handle) => {
      onEnded(handle);
      const description = handle ? t.settingsDeviceEnded() : t.settingsDevicesEnded();
      toast({ title: t.success(), description, tone: "good" });
    },
    onError: (error) => toast(failureToast(error, userMessage(error, t.somethingBroke()))),
  });
  const end = (handle: string | null) => ({
    pending: ending.isPending && ending.variables === handle,
    onSend: () => !ending.isPending && ending.mutate(handle),
  });
  return (
    <SettingsCard id="devices" title={t.settingsDevices()} text={t.settingsDevicesText()}>
      <ul>
        {devices.map((device) => (
          <DeviceRow key={device.handle} device={device} now={now} {...end(device.handle)} />
        ))}
      </ul>
      {devices.length > 2 && (
        <div className="mt-4">
          <SendButton path="/settings/sessions/end-others" variant="outline" {...end(null)}>
            {t.settingsDevicesEndOthers()}
          </SendButton>
        </div>
      )}
    </SettingsCard>
  );
}

interface DeviceRowProps {
  device: SettingsJson["devices"][number];
  now: number;
  pending: boolean;
  onSend(): void;
}

function DeviceRow({ device, now, ...ending }: DeviceRowProps) {
  const { handle, browser, system, isSmall, isCurrent, seenAt } = device;
  const name = t.deviceName(browser, system);
  const path = `/settings/sessions/${handle}/end`;
  return (
    <li className="flex items-center gap-3.5 border-b border-line py-3 first:pt-0 last:border-0 last:pb-0">
      <Icon name={isSmall ? "smartphone" : "monitor"} size={24} className="flex-none text-faint" />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{name}</p>
        <p className="text-14 text-ink-soft">{t.deviceSeen(t.formatAgo(seenAt, now))}</p>
      </div>
      {isCurrent ? (
        <Badge tone="verified">{t.settingsDeviceCurrent()}</Badge>
      ) : (
        <SendButton
          path={path}
          variant="danger"
          aria-label={t.settingsDeviceEndThis(name)}
          className="px-2!"
          {...ending}
        >
          {t.settingsDeviceEnd()}
        </SendButton>
      )}
    </li>
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

type PasswordPartProps = Pick<SettingsJson, "hasSecondFactor" | "minPassword" | "hasTokens"> & {
  refused?: Refused;
  onChanged(): void;
};

function PasswordPart({ refused, onChanged, ...settings }: PasswordPartProps) {
  const { errors, message, form } = useSaving({
    method: "POST",
    path: "/api/user/password",
    read: (typed) => ({ ...Object.fromEntries(typed), endTokens: typed.has("endTokens") }),
    done: () => t.settingsPasswordChanged(),
    onDone: (_, typed) => {
      typed.reset();
      onChanged();
    },
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
