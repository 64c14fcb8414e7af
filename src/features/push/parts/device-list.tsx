import type { ReactNode } from "react";
import { deviceOf } from "#src/auth/device.ts";
import { href } from "#src/i18n/paths.ts";
import { Badge } from "#src/ui/badge.tsx";
import { Button } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { t } from "#t";
import type { Device } from "../queries.ts";

export const DeviceList = ({ devices, next }: { devices: Device[]; next: string }) => (
  <ul>
    {devices.map(({ id, userAgent, createdAt }) => {
      const device = deviceOf(userAgent);
      return (
        <DeviceRow key={id} {...{ device, id }} text={t.pushDeviceSince(t.formatDate(createdAt))}>
          <span hidden data-here="">
            <Badge tone="verified">{t.settingsDeviceCurrent()}</Badge>
          </span>
          <form method="post" action={href(`/notifications/${id}/stop`)}>
            <input type="hidden" name="next" value={href(next)} />
            <Button
              type="submit"
              variant="danger"
              aria-label={t.pushDeviceStopThis(t.deviceName(device.browser, device.system))}
            >
              {t.turnOff()}
            </Button>
          </form>
        </DeviceRow>
      );
    })}
  </ul>
);

interface DeviceRowProps {
  device: ReturnType<typeof deviceOf>;
  text: string;
  id?: string;
  children: ReactNode;
}

export const DeviceRow = ({ device: { browser, system, isSmall }, text, id, children }: DeviceRowProps) => (
  <li
    data-device={id}
    className="flex flex-wrap items-center gap-x-3.5 border-b border-line py-2 last:border-0"
  >
    <Icon name={isSmall ? "smartphone" : "monitor"} size={24} className="flex-none text-faint" />
    <div className="min-w-0 flex-1 basis-25">
      <p className="font-semibold">{t.deviceName(browser, system)}</p>
      <p className="text-14 text-ink-soft">{text}</p>
    </div>
    {children}
  </li>
);
