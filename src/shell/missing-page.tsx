import type { Ctx } from "#src/http/env.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { NotFoundDrawing } from "#src/ui/drawings.tsx";
import { EmptyState } from "#src/ui/empty-state.tsx";
import { renderPage } from "./render-page.tsx";

interface MissingTexts {
  title: string;
  text: string;
  action: string;
  href: string;
}

/** The page at an address where something is missing or gone, with a way on. */
export const missingPage = (
  c: Ctx,
  status: 404 | 410,
  { title, text, action, href }: MissingTexts,
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
