import type { ReactNode } from "react";
import { requireUser } from "#src/auth/access.ts";
import { findSecondFactor } from "#src/auth/second-factor.ts";
import { CodeField } from "#src/features/accounts/parts/code-field.tsx";
import type { Ctx } from "#src/http/env.ts";
import type { Refusal } from "#src/http/errors.ts";
import { streamOf } from "#src/http/stream.ts";
import { href } from "#src/i18n/paths.ts";
import { Button, ButtonLink } from "#src/ui/button.tsx";
import { FormError } from "#src/ui/notice.tsx";
import { t } from "#t";
import { adminPage } from "./admin-page.tsx";

interface DownloadPage {
  title: string;
  tab: string;
  path: string;
  hidden?: Record<string, string | number>;
  refusal: Refusal | undefined;
  isRefused?: boolean;
}

/** The form for a download, which needs a code of two-step verification. */
export async function downloadPage(
  c: Ctx,
  { title, tab, path, hidden = {}, refusal, isRefused = refusal !== undefined }: DownloadPage,
  about: ReactNode,
): Promise<Response> {
  const { state } = await findSecondFactor(c.var.deps.db.read, requireUser(c).id);
  return adminPage(
    c,
    { title, path: tab, status: isRefused ? 400 : 200 },
    <div className="panel mx-auto grid max-w-120 gap-5 p-5 md:p-6">
      <h2 className="text-20">{title}</h2>
      {about}
      {!refusal?.fields.code && <FormError>{refusal?.message}</FormError>}
      {state === "on" ? (
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
    </div>,
  );
}

export function sendFile(c: Ctx, name: string, type: string, content: Parameters<typeof streamOf>[0]) {
  c.header("Content-Type", type);
  c.header("Content-Disposition", `attachment; filename="${name}"`);
  c.header("Cache-Control", "private, no-store");
  return c.body(streamOf(content));
}
