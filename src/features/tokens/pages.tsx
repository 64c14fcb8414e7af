import { validator } from "hono/validator";
import { access, requireSession, requireUser, SCOPES } from "#src/auth/access.ts";
import { listTokens } from "#src/auth/api-tokens.ts";
import type { Session } from "#src/auth/sessions.ts";
import { newId } from "#src/core/ids.ts";
import { DAY_MS } from "#src/core/time.ts";
import { formMessage } from "#src/features/accounts/card-page.tsx";
import { CodeField } from "#src/features/accounts/parts/code-field.tsx";
import { SettingsCard } from "#src/features/settings/parts/settings-card.tsx";
import { type Ctx, routes } from "#src/http/env.ts";
import { type Refusal, onRefusal } from "#src/http/errors.ts";
import { parseInput } from "#src/http/validate.ts";
import { href } from "#src/i18n/paths.ts";
import { flashOn } from "#src/shell/flash.ts";
import { Island } from "#src/shell/island.tsx";
import { renderPage } from "#src/shell/render-page.tsx";
import { Button } from "#src/ui/button.tsx";
import { CheckboxGroup, RadioGroup } from "#src/ui/choice-group.tsx";
import { Field } from "#src/ui/field.tsx";
import { Input } from "#src/ui/input.tsx";
import { FormError } from "#src/ui/notice.tsx";
import { t } from "#t";
import { makeToken, revokeToken } from "./actions.ts";
import Copy from "#src/features/accounts/copy.island.tsx";
import { tokenInput, USUAL_DAYS } from "./schema.ts";

const typedToken = validator("form", ({ id, name = "", scopes = [], expiresInDays, password, code }) => {
  const texts = { name: String(name), scopes: [scopes].flat().map(String) };
  const formId = /^[\da-f-]{36}$/.test(String(id)) ? String(id) : newId();
  return { ...texts, formId, expiresInDays: Number(expiresInDays), password, code };
});

export const tokenPages = routes()
  .get("/settings/api", access("user"), (c) => tokensPage(c))
  .post("/settings/api", access("user"), typedToken, async (c) => {
    const typed = c.req.valid("form");
    onRefusal(c, (refusal) => tokensPage(c, { typed, refusal }));
    const input = parseInput(tokenInput, typed);
    const made = await makeToken(c.var.deps, requireUser(c), input, typed.formId);
    return tokensPage(c, { made });
  })
  .post("/settings/api/:id/revoke", access("owner"), async (c) => {
    await revokeToken(c.var.deps, requireUser(c), c.req.param("id"));
    return flashOn(c, "/settings/api", "tokenRevoked");
  });

interface Posted {
  /** The token that was just made. */
  made?: Awaited<ReturnType<typeof makeToken>>;
  typed?: { name: string; scopes: string[]; expiresInDays: number };
  refusal?: Refusal;
}

async function tokensPage(c: Ctx, { made, ...refused }: Posted = {}): Promise<Response> {
  const { db, clock } = c.var.deps;
  const session = requireSession(c);
  const tokens = await listTokens(db.read, session.user.id, clock.now());
  return renderPage(
    c,
    { title: t.apiTokens(), noindex: true, secret: true, isOfDealers: true },
    <div className="wrap grid gap-5 py-6 md:py-8">
      <div>
        <a href={href("/settings#api")} className="link">
          {t.settings()}
        </a>
        <h1 className="text-26 font-bold md:text-30">{t.apiTokens()}</h1>
        <a href={href("/api/docs")} className="link">
          {t.apiHow()}
        </a>
      </div>
      {made && (
        <SettingsCard id="made" title={t.tokenMadeTitle()} text={t.tokenMadeText()}>
          <p className="flex flex-wrap items-center gap-2 rounded-field border border-field p-2 ps-4">
            <code dir="ltr" className="min-w-0 flex-1 wrap-anywhere">
              {made.token}
            </code>
            <button type="button" data-copy="" className="btn btn-primary noscript:hidden">
              {t.copy()}
            </button>
          </p>
          <p className="mt-3 text-14">
            <bdi className="font-medium">{made.name}</bdi> {made.scopes.map(chip)} {t.tokenEnds()}{" "}
            {t.formatDate(made.expiresAt)}
          </p>
          <Island name="copy" of={Copy} props={{}} when="load" />
        </SettingsCard>
      )}
      {tokens.length > 0 && <TokenTable {...{ tokens }} now={clock.now()} />}
      <SettingsCard id="new" title={t.tokenNew()} text={t.tokenNewText()}>
        <TokenForm {...{ session, ...refused }} />
      </SettingsCard>
    </div>,
    refused.refusal?.status,
  );
}

