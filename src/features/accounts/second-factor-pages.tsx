import type { ReactNode } from "react";
import { access, requireSession } from "#src/auth/access.ts";
import { setSessionCookie } from "#src/auth/cookies.ts";
import { findSecondFactor } from "#src/auth/second-factor.ts";
import type { Session } from "#src/auth/sessions.ts";
import { totpAddress } from "#src/auth/totp.ts";
import { type Ctx, type Deps, routes } from "#src/http/env.ts";
import { type Refusal, onRefusal } from "#src/http/errors.ts";
import { type Posted, parseInput, postedForm } from "#src/http/validate.ts";
import { href } from "#src/i18n/paths.ts";
import { flashOn } from "#src/shell/flash.ts";
import { Button, ButtonLink, type ButtonProps } from "#src/ui/button.tsx";
import { Field } from "#src/ui/field.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { Input } from "#src/ui/input.tsx";
import { FormError, Notice } from "#src/ui/notice.tsx";
import { QrCode } from "#src/ui/qr-code.tsx";
import { t } from "#t";
import { type Proof, beginTurnOn, replaceRecoveryCodes, turnOff, turnOn } from "./actions/second-factor.ts";
import { CardButton, cardPage, formMessage } from "./card-page.tsx";
import { CodeField } from "./parts/code-field.tsx";
import { proof } from "./schema.ts";

type Change<Result> = (deps: Deps, session: Session, proof: Proof) => Promise<Result>;

export const secondFactorPages = routes()
  .get("/second-factor", access("user"), (c) => statePage(c))
  .post("/second-factor/begin", access("user"), async (c) => {
    setSessionCookie(c, await beginTurnOn(c.var.deps, requireSession(c)));
    return c.redirect(href("/second-factor"), 303);
  })
  .post("/second-factor/on", access("user"), postedForm, (c) =>
    change(c, c.req.valid("form"), "on", turnOn, (_, { token, codes }) => {
      setSessionCookie(c, token);
      return codesPage(c, codes);
    }),
  )
  .post("/second-factor/codes", access("user"), postedForm, (c) =>
    change(c, c.req.valid("form"), "codes", replaceRecoveryCodes, codesPage),
  )
  .post("/second-factor/off", access("user"), postedForm, (c) =>
    change(c, c.req.valid("form"), "off", turnOff, () => flashOn(c, "/second-factor", "secondFactorIsOff")),
  );

export type Refused = { form: "on" | "codes" | "off"; refusal: Refusal; code: string | undefined };

async function change<Result>(
  c: Ctx,
  posted: Posted,
  form: Refused["form"],
  verb: Change<Result>,
  done: (c: Ctx, result: Result) => Response,
): Promise<Response> {
  onRefusal(c, (refusal) => statePage(c, { form, refusal, code: posted.code }));
  return done(c, await verb(c.var.deps, requireSession(c), parseInput(proof, posted)));
}

async function statePage(c: Ctx, refused?: Refused): Promise<Response> {
  const { db, config } = c.var.deps;
  const { user, tokenHash } = requireSession(c);
  const factor = await findSecondFactor(db.read, user.id, tokenHash);
  return cardPage(
    c,
    { icon: "shield-check", title: t.secondFactor(), text: t.secondFactorText(), secret: true },
    <>
      {config.REQUIRE_ADMIN_TOTP && user.role === "admin" && factor.state !== "on" && (
        <Notice tone="warn" className="mb-6">
          {t.secondFactorDemanded()}
        </Notice>
      )}
      {factor.state === "off" && (
        <CardButton action={href("/second-factor/begin")}>{t.secondFactorBegin()}</CardButton>
      )}
      {factor.state === "begun" && (
        <TurningOn
          {...{ ...factor, refused }}
          address={totpAddress(config.SITE_NAME_EN, user.email, factor.secret)}
        />
      )}
      {factor.state === "on" && <TurnedOn {...{ ...factor, refused }} />}
    </>,
    refused?.refusal.status,
  );
}

const codesPage = (c: Ctx, codes: string[]): Response =>
  cardPage(
    c,
    { icon: "shield-check", title: t.recoveryTitle(), text: t.recoveryText(), secret: true },
    <RecoveryCodes codes={codes} />,
  );

