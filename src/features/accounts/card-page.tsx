import type { ReactNode } from "react";
import type { Ctx } from "#src/http/env.ts";
import type { Refusal } from "#src/http/errors.ts";
import { href } from "#src/i18n/paths.ts";
import { renderPage } from "#src/shell/render-page.tsx";
import { Button, ButtonLink, type ButtonProps } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import type { IconName } from "#src/ui/icons.ts";
import { t } from "#t";

export const cardPage = (
  c: Ctx,
  { icon, title, text, secret }: { icon: IconName; title: string; text: string; secret?: boolean },
  body: ReactNode,
  status?: Refusal["status"],
): Response =>
  renderPage(
    c,
    { title, noindex: true, secret, bare: !c.var.gateOpen },
    <div className="wrap py-6 md:py-12">
      <div className="mx-auto max-w-130 card px-5 py-8 sm:px-9 sm:py-10">
        <span className="mb-5 grid size-13 place-items-center rounded-full bg-tint text-action">
          <Icon name={icon} size={24} />
        </span>
        <h1 className="text-28 font-bold">{title}</h1>
        <p className="mt-1.5 mb-7 text-ink-soft wrap-anywhere">{text}</p>
        {body}
      </div>
    </div>,
    status,
  );

type CardAction = Pick<ButtonProps, "variant" | "children">;

export const CardLink = ({ path, ...link }: CardAction & { path: string }) => (
  <ButtonLink href={href(path)} size={52} block {...link} />
);

export const CardButton = ({ action, token, ...button }: CardAction & { action: string; token?: string }) => (
  <form method="post" action={action}>
    {token !== undefined && <input type="hidden" name="token" value={token} />}
    <Button type="submit" size={52} block {...button} />
  </form>
);

/** The token in the address of a link that was sent by email. */
export const tokenOf = (c: Ctx): string => c.req.query("token") ?? "";

export const linkEndedPage = (c: Ctx, action: ReactNode, text = t.linkEndedText()): Response =>
  cardPage(c, { icon: "link", title: t.linkEndedTitle(), text }, action, 410);

export const formMessage = (refusal?: Refusal): string | undefined =>
  refusal && Object.keys(refusal.fields).length === 0 ? refusal.message : undefined;
