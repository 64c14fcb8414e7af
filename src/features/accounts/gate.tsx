import { Hono } from "hono";
import { access } from "#src/auth/access.ts";
import { openGate } from "#src/auth/gate.ts";
import { siteNameIn } from "#src/config.ts";
import { AppError } from "#src/core/errors.ts";
import { MINUTE_MS } from "#src/core/time.ts";
import type { Ctx, Env } from "#src/http/env.ts";
import { postedForm } from "#src/http/validate.ts";
import { countAddress } from "#src/http/rate-limit.ts";
import { type Refusal, refusalOf } from "#src/http/errors.ts";
import { inLanguage } from "#src/i18n/language.ts";
import { href, safeNext } from "#src/i18n/paths.ts";
import { ownLanguage } from "#src/shell/own-language.ts";
import { renderPage } from "#src/shell/render-page.tsx";
import { t } from "#t";
import { GatePage } from "./gate-page.tsx";

const TRIES = { name: "gate", max: 5, perMs: MINUTE_MS };
export const VERIFY_DELAY_MS = 500;

/** The whole page while the gate is closed, whatever was asked for. */
export function gatePage(c: Ctx): Response {
  const { pathname, search } = new URL(c.req.url);
  // As the home page behind it would.
  if (pathname === "/") c.set("language", ownLanguage(c));
  return showGate(c, c.req.method === "GET" ? pathname + search : undefined);
}

const showGate = (c: Ctx, next: string | undefined, refusal?: Refusal): Response =>
  inLanguage(c.var.language, () => {
    return renderPage(
      c,
      { title: t.gateSubtitle(), noindex: true, bare: true, preload: ["gate-form"] },
      <GatePage
        siteName={siteNameIn(c.var.deps.config, c.var.language)}
        next={safeNext(next) ?? href("/")}
        error={refusal?.message}
      />,
      refusal?.status ?? 401,
    );
  });

/** The gate's password, as a form; to `Accept: application/json` it answers 204 or the refusal alone. */
export const gateRoutes = new Hono<Env>().post("/gate", access("gate"), postedForm, async (c) => {
  const { password = "", next } = c.req.valid("form");
  const json = c.req.header("Accept") === "application/json";
  try {
    await countAddress(c, TRIES);
    await Bun.sleep(VERIFY_DELAY_MS);
    if (!(await openGate(c, password))) throw new AppError("unauthorized", "gateWrong");
  } catch (error) {
    const refusal = refusalOf(c, error);
    return json ? c.json({ error: refusal.message }, refusal.status) : showGate(c, next, refusal);
  }
  return json ? c.body(null, 204) : c.redirect(safeNext(next) ?? href("/"), 303);
});
