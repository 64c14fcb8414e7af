import { Hono } from "hono";
import { access } from "#src/auth/access.ts";
import { openGate } from "#src/auth/gate.ts";
import type { Ctx, Env } from "#src/http/env.ts";
import { countAddress, MINUTE_MS } from "#src/http/rate-limit.ts";
import { href, safeNext } from "#src/i18n/paths.ts";
import { t } from "#t";
import { GateForm } from "./gate-form.tsx";
import { renderPage } from "#src/shell/render-page.tsx";

const TRIES = { name: "gate", max: 5, perMs: MINUTE_MS };
const VERIFY_DELAY_MS = 500;

/** The whole page while the gate is closed; `next` is where the visitor wanted to go. */
export function gatePage(c: Ctx, { error, next }: { error?: string; next?: string } = {}, status: 401 | 429 = 401): Response {
  const { pathname, search } = new URL(c.req.url);
  return renderPage(
    c,
    { title: t.gateSubtitle(), noindex: true, bare: true },
    <GateForm error={error} next={next ?? pathname + search} />,
    status,
  );
}

export const gateRoutes = new Hono<Env>().post("/gate", access("gate"), async (c) => {
  const form = await c.req.formData();
  const next = safeNext(form.get("next")?.toString()) ?? href("/");
  await countAddress(c, TRIES);
  await Bun.sleep(VERIFY_DELAY_MS);
  if (await openGate(c, form.get("password")?.toString() ?? "")) return c.redirect(next, 303);
  return gatePage(c, { error: t.gateWrong(), next });
});
