import type { ContactMessage } from "#src/features/help/queries.ts";
import { href } from "#src/i18n/paths.ts";
import { Button, ButtonLink } from "#src/ui/button.tsx";
import { t } from "#t";

/** What visitors wrote, each with an answer by mail and a way to be done with it. */
export function Messages({ messages }: { messages: ContactMessage[] }) {
  if (messages.length === 0) return <p className="panel p-5 text-ink-soft">{t.messagesNone()}</p>;
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {messages.map(({ id, name, email, subject, message, createdAt, handledAt }) => (
        <li key={id} className="panel p-4 md:p-5">
          <h2 className="text-17">
            <bdi dir="auto">{subject}</bdi>
          </h2>
          <p className="text-14 text-ink-soft">
            <bdi>{name}</bdi> · <bdi dir="ltr">{email}</bdi> · {t.formatDateTime(createdAt)}
          </p>
          <p dir="auto" className="mt-3 whitespace-pre-line [overflow-wrap:anywhere]">
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
                  {t.messagesMarkDone()}
                </Button>
              </form>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
