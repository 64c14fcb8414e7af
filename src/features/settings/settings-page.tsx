import type { ReactNode } from "react";
import { deviceOf } from "#src/auth/device.ts";
import { AskHere } from "#src/features/push/parts/ask-here.tsx";
import { DeviceList, DeviceRow } from "#src/features/push/parts/device-list.tsx";
import { href } from "#src/i18n/paths.ts";
import { Island } from "#src/shell/island.tsx";
import { Badge } from "#src/ui/badge.tsx";
import { Button, ButtonLink } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import type { IconName } from "#src/ui/icons.ts";
import { t } from "#t";
import { SettingsCard } from "./parts/settings-card.tsx";
import { ConsentsCard, DataCard } from "./own-data-cards.tsx";
import type { AllSettings } from "./queries.ts";
import type { Refused } from "./schema.ts";
import Settings from "./settings.island.tsx";

interface SettingsPageProps extends AllSettings {
  pushKey: string;
  refused?: Refused | undefined;
}

/** Its forms need no scripts; those of the island save in place. */
export const SettingsPage = ({ settings, refused, pushKey, worksForDealer, ...page }: SettingsPageProps) => (
  <div className="wrap py-6 md:py-8">
    <h1 className="text-26 font-bold md:text-30">{t.settings()}</h1>
    <div className="mt-5 grid items-start gap-8 pb-6 lg:grid-cols-[216px_minmax(0,1fr)]">
      <SettingsNav hasPhone={settings.phone !== null} />
      <div className="grid max-w-180 gap-5">
        <Island name="settings" of={Settings} props={{ settings, refused }} when="load" />
        <DevicesCard {...page} />
        <SettingsCard
          id="notifications"
          title={t.settingsNotifications()}
          text={page.notified.length > 0 ? t.settingsNotificationsText() : t.settingsNotificationsNone()}
        >
          <DeviceList devices={page.notified} next="/settings#notifications" />
          <AskHere publicKey={pushKey} />
        </SettingsCard>
        <BlockedCard {...page} />
        <LinkCard
          id="second-factor"
          title={t.secondFactor()}
          icon="shield-check"
          text={t.secondFactorText()}
          path="/second-factor"
          label={settings.hasSecondFactor ? t.secondFactorManage() : t.secondFactorBegin()}
        >
          <Badge tone={settings.hasSecondFactor ? "verified" : "neutral"}>
            {settings.hasSecondFactor ? t.secondFactorStateOn() : t.secondFactorStateOff()}
          </Badge>
        </LinkCard>
        <NewsletterCard {...page} />
        <LinkCard
          id="dealer"
          title={t.dealerApply()}
          icon="users"
          text={worksForDealer ? t.dealerOfficeText() : t.dealerApplyText()}
          path={worksForDealer ? "/dealer" : "/dealer/new"}
          label={worksForDealer ? t.dealerOffice() : t.dealerApplyLink()}
        />
        <LinkCard
          id="api"
          title={t.api()}
          icon="cog"
          text={t.apiText()}
          path="/settings/api"
          label={t.apiTokens()}
        />
        <ConsentsCard {...page} />
        <DataCard {...page} refused={refused?.part === "data" ? refused : undefined} />
        <SettingsCard id="delete" title={t.deleteAccount()} text={t.deleteAccountText()}>
          <ButtonLink href={href("/settings/delete")} variant="danger" className="-ms-4.5" icon="trash-2">
            {t.deleteAccount()}
          </ButtonLink>
        </SettingsCard>
      </div>
    </div>
  </div>
);

interface LinkCardProps extends Record<"id" | "title" | "text" | "path" | "label", string> {
  icon: IconName;
  children?: ReactNode;
}

const LinkCard = ({ path, icon, label, children, ...card }: LinkCardProps) => (
  <SettingsCard {...card}>
    <div className="flex flex-wrap items-center gap-3">
      <ButtonLink href={href(path)} variant="outline" size={48} icon={icon}>
        {label}
      </ButtonLink>
      {children}
    </div>
  </SettingsCard>
);

