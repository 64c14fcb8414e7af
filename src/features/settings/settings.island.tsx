import { useState } from "react";
import { DevicesPart } from "./parts/devices-part.tsx";
import { PasswordPart } from "./parts/password-part.tsx";
import { PreferencesPart } from "./parts/preferences-part.tsx";
import { ProfilePart } from "./parts/profile-part.tsx";
import type { SettingsJson } from "./queries.ts";
import type { Refused } from "./schema.ts";

export default function Settings({ settings, refused }: { settings: SettingsJson; refused?: Refused }) {
  const [devices, setDevices] = useState(settings.devices);
  const of = (part: Refused["part"]) => (refused?.part === part ? refused : undefined);
  const keep = (handle: string | null) =>
    setDevices((now) => now.filter((it) => it.isCurrent || (handle !== null && it.handle !== handle)));
  return (
    <div className="grid gap-5">
      <ProfilePart {...settings} refused={of("profile")} />
      <PreferencesPart preferences={settings.preferences} />
      <PasswordPart
        asksCode={settings.hasSecondFactor}
        min={settings.minPassword}
        refused={of("password")}
        onChanged={() => keep(null)}
      />
      <DevicesPart devices={devices} now={settings.now} onEnded={keep} />
    </div>
  );
}
