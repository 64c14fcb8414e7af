import { deviceOf } from "#src/auth/device.ts";
import { href } from "#src/i18n/paths.ts";
import { Badge } from "#src/ui/badge.tsx";
import { Button } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { t } from "#t";
import type { Device } from "../queries.ts";

export const DeviceList = ({ devices, next }: { devices: Device[]; next: string }) => (
  <ul>
    {devices.map((device) => (
      <DeviceRow key={device.id} device={device} next={next} />
    ))}
  </ul>
);

function DeviceRow({ device: { id, userAgent, createdAt }, next }: { device: Device; next: string }) {
  const { browser, system, isSmall } = deviceOf(userAgent);
  const name = t.deviceName(browser, system);
  return (
    <li
      data-device={id}
      className="flex flex-wrap items-center gap-x-3.5 border-b border-line py-2 last:border-0"
    >
      <Icon name={isSmall ? "smartphone" : "monitor"} size={24} className="flex-none text-faint" />
      <div className="min-w-0 flex-1 basis-25">
        <p className="font-semibold">{name}</p>
        <p className="text-14 text-ink-soft">{t.pushDeviceSince(t.formatDate(createdAt))}</p>
      </div>
      <span hidden data-here="">
        <Badge tone="verified">{t.settingsDeviceCurrent()}</Badge>
      </span>
      <form method="post" action={href(`/notifications/${id}/stop`)}>
        <input type="hidden" name="next" value={href(next)} />
        <Button type="submit" variant="danger" aria-label={t.pushDeviceStopThis(name)}>
          {t.turnOff()}
        </Button>
      </form>
    </li>
  );
}
