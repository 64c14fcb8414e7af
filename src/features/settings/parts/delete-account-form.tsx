import { href } from "#src/i18n/paths.ts";
import { Button, ButtonLink } from "#src/ui/button.tsx";
import { Checkbox } from "#src/ui/checkbox.tsx";
import { Field } from "#src/ui/field.tsx";
import { FormError } from "#src/ui/notice.tsx";
import { Input } from "#src/ui/input.tsx";
import { t } from "#t";

interface DeleteAccountFormProps {
  errors: Record<string, string>;
  message: string | undefined;
  confirmed: boolean;
  /** When the last backup with the account is removed; null without backups. */
  backupsExpireAt: number | null;
}

export function DeleteAccountForm({ errors, message, confirmed, backupsExpireAt }: DeleteAccountFormProps) {
  const deleted = [t.deleteAccountListings(), t.deleteAccountInquiries(), t.deleteAccountRest()];
  return (
    <>
      <p className="font-semibold">{t.deleteAccountGoes()}</p>
      <ul className="mt-2 grid gap-2 text-15">
        {deleted.map((what) => (
          <li key={what} className="flex gap-2.5">
            <i className="mt-[.6em] size-1.25 flex-none rounded-full bg-sand-ink" />
            {what}
          </li>
        ))}
      </ul>
      {backupsExpireAt !== null && (
        <p className="mt-3 text-15">{t.deleteAccountBackups(t.formatDate(backupsExpireAt))}</p>
      )}
      <p className="mt-3 mb-5 flex flex-wrap items-center gap-x-2 text-15 text-ink-soft">
        {t.deleteAccountSafe()}
        <a href="/api/user/data" download className="link">
          {t.settingsDataDownload()}
        </a>
      </p>
      <form method="post" action={href("/settings/delete")} noValidate className="grid gap-4">
        <FormError>{message}</FormError>
        <Field label={t.deleteAccountPassword()} error={errors.password} required>
          <Input name="password" type="password" size={52} autoComplete="current-password" />
        </Field>
        <Checkbox id="confirm" name="confirm" value="yes" defaultChecked={confirmed} error={errors.confirm}>
          {t.deleteAccountConfirm()}
        </Checkbox>
        <Button type="submit" variant="danger-solid" size={52} block>
          {t.deleteAccountSubmit()}
        </Button>
        <ButtonLink href={href("/settings")} variant="outline" size={52} block>
          {t.deleteAccountKeep()}
        </ButtonLink>
      </form>
    </>
  );
}
