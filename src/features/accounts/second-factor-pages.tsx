import { Hono } from "hono";
import { access, requireSession } from "#src/auth/access.ts";
import { findSecondFactor } from "#src/auth/second-factor.ts";
import type { Session } from "#src/auth/sessions.ts";
import type { Ctx, Deps, Env } from "#src/http/env.ts";
import { parseInput, postedForm } from "#src/http/validate.ts";
import { type Refusal, refusalOf } from "#src/http/errors.ts";
import { href } from "#src/i18n/paths.ts";
import { setFlash } from "#src/shell/flash.ts";
import { renderPage } from "#src/shell/render-page.tsx";
import { t } from "#t";
import { beginTurnOn, type Proof, replaceRecoveryCodes, turnOff, turnOn } from "./actions/second-factor.ts";
import { RecoveryCodes, SecondFactorPage } from "./second-factor-page.tsx";
import { proof } from "./schema.ts";

type Change<Result> = (deps: Deps, session: Session, proof: Proof) => Promise<Result>;

/** `/second-factor`: turns two-step sign-in on and off. */
export const secondFactorPages = new Hono<Env>()
  .get("/second-factor", access("user"), (c) => statePage(c))
  .post("/second-factor/begin", access("user"), async (c) => {
    await beginTurnOn(c.var.deps, requireSession(c));
    return c.redirect(href("/second-factor"), 303);
  })
  .post("/second-factor/on", access("user"), postedForm, (c) =>
    change(c, c.req.valid("form"), "on", turnOn, codesPage),
  )
  .post("/second-factor/codes", access("user"), postedForm, (c) =>
    change(c, c.req.valid("form"), "codes", replaceRecoveryCodes, codesPage),
  )
  .post("/second-factor/off", access("user"), postedForm, (c) =>
    change(c, c.req.valid("form"), "off", turnOff, () => {
      setFlash(c, "secondFactorIsOff");
      return c.redirect(href("/second-factor"), 303);
    }),
  );

export type Refused = { form: "on" | "codes" | "off"; refusal: Refusal };

async function change<Result>(
  c: Ctx,
  posted: object,
  form: Refused["form"],
  verb: Change<Result>,
  done: (c: Ctx, result: Result) => Response,
): Promise<Response> {
  try {
    return done(c, await verb(c.var.deps, requireSession(c), parseInput(proof, posted)));
  } catch (error) {
    return statePage(c, { form, refusal: refusalOf(c, error) });
  }
}

async function statePage(c: Ctx, refused?: Refused): Promise<Response> {
  const { db, config } = c.var.deps;
  const { user } = requireSession(c);
  const factor = await findSecondFactor(db.read, user.id);
  return renderPage(
    c,
    { title: t.secondFactor(), noindex: true, secret: true },
    <SecondFactorPage
      {...{ factor, refused }}
      siteName={config.SITE_NAME_EN}
      email={user.email}
      isDemanded={config.REQUIRE_ADMIN_TOTP && user.role === "admin"}
    />,
    refused?.refusal.status,
  );
}

const codesPage = (c: Ctx, codes: string[]): Response =>
  renderPage(c, { title: t.recoveryTitle(), noindex: true, secret: true }, <RecoveryCodes codes={codes} />);
