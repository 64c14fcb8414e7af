import { href } from "#src/i18n/paths.ts";
import { Badge } from "#src/ui/badge.tsx";
import { Button, ButtonLink } from "#src/ui/button.tsx";
import { Field } from "#src/ui/field.tsx";
import { FormError, Notice } from "#src/ui/notice.tsx";
import { Input } from "#src/ui/input.tsx";
import { t } from "#t";
import { SettingsCard } from "./parts/settings-card.tsx";
import type { AllSettings, DataExport } from "./queries.ts";
import type { Refused } from "./schema.ts";

export const ConsentsCard = ({ consents, newsletter }: Pick<AllSettings, "consents" | "newsletter">) => (
  <SettingsCard
    id="consents"
    title={t.consents()}
    text={consents.length > 0 ? t.consentsText() : t.consentsNone()}
  >
    <ul>
      {consents.map(({ purpose, version, givenAt, withdrawnAt }) => (
        <li
          key={`${purpose}${givenAt}`}
          className="flex items-center justify-between gap-3 border-b border-line py-3 first:pt-0"
        >
          <div className="min-w-0">
            <p className="font-semibold">{t.consentName(purpose)}</p>
            <p className="text-14 text-ink-soft">
              {t.consentGiven(version, t.formatDateTime(givenAt))}
              {withdrawnAt !== null && ` · ${t.consentEnded(t.formatDateTime(withdrawnAt))}`}
            </p>
            {purpose === "newsletter" && withdrawnAt === null && newsletter !== "confirmed" && (
              <p className="text-14 text-amber">{t.consentAwaitsMail()}</p>
            )}
          </div>
          {withdrawnAt === null &&
            (purpose === "newsletter" ? (
              <form method="post" action={href("/settings/newsletter")}>
                <Button type="submit" name="wanted" value="no" variant="outline">
                  {t.consentEnd()}
                </Button>
              </form>
            ) : (
              <Badge tone="verified">{t.consentStands()}</Badge>
            ))}
        </li>
      ))}
    </ul>
    <p className="mt-3 text-14 text-ink-soft">
      {t.consentsHow()}{" "}
      <a href={href("/settings/delete")} className="link">
        {t.deleteAccount()}
      </a>
    </p>
  </SettingsCard>
);

type Asking = { refused: Refused | undefined };

export const DataCard = ({ made, refused }: Asking & Pick<AllSettings, "made">) => (
  <SettingsCard id="data" title={t.settingsData()} text={t.settingsDataText()}>
    {made ? <MadeFile made={made} /> : <AskForFile refused={refused} />}
    <p className="mt-4 text-14">
      <a href="/api/user/data" download className="link">
        {t.dataExportJson()}
      </a>
    </p>
  </SettingsCard>
);

const AskForFile = ({ refused }: Asking) => (
  <form
    method="post"
    action={`${href("/settings/data-exports")}#data`}
    noValidate
    className="grid max-w-100 gap-4"
  >
    <FormError>{refused?.errors.password ? undefined : refused?.message}</FormError>
    <Field label={t.deleteAccountPassword()} error={refused?.errors.password} required>
      <Input name="password" type="password" autoComplete="current-password" />
    </Field>
    <Button type="submit" size={48} icon="download" className="justify-self-start">
      {t.dataExportStart()}
    </Button>
  </form>
);

const MadeFile = ({ made: { id, bytes, expiresAt } }: { made: DataExport }) =>
  bytes === null ? (
    <Notice title={t.dataExportPreparing()}>{t.dataExportSoon()}</Notice>
  ) : (
    <>
      <Notice tone="good" title={t.dataExportReady()}>
        {t.dataExportUntil(t.adminMegabytes(bytes), t.formatDateTime(expiresAt))}
      </Notice>
      <ButtonLink href={`/api/user/data-exports/${id}`} download size={48} icon="download" className="mt-4">
        {t.dataExportDownload()}
      </ButtonLink>
    </>
  );
