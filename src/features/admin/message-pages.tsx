import { access, requireUser } from "#src/auth/access.ts";
import { pageParams } from "#src/core/query-params.ts";
import { ANSWER_WITHIN_MS, markHandled } from "#src/features/help/actions.ts";
import { type ContactMessage, listMessages } from "#src/features/help/queries.ts";
import { routes } from "#src/http/env.ts";
import { queryParams } from "#src/http/validate.ts";
import { href } from "#src/i18n/paths.ts";
import { flashOn } from "#src/shell/flash.ts";
import { Badge } from "#src/ui/badge.tsx";
import { Button, ButtonLink } from "#src/ui/button.tsx";
import { TabLinks } from "#src/ui/tab-links.tsx";
import { t } from "#t";
import { adminPage } from "./admin-page.tsx";
import { Pages } from "./parts/admin-list.tsx";

const MESSAGES_A_PAGE = 20;

export const adminMessagePages = routes()
  .get("/dashboard/messages", access("admin"), async (c) => {
    const handled = c.req.query("handled") === "1";
    const ofData = c.req.query("asks") === "1";
    const { page } = pageParams(queryParams(c));
    const { items, ...found } = await listMessages(c.var.deps.db.read, {
      handled,
      ofData: handled ? undefined : ofData,
      page,
      pageSize: MESSAGES_A_PAGE,
    });
    const path = "/dashboard/messages";
    return adminPage(
      c,
      { title: t.messagesHeading(), path },
      <>
        <TabLinks
          label={t.messagesHeading()}
          className="mb-4 max-w-120"
          items={[
            { href: href(path), label: t.messagesOpen(), current: !handled && !ofData },
            { href: href(`${path}?asks=1`), label: t.dataRequests(), current: ofData },
            { href: href(`${path}?handled=1`), label: t.messagesDone(), current: handled },
          ]}
        />
        <Messages messages={items} now={c.var.deps.clock.now()} />
        <Pages path={path} filter={{ handled: handled && "1", asks: ofData && "1" }} page={found} />
      </>,
    );
  })
  .post("/dashboard/messages/:id/handled", access("admin"), async (c) => {
    await markHandled(c.var.deps, requireUser(c), c.req.param("id"));
    return flashOn(c, "/dashboard/messages", "messageHandledToast");
  });

function Messages({ messages, now }: { messages: ContactMessage[]; now: number }) {
  if (messages.length === 0) return <p className="panel p-5 text-ink-soft">{t.messagesNone()}</p>;
  return (
    <ul className="grid gap-3">
      {messages.map(({ id, name, email, subject, message, createdAt, handledAt, asks, confirmedAt }) => (
        <li key={id} className="panel p-4 md:p-5">
          <h2 className="text-17">
            <bdi dir="auto">{subject}</bdi>
          </h2>
          <p className="text-14 text-ink-soft">
            <bdi>{name}</bdi> · <bdi dir="ltr">{email}</bdi> · {t.formatDateTime(createdAt)}
          </p>
          {asks && (
            <p className="mt-2 flex flex-wrap gap-2">
              {handledAt === null && (
                <Badge tone={createdAt + ANSWER_WITHIN_MS < now ? "expired" : "neutral"}>
                  {t.dataRequestDue(t.formatDate(createdAt + ANSWER_WITHIN_MS))}
                </Badge>
              )}
              <Badge tone={confirmedAt === null ? "neutral" : "verified"}>
                {confirmedAt === null ? t.settingsEmailUnverified() : t.settingsEmailVerified()}
              </Badge>
            </p>
          )}
          <p dir="auto" className="mt-3 whitespace-pre-line wrap-anywhere">
            {message}
          </p>
          <div className="mt-4 flex flex-wrap gap-2">
            <ButtonLink
              href={`mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: ${subject}`)}`}
              icon="reply"
              variant="tint"
            >
              {t.messagesReply()}
            </ButtonLink>
            {handledAt === null && (
              <form method="post" action={href(`/dashboard/messages/${id}/handled`)}>
                <Button type="submit" variant="quiet" icon="check">
                  {asks ? t.dataRequestAnswered() : t.messagesMarkDone()}
                </Button>
              </form>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
