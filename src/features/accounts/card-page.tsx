import type { ReactNode } from "react";
import type { Ctx } from "#src/http/env.ts";
import type { Refusal } from "#src/http/errors.ts";
import { href } from "#src/i18n/paths.ts";
import { renderPage } from "#src/shell/render-page.tsx";
import { ButtonLink } from "#src/ui/button.tsx";
import type { IconName } from "#src/ui/icons.ts";
import { t } from "#t";
import { AccountCard } from "./parts/account-card.tsx";

interface Card {
  icon: IconName;
  title: string;
  text: string;
  secret?: boolean;
}

export const cardPage = (
  c: Ctx,
  { secret, ...card }: Card,
  body: ReactNode,
  status?: Refusal["status"],
): Response =>
  renderPage(
    c,
    { title: card.title, noindex: true, secret },
    <AccountCard {...card}>{body}</AccountCard>,
    status,
  );

export const CardLink = ({ path, children }: { path: string; children: ReactNode }) => (
  <ButtonLink href={href(path)} size={52} block>
    {children}
  </ButtonLink>
);

export const linkEndedPage = (c: Ctx, action: ReactNode): Response =>
  cardPage(c, { icon: "link", title: t.linkEndedTitle(), text: t.linkEndedText() }, action, 410);

/** What the form says above its fields: nothing when the fields say what is wrong. */
export const formMessage = (refusal?: Refusal): string | undefined =>
  refusal && Object.keys(refusal.fields).length === 0 ? refusal.message : undefined;
