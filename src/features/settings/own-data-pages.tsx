import { z } from "zod/mini";
import { access, requireSession } from "#src/auth/access.ts";
import { pick } from "#src/core/pick.ts";
import { AppError } from "#src/core/errors.ts";
import { CardLink, cardPage, formMessage } from "#src/features/accounts/card-page.tsx";
import { AccountForm } from "#src/features/accounts/parts/account-form.tsx";
import { agreeToRequired } from "#src/features/consents/actions.ts";
import { ConsentBox } from "#src/features/consents/parts/consent-box.tsx";
import { listDue } from "#src/features/consents/queries.ts";
import { bothAgreed } from "#src/features/consents/schema.ts";
import { type Ctx, routes } from "#src/http/env.ts";
import { type Refusal, onRefusal } from "#src/http/errors.ts";
import { type Posted, parseInput, postedForm } from "#src/http/validate.ts";
import { href, inThisLanguage, safeNext } from "#src/i18n/paths.ts";
import { Button } from "#src/ui/button.tsx";
import { t } from "#t";
import { findExport } from "./queries.ts";

export const ownDataPages = routes()
  .get("/consents", access("user"), (c) => duePage(c, { next: c.req.query("next") }))
  .post("/consents", access("user"), postedForm, async (c) => {
    const posted = c.req.valid("form");
    const { db, clock } = c.var.deps;
    const giver = { userId: requireSession(c).user.id, language: c.var.language, givenBy: "form" } as const;
    onRefusal(c, (refusal) => duePage(c, posted, refusal));
    parseInput(z.object(pick(bothAgreed, ...(await listDue(db.read, giver.userId)))), posted);
    await db.withTx((tx) => agreeToRequired(tx, giver, clock.now()));
    return c.redirect(nextPage(posted.next), 303);
  })
  // The way from the email to the button in the settings, which a redirect after a login can follow.
  .get("/settings/data/:id", access("owner"), async (c) => {
    const { db, clock } = c.var.deps;
    const found = await findExport(db.read, requireSession(c).user.id, clock.now(), c.req.param("id"));
    if (!found) throw new AppError("not-found", "notFound");
    return c.redirect(href("/settings#data"), 302);
  });

const nextPage = (next: string | undefined): string => inThisLanguage(safeNext(next) ?? "/");

async function duePage(c: Ctx, posted: Posted, refusal?: Refusal): Promise<Response> {
  const due = await listDue(c.var.deps.db.read, requireSession(c).user.id);
  if (due.length === 0) return c.redirect(nextPage(posted.next), 302);
  return cardPage(
    c,
    { icon: "file-check", title: t.consentsDueTitle(), text: t.consentsDueText() },
    <>
      <AccountForm
        action="/consents"
        next={nextPage(posted.next)}
        message={formMessage(refusal)}
        submit={t.consentsDueSubmit()}
      >
        <div className="panel px-4">
          {due.map((purpose) => (
            <ConsentBox
              key={purpose}
              purpose={purpose}
              checked={posted[purpose] === "yes"}
              error={refusal?.fields[purpose]}
            />
          ))}
        </div>
      </AccountForm>
      <p className="mt-7 mb-3 text-15 text-ink-soft">{t.consentsDueElse()}</p>
      <div className="grid gap-2">
        <form method="post" action={href("/logout")}>
          <Button type="submit" size={52} block variant="outline">
            {t.logout()}
          </Button>
        </form>
        <CardLink path="/settings#data" variant="quiet">
          {t.settings()}
        </CardLink>
      </div>
    </>,
    refusal?.status,
  );
}