type Token = Awaited<ReturnType<typeof listTokens>>[number];

const CELL = "px-4 py-3 text-start";

const TokenTable = ({ tokens, now }: { tokens: Token[]; now: number }) => (
  <div className="card overflow-hidden">
    <table className="stacked w-full text-14">
      <thead className="bg-sand text-13 text-sand-ink">
        <tr>
          <th className={CELL}>{t.savedSearchName()}</th>
          <th className={CELL}>{t.tokenScopes()}</th>
          <th className={CELL}>{t.tokenUsed()}</th>
          <th className={CELL}>{t.tokenEnds()}</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {tokens.map((token) => (
          <TokenRow key={token.id} {...{ ...token, now }} />
        ))}
      </tbody>
    </table>
  </div>
);

const TokenRow = ({ id, name, start, scopes, lastUsedAt, expiresAt, now }: Token & { now: number }) => (
  <tr className="border-t border-line">
    <td className={CELL}>
      <bdi className="wrap-anywhere font-medium">{name}</bdi> {chip(start)}
    </td>
    <td className={CELL} data-label={t.tokenScopes()}>
      {scopes.map(chip)}
    </td>
    <td className={CELL} data-label={t.tokenUsed()}>
      {lastUsedAt === null ? t.tokenUnused() : t.formatAgo(lastUsedAt, now)}
    </td>
    <td className={CELL} data-label={t.tokenEnds()}>
      {expiresAt - now < 14 * DAY_MS ? (
        <span className="badge bg-amber-tint text-amber i-lucide-timer">
          {t.tokenEndsIn(Math.ceil((expiresAt - now) / DAY_MS))}
        </span>
      ) : (
        t.formatDate(expiresAt)
      )}
    </td>
    <td className={CELL}>
      <form method="post" action={href(`/settings/api/${id}/revoke`)} className="-ms-4.5">
        <Button type="submit" variant="danger" aria-label={`${t.tokenRevoke()} ${name}`}>
          {t.tokenRevoke()}
        </Button>
      </form>
    </td>
  </tr>
);

const chip = (text: string) => (
  <code key={text} className="me-1 inline-block rounded-md bg-sand px-1.5 text-12 text-sand-ink">
    {text}
  </code>
);

function TokenForm({ session, typed, refusal }: Posted & { session: Session }) {
  const { name, scopes, password, code } = refusal?.fields ?? {};
  const offered = SCOPES.filter((scope) => scope !== "admin:read" || session.user.role === "admin");
  return (
    <form method="post" action={href("/settings/api")} noValidate className="grid max-w-130 gap-4">
      <FormError>{formMessage(refusal)}</FormError>
      <input type="hidden" name="id" value={newId()} />
      <Field label={t.savedSearchName()} error={name} required>
        <Input name="name" defaultValue={typed?.name} />
      </Field>
      <CheckboxGroup
        legend={t.tokenScopes()}
        name="scopes"
        defaultValues={typed?.scopes}
        error={scopes}
        options={offered.map((value) => ({ value, label: [`${t.tokenScope(value)} `, chip(value)] }))}
      />
      <RadioGroup
        look="segments"
        legend={t.tokenLasts()}
        name="expiresInDays"
        defaultValue={String(typed?.expiresInDays ?? USUAL_DAYS)}
        options={[30, USUAL_DAYS, 365].map((days) => ({ value: String(days), label: t.helpDays(days) }))}
      />
      <Field label={t.accountPassword()} error={password} required>
        <Input name="password" type="password" autoComplete="current-password" />
      </Field>
      {session.hasSecondFactor && <CodeField hint={t.codeHint()} error={code} />}
      <Button type="submit" size={48} className="justify-self-start">
        {t.tokenMake()}
      </Button>
    </form>
  );
}
