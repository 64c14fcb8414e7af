import type { ComponentType } from "react";
import type { ErrorStatus } from "#src/core/errors.ts";
import type { Ctx } from "#src/http/env.ts";
import type { ErrorBody } from "#src/http/errors.ts";
import { siteOrigin } from "#src/http/origin.ts";
import { inLanguage } from "#src/i18n/language.ts";
import { href, safeNext } from "#src/i18n/paths.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { ErrorDrawing } from "#src/ui/drawings.tsx";
import { NotFoundDrawing, TooLargeDrawing, WaitDrawing } from "./error-drawings.tsx";
import { EmptyState } from "#src/ui/empty-state.tsx";
import { t } from "#t";
import { renderPage } from "./render-page.tsx";

const DRAWINGS: Record<number, ComponentType> = {
  404: NotFoundDrawing,
  410: NotFoundDrawing,
  413: TooLargeDrawing,
  429: WaitDrawing,
};

export const errorPage = (c: Ctx, status: ErrorStatus, body: ErrorBody): Response =>
  inLanguage(c.var.language, () => {
    const { pathname, search } = new URL(c.req.url);
    const isSignedOut = body.code === "notSignedIn";
    if (isSignedOut && isRead(c)) return c.redirect(signInFor(pathname + search), 302);
    if (body.code === "secondFactorDemanded" && isRead(c)) return c.redirect(href("/second-factor"), 302);
    const isDenied = body.code === "adminOnly";
    const isMissing = status === 404;
    const isInPanel = /^(\/ar)?\/dashboard\//.test(pathname);
    const Drawing = DRAWINGS[status] ?? ErrorDrawing;
    const out = isSignedOut ? wayIn(c) : wayOut(c, status);
    // This page has no fields to mark.
    const [said = body.error] = Object.values(body.fields ?? {});
    const [first = said, rest] = said.split(/\.(?: (.+))?$/s);
    const title = isDenied ? t.accessDenied() : first;
    return renderPage(
      c,
      { title, noindex: true },
      <div className="wrap py-10 md:py-16">
        <EmptyState
          as="h1"
          drawing={<Drawing />}
          title={title}
          text={isDenied ? body.error : (rest ?? (body.code === "notFound" ? t.notFoundText() : undefined))}
          action={
            !isMissing ? (
              <ButtonLink href={out.href}>{out.label}</ButtonLink>
            ) : isInPanel ? (
              <ButtonLink href={href("/dashboard")}>{t.dashboard()}</ButtonLink>
            ) : (
              <NextSteps />
            )
          }
        />
      </div>,
      status,
    );
  });

const NextSteps = () => (
  <>
    <ButtonLink href={href("/search")}>{t.goToSearch()}</ButtonLink>
    <ButtonLink href={href("/number-plates")} variant="outline">
      {t.numberPlates()}
    </ButtonLink>
    <ButtonLink href={href("/")} variant="quiet">
      {t.goHome()}
    </ButtonLink>
  </>
);

const isRead = (c: Ctx) => c.req.method === "GET" || c.req.method === "HEAD";

const signInFor = (next: string) => href(`/login?next=${encodeURIComponent(next)}`);

function wayIn(c: Ctx): { label: string; href: string } {
  const back = pageBefore(c);
  return { label: t.loginSubmit(), href: back ? signInFor(back) : href("/login") };
}

/** The link of an error page: temporary errors offer a retry, refused forms the way back. */
function wayOut(c: Ctx, status: number): { label: string; href: string } {
  const { pathname, search } = new URL(c.req.url);
  if (isRead(c) && (status === 429 || status >= 500)) return { label: t.tryAgain(), href: pathname + search };
  const back = pageBefore(c);
  const isElsewhere = !isRead(c) || back !== pathname + search;
  return back && isElsewhere ? { label: t.goBack(), href: back } : { label: t.goHome(), href: href("/") };
}

function pageBefore(c: Ctx): string | null {
  const referer = c.req.header("Referer");
  const from = referer && URL.canParse(referer) ? new URL(referer) : null;
  return from?.origin === siteOrigin(c) ? safeNext(from.pathname + from.search) : null;
}

export const missingPage = (
  c: Ctx,
  status: 404 | 410,
  { title, text, action, href }: { title: string; text: string; action: string; href: string },
): Response =>
  renderPage(
    c,
    { title, noindex: true },
    <div className="wrap py-16">
      <EmptyState
        as="h1"
        drawing={<NotFoundDrawing />}
        title={title}
        text={text}
        action={<ButtonLink href={href}>{action}</ButtonLink>}
      />
    </div>,
    status,
  );
