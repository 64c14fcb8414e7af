import type { ComponentProps } from "react";
import { access } from "#src/auth/access.ts";
import { openGate } from "#src/auth/gate.ts";
import { siteNameIn } from "#src/config.ts";
import { AppError } from "#src/core/errors.ts";
import { MINUTE_MS } from "#src/core/time.ts";
import { type Ctx, routes } from "#src/http/env.ts";
import { postedForm } from "#src/http/validate.ts";
import { countAddress } from "#src/http/rate-limit.ts";
import { type Refusal, onRefusal } from "#src/http/errors.ts";
import { inLanguage } from "#src/i18n/language.ts";
import { href, safeNext } from "#src/i18n/paths.ts";
import { Island } from "#src/shell/island.tsx";
import { ownLanguage } from "#src/shell/preferences.ts";
import { LanguageSwitch, PreferencesForm } from "#src/shell/preference-switches.tsx";
import { renderPage } from "#src/shell/render-page.tsx";
import { Mark } from "#src/ui/brand.tsx";
import { MosaicPattern } from "#src/ui/drawings.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { t } from "#t";
import GateFormIsland from "./gate-form.island.tsx";

const TRIES = { name: "gate", max: 5, perMs: MINUTE_MS };
export const VERIFY_DELAY_MS = 500;

export function gatePage(c: Ctx): Response {
  const { pathname, search } = new URL(c.req.url);
  // The home page chooses its language in the same way.
  if (pathname === "/") c.set("language", ownLanguage(c));
  return showGate(c, c.req.method === "GET" ? pathname + search : undefined);
}

const showGate = (c: Ctx, next: string | undefined, refusal?: Refusal): Response =>
  inLanguage(c.var.language, () =>
    renderPage(
      c,
      { title: t.gateSubtitle(), noindex: true, bare: true, preload: ["gate-form"] },
      <GatePage
        siteName={siteNameIn(c.var.deps.config, c.var.language)}
        form={{ next: safeNext(next) ?? href("/"), error: refusal?.message }}
      />,
      refusal?.status ?? 401,
    ),
  );

export const gateRoutes = routes().post("/gate", access("gate"), postedForm, async (c) => {
  const { password = "", next } = c.req.valid("form");
  const json = c.req.header("Accept") === "application/json";
  onRefusal(c, (refusal) =>
    json ? c.json({ error: refusal.message }, refusal.status) : showGate(c, next, refusal),
  );
  await countAddress(c, TRIES);
  await Bun.sleep(VERIFY_DELAY_MS);
  if (!openGate(c, password)) throw new AppError("unauthorized", "gateWrong");
  return json ? c.body(null, 204) : c.redirect(safeNext(next) ?? href("/"), 303);
});

const GatePage = ({ siteName, form }: { siteName: string; form: ComponentProps<typeof GateFormIsland> }) => (
  <div className="relative flex min-h-[var(--screen)] flex-col">
    <MosaicPattern fades className="absolute inset-0 pointer-events-none text-sand-ink opacity-10" />
    <div className="relative wrap flex justify-end py-2">
      <LanguageSwitch />
      <PreferencesForm next={form.next} />
    </div>
    <div className="flex flex-1 items-center justify-center px-4 pb-16">
      <div className="w-full max-w-110 card px-5 py-8 text-center sm:px-9 sm:py-11">
        <Mark className="mx-auto mb-5 w-22" />
        <h1 className="text-32 font-bold">{siteName}</h1>
        <p className="mt-1 mb-7 text-ink-soft">{t.gateSubtitle()}</p>
        <Island name="gate-form" of={GateFormIsland} props={form} when="load" />
        <p className="mt-7 flex items-center justify-center gap-2 border-t border-line pt-5 text-13 text-ink-soft">
          <Icon name="lock" size={15} />
          {t.gateFooter()}
        </p>
      </div>
    </div>
  </div>
);
