import { Hono } from "hono";
import { access, requireSession } from "#src/auth/access.ts";
import { setSessionCookie } from "#src/auth/cookies.ts";
import { findSecondFactor } from "#src/auth/second-factor.ts";
import type { Session } from "#src/auth/sessions.ts";
import { totpAddress } from "#src/auth/totp.ts";
import type { Ctx, Deps, Env } from "#src/http/env.ts";
import { parseInput, postedForm } from "#src/http/validate.ts";
import { type Refusal, refusalOf } from "#src/http/errors.ts";
import { href } from "#src/i18n/paths.ts";
import { flashOn } from "#src/shell/flash.ts";
import { Notice } from "#src/ui/notice.tsx";
import { t } from "#t";
import { beginTurnOn, type Proof, replaceRecoveryCodes, turnOff, turnOn } from "./actions/second-factor.ts";
import { cardPage } from "./card-page.tsx";
import { BeginButton, RecoveryCodes, TurnedOn, TurningOn } from "./second-factor-page.tsx";
import { proof } from "./schema.ts";

type Change<Result> = (deps: Deps, session: Session, proof: Proof) => Promise<Result>;

export const secondFactorPages = new Hono<Env>()
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
  posted: Partial<Record<string, string>>,
  form: Refused["form"],
  verb: Change<Result>,
  done: (c: Ctx, result: Result) => Response,
): Promise<Response> {
  try {
    return done(c, await verb(c.var.deps, requireSession(c), parseInput(proof, posted)));
  } catch (error) {
    return statePage(c, { form, refusal: refusalOf(c, error), code: posted.code });
  }
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
      {factor.state === "off" && <BeginButton label={t.secondFactorBegin()} />}
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
