import type { Consent } from "#src/features/consents/queries.ts";
import { PURPOSES } from "#src/features/consents/current.ts";
import { href } from "#src/i18n/paths.ts";
import { Badge } from "#src/ui/badge.tsx";
import { Button, ButtonLink } from "#src/ui/button.tsx";
import { Field } from "#src/ui/field.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { FormError } from "#src/ui/notice.tsx";
import { PasswordInput } from "#src/ui/password-input.tsx";
import { t } from "#t";
import { SettingsCard } from "./parts/settings-card.tsx";
import type { DataExport } from "./queries.ts";
import type { Refused } from "./schema.ts";

export function ConsentsCard({ consents }: { consents: Consent[] }) {
  const newest = PURPOSES.flatMap((purpose) => consents.find((one) => one.purpose === purpose) ?? []);
  return (
    <SettingsCard
      id="consents"
      title={t.consents()}
      text={newest.length > 0 ? t.consentsText() : t.consentsNone()}
    >
      <ul>
        {newest.map((consent) => (
          <ConsentLine key={consent.purpose} {...consent} />
        ))}
      </ul>
      <p className="mt-3 text-14 text-ink-soft">
        {t.consentsHow()}{" "}
        <a href={href("/settings/delete")} className="link">
          {t.deleteAccount()}
        </a>
      </p>
      {consents.length > newest.length && (
        <details className="mt-3">
          <summary className="link">{t.consentsAll()}</summary>
          <ul>
            {consents.map((consent) => (
              <li key={`${consent.purpose}${consent.givenAt}`} className="py-1 text-14">
                {t.consentName(consent.purpose)}: {factsOf(consent)}
              </li>
            ))}
          </ul>
        </details>
      )}
    </SettingsCard>
  );
}

const factsOf = ({ version, givenAt, withdrawnAt }: Consent): string =>
  [
    t.consentGiven(version, t.formatDateTime(givenAt)),
    ...(withdrawnAt === null ? [] : [t.consentEnded(t.formatDateTime(withdrawnAt))]),
  ].join(" · ");

const ConsentLine = (consent: Consent) => (
  <li className="flex items-center justify-between gap-3 border-b border-line py-3 first:pt-0 last:border-0">
    <div className="min-w-0">
      <p className="font-semibold">{t.consentName(consent.purpose)}</p>
      <p className="text-14 text-ink-soft">{factsOf(consent)}</p>
    </div>
    {consent.withdrawnAt === null &&
      (consent.purpose === "newsletter" ? (
        <form method="post" action={href("/settings/newsletter")}>
          <Button type="submit" name="wanted" value="no" variant="outline">
            {t.consentEnd()}
          </Button>
        </form>
      ) : (
        <Badge tone="verified">{t.consentStands()}</Badge>
      ))}
  </li>
);

interface DataCardProps {
  made: DataExport | null;
  refused: Refused | undefined;
}

export const DataCard = ({ made, refused }: DataCardProps) => (
  <SettingsCard id="data" title={t.settingsData()} text={t.settingsDataText()}>
    {made === null ? (
      <form method="post" action={href("/settings/data-exports")} noValidate className="grid max-w-100 gap-4">
        <FormError>{refused?.errors.password ? undefined : refused?.message}</FormError>
        <Field label={t.deleteAccountPassword()} error={refused?.errors.password} required>
          <PasswordInput name="password" autoComplete="current-password" />
        </Field>
        <Button type="submit" size={48} icon="download" className="justify-self-start">
          {t.dataExportStart()}
        </Button>
      </form>
    ) : (
      <>
        <div className="flex items-center gap-4 rounded-field border border-line bg-sand p-4">
          <span className="grid size-11 flex-none place-items-center rounded-field bg-tint text-action">
            <Icon name="file-text" size={24} />
          </span>
          <div>
            <p className="font-semibold">
              {made.bytes === null ? t.dataExportPreparing() : t.dataExportReady()}
            </p>
            <p className="text-14 text-ink-soft">
              {made.bytes === null
                ? t.dataExportSoon()
                : t.dataExportUntil(t.adminMegabytes(made.bytes), t.formatDateTime(made.expiresAt))}
            </p>
          </div>
        </div>
        {made.bytes !== null && (
          <ButtonLink
            href={`/api/user/data-exports/${made.id}`}
            download
            size={48}
            icon="download"
            className="mt-4"
          >
            {t.dataExportDownload()}
          </ButtonLink>
        )}
      </>
    )}
    <p className="mt-4 text-14">
      <a href="/api/user/data" download className="link">
        {t.settingsDataDownload()}
      </a>
    </p>
  </SettingsCard>
);