interface TurningOnProps {
  secret: string;
  address: string;
  refused: Refused | undefined;
}

const TurningOn = ({ secret, address, refused }: TurningOnProps) => (
  <div className="grid gap-8">
    <section>
      <h2 className="text-18">{t.secondFactorScan()}</h2>
      <p className="mt-1 text-14 text-ink-soft">{t.secondFactorScanText()}</p>
      <QrCode text={address} label={t.secondFactorQrLabel()} className="mx-auto my-4 w-52 rounded-field" />
      <ButtonLink href={address} variant="outline" size={48} block className="sm:hidden">
        {t.secondFactorOpenApp()}
      </ButtonLink>
      <p className="mt-3 text-14 text-ink-soft">{t.secondFactorSecret()}</p>
      <p dir="ltr" className="mt-1 text-center font-medium">
        <code>{secret.replaceAll(/(.{4})(?=.)/g, "$1 ")}</code>
      </p>
    </section>
    <section>
      <h2 className="mb-3 text-18">{t.secondFactorConfirm()}</h2>
      <ProofForm form="on" refused={refused} hint={t.codeHintApp()}>
        {t.secondFactorTurnOn()}
      </ProofForm>
    </section>
    <CardButton action={href("/second-factor/begin")} variant="quiet">
      {t.secondFactorRestart()}
    </CardButton>
  </div>
);

interface TurnedOnProps {
  since: number;
  codesLeft: number;
  refused: Refused | undefined;
}

const TurnedOn = ({ since, codesLeft, refused }: TurnedOnProps) => (
  <div className="grid gap-5">
    <Notice tone={codesLeft > 2 ? "good" : "warn"} title={t.secondFactorOnSince(t.formatDate(since))}>
      {t.secondFactorCodesLeft(codesLeft)}
    </Notice>
    <Fold title={t.secondFactorRenew()} text={t.secondFactorRenewText()} open={refused?.form === "codes"}>
      <ProofForm form="codes" refused={refused} hint={t.codeHint()}>
        {t.secondFactorRenewSubmit()}
      </ProofForm>
    </Fold>
    <Fold title={t.secondFactorOff()} text={t.secondFactorOffText()} open={refused?.form === "off"}>
      <ProofForm form="off" refused={refused} hint={t.codeHint()} variant="danger-solid">
        {t.turnOff()}
      </ProofForm>
    </Fold>
    <a href={href("/settings#second-factor")} className="link justify-self-start">
      {t.settings()}
    </a>
  </div>
);

type FoldProps = { title: string; text: string; open: boolean; children: ReactNode };

const Fold = ({ title, text, open, children }: FoldProps) => (
  <details open={open} className="group panel p-4">
    <summary className="flex min-h-11 items-center justify-between font-semibold">
      {title}
      <Icon name="chevron-down" size={16} className="text-faint group-open:rotate-180" />
    </summary>
    <p className="mb-4 text-14 text-ink-soft">{text}</p>
    {children}
  </details>
);

interface ProofFormProps extends Pick<ButtonProps, "variant"> {
  form: Refused["form"];
  refused: Refused | undefined;
  hint: string;
  children: ReactNode;
}

function ProofForm({ form, refused, hint, variant, children }: ProofFormProps) {
  const { refusal, code } = refused?.form === form ? refused : {};
  const { code: wrongCode, password: wrongPassword } = refusal?.fields ?? {};
  const inPassword = Boolean(wrongPassword && !wrongCode);
  return (
    <form method="post" action={href(`/second-factor/${form}`)} noValidate className="grid gap-4">
      <FormError>{formMessage(refusal)}</FormError>
      <CodeField
        hint={hint}
        error={wrongCode}
        value={wrongCode ? undefined : code}
        focused={refusal && !inPassword}
      />
      <Field label={t.accountPassword()} error={wrongPassword} required>
        <Input
          name="password"
          type="password"
          size={52}
          autoComplete="current-password"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the refused field
          autoFocus={inPassword}
        />
      </Field>
      <Button type="submit" size={52} block variant={variant}>
        {children}
      </Button>
    </form>
  );
}

const RecoveryCodes = ({ codes }: { codes: string[] }) => (
  <>
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
  </>
);
