import type { ReactNode } from "react";
import type { Ctx } from "#src/http/env.ts";
import { renderPage } from "#src/shell/render-page.tsx";
import type { IconName } from "#src/ui/icons.ts";
import { AccountCard } from "./parts/account-card.tsx";
import type { Refusal } from "#src/http/errors.ts";

interface Card {
  icon: IconName;
  title: string;
  text: string;
  /** See `PageHead`. */
  secret?: boolean;
}

/** Answers a page that is one card. */
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

/** What the form says above its fields: nothing when the fields say what is wrong. */
export const formMessage = (refusal?: Refusal): string | undefined =>
  refusal && Object.keys(refusal.fields).length === 0 ? refusal.message : undefined;
