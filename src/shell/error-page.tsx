import { ButtonLink } from "#src/ui/button.tsx";
import { ErrorDrawing, NotFoundDrawing } from "#src/ui/drawings.tsx";
import { EmptyState } from "#src/ui/empty-state.tsx";
import type { Ctx } from "#src/http/env.ts";
import type { ErrorBody } from "#src/http/errors.ts";
import { inLanguage } from "#src/i18n/language.ts";
import { href } from "#src/i18n/paths.ts";
import { t } from "#t";
import { renderPage } from "./render-page.tsx";

type Status = Parameters<typeof renderPage>[3];

/** A refusal as a page: the way to the login, or what happened with a way out. */
export const errorPage = (c: Ctx, status: number, body: ErrorBody): Response =>
  inLanguage(c.var.language, () => {
    if (body.code === "notSignedIn" && c.req.method === "GET") {
      const { pathname, search } = new URL(c.req.url);
      return c.redirect(href(`/login?next=${encodeURIComponent(pathname + search)}`), 302);
    }
    const missing = status === 404;
    const title = body.code === "adminOnly" ? t.accessDenied() : body.error;
    const text = body.code === "adminOnly" ? body.error : missing ? t.notFoundText() : t.errorText();
    return renderPage(
      c,
      { title, noindex: true },
      <div className="wrap py-16">
        <EmptyState
          as="h1"
          drawing={missing ? <NotFoundDrawing /> : <ErrorDrawing />}
          title={title}
          text={text}
          action={<ButtonLink href={href("/search")}>{t.goToSearch()}</ButtonLink>}
        />
      </div>,
      status as Status,
    );
  });
