import { send, userMessage } from "#src/client/api.ts";
import { failureToast } from "#src/client/failure-toast.ts";
import { useMutation } from "#src/client/use-mutation.ts";
import { Badge } from "#src/ui/badge.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { toast } from "#src/client/toast.ts";
import { t } from "#t";
import type { SettingsJson } from "../queries.ts";
import { SendButton, SettingsCard } from "./settings-card.tsx";

interface DevicesPartProps {
  devices: SettingsJson["devices"];
  now: number;
  onEnded(handle: string | null): void;
}

export function DevicesPart({ devices, now, onEnded }: DevicesPartProps) {
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
