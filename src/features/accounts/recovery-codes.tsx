import { href } from "#src/i18n/paths.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { t } from "#t";
import { AccountCard } from "./parts/account-card.tsx";

/** Ten recovery codes, the only time that they are shown. */
export const RecoveryCodes = ({ codes }: { codes: string[] }) => (
  <AccountCard icon="shield-check" title={t.recoveryTitle()} text={t.recoveryText()}>
    <ol dir="ltr" className="panel grid gap-x-6 gap-y-1 p-4 text-center sm:grid-cols-2">
      {codes.map((code) => (
        <li key={code} className="num leading-8">
          <code>{code}</code>
        </li>
      ))}
    </ol>
    <div className="mt-5 grid gap-3 sm:grid-cols-2">
      <ButtonLink
        href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${codes.join("\n")}\n`)}`}
        download="recovery-codes.txt"
        variant="outline"
        size={52}
      >
        {t.recoverySave()}
      </ButtonLink>
      <ButtonLink href={href("/second-factor")} size={52}>
        {t.recoveryDone()}
      </ButtonLink>
    </div>
  </AccountCard>
);
