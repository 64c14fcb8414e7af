import { CodeField } from "#src/features/accounts/parts/code-field.tsx";
import type { Refusal } from "#src/http/errors.ts";
import { href } from "#src/i18n/paths.ts";
import { Button, ButtonLink } from "#src/ui/button.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { t } from "#t";

interface CodeDownloadProps {
  path: string;
  hidden?: Record<string, string | number>;
  hasSecondFactor: boolean;
  refusal: Refusal | undefined;
}

export const CodeDownload = ({ path, hidden = {}, hasSecondFactor, refusal }: CodeDownloadProps) => (
  <>
    {refusal && !refusal.fields.code && (
      <Notice tone="bad" role="alert">
        {refusal.message}
      </Notice>
    )}
    {hasSecondFactor ? (
      <form method="post" action={href(path)} className="grid gap-4">
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <CodeField hint={t.codeHint()} error={refusal?.fields.code} />
        <Button type="submit" size={52} block>
          {t.backupDownload()}
        </Button>
      </form>
    ) : (
      <>
        <p>{t.downloadNeedsSecondFactor()}</p>
        <ButtonLink href={href("/second-factor")} size={52} block>
          {t.secondFactor()}
        </ButtonLink>
      </>
    )}
  </>
);