const DevicesCard = ({ devices, now }: Pick<AllSettings, "devices" | "now">) => (
  <SettingsCard id="devices" title={t.settingsDevices()} text={t.settingsDevicesText()}>
    <ul>
      {devices.map(({ handle, userAgent, isCurrent, seenAt }) => {
        const device = deviceOf(userAgent);
        return (
          <DeviceRow key={handle} device={device} text={t.deviceSeen(t.formatAgo(seenAt, now))}>
            {isCurrent ? (
              <Badge tone="verified">{t.settingsDeviceCurrent()}</Badge>
            ) : (
              <form method="post" action={href(`/settings/sessions/${handle}/end`)}>
                <Button
                  type="submit"
                  variant="danger"
                  aria-label={t.settingsDeviceEndThis(t.deviceName(device.browser, device.system))}
                >
                  {t.settingsDeviceEnd()}
                </Button>
              </form>
            )}
          </DeviceRow>
        );
      })}
    </ul>
    {devices.length > 2 && (
      <form method="post" action={href("/settings/sessions/end-others")} className="mt-4">
        <Button type="submit" variant="outline">
          {t.settingsDevicesEndOthers()}
        </Button>
      </form>
    )}
  </SettingsCard>
);

const BlockedCard = ({ blocked }: Pick<AllSettings, "blocked">) => (
  <SettingsCard
    id="blocked"
    title={t.blockedPeople()}
    text={blocked.length > 0 ? t.blockedText() : t.blockedNone()}
  >
    {blocked.map(({ blockedKey, blockedName }) => (
      <form
        key={blockedKey}
        method="post"
        action={href("/settings/unblock")}
        className="flex items-center justify-between gap-3"
      >
        <input type="hidden" name="blocked" value={blockedKey} />
        <bdi className="font-semibold">{blockedName || t.formerMember()}</bdi>
        <Button type="submit" variant="outline" aria-label={t.unblockPerson(blockedName)}>
          {t.unblock()}
        </Button>
      </form>
    ))}
  </SettingsCard>
);

function NewsletterCard({ newsletter }: Pick<AllSettings, "newsletter">) {
  const isIn = newsletter === "confirmed";
  const text = isIn
    ? t.settingsNewsletterOn()
    : newsletter === "asked"
      ? t.settingsNewsletterAsked()
      : t.newsletterText();
  return (
    <SettingsCard id="newsletter" title={t.settingsNewsletter()} text={text}>
      <form method="post" action={href("/settings/newsletter")}>
        <Button type="submit" name="wanted" value={isIn ? "no" : "yes"} variant="outline" size={48}>
          {isIn ? t.newsletterStopTitle() : t.newsletterSubmit()}
        </Button>
      </form>
    </SettingsCard>
  );
}

function SettingsNav({ hasPhone }: { hasPhone: boolean }) {
  const parts: { id: string; icon: IconName; label: string; path?: string }[] = [
    { id: "profile", icon: "user", label: t.settingsProfile() },
    ...(hasPhone ? [{ id: "phone", icon: "phone" as const, label: t.phoneCard() }] : []),
    { id: "preferences", icon: "globe", label: t.settingsPreferences() },
    { id: "password", icon: "lock", label: t.accountPassword() },
    { id: "devices", icon: "smartphone", label: t.settingsDevices() },
    { id: "notifications", icon: "bell", label: t.settingsNotifications() },
    { id: "blocked", icon: "ban", label: t.blockedPeople() },
    { id: "second-factor", icon: "shield-check", label: t.secondFactor() },
    { id: "newsletter", icon: "mail", label: t.settingsNewsletter() },
    { id: "dealer", icon: "users", label: t.dealerApply() },
    { id: "api", icon: "cog", label: t.api(), path: "/settings/api" },
    { id: "consents", icon: "file-check", label: t.consents() },
    { id: "data", icon: "download", label: t.settingsData() },
    { id: "delete", icon: "trash-2", label: t.deleteAccount() },
  ];
  return (
    <nav aria-label={t.settingsSections()} className="sticky top-4 hidden lg:block">
      {parts.map(({ id, icon, label, path }) => (
        <a key={id} href={path ? href(path) : `#${id}`} className="menu-item text-ink-soft">
          <Icon name={icon} size={18} />
          {label}
        </a>
      ))}
    </nav>
  );
}
