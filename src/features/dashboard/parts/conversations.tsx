import { ThreadList } from "#src/features/conversations/threads/thread-list.tsx";
import { href } from "#src/i18n/paths.ts";
import { NoInquiriesDrawing } from "#src/ui/drawings.tsx";
import { EmptyState } from "#src/ui/empty-state.tsx";
import { Section } from "#src/ui/section.tsx";
import { t } from "#t";
import type { DashboardJson } from "../shapes.ts";

interface ConversationsProps extends Pick<DashboardJson, "conversations" | "now"> {
  waiting: number;
}

/** The newest conversations with buyers. */
export const Conversations = ({ conversations, waiting, now }: ConversationsProps) => (
  <Section
    id="messages"
    title={t.messagesHeading()}
    count={waiting > 0 ? t.inboxNewCount(waiting) : undefined}
  >
    <div className="panel overflow-hidden">
      {conversations.length === 0 ? (
        <EmptyState drawing={<NoInquiriesDrawing />} title={t.inboxEmptyTitle()} text={t.inboxEmptyText()} />
      ) : (
        <>
          <ThreadList {...{ conversations, now }} current={null} />
          <p className="border-t border-line px-4 py-1">
            <a href={href("/messages?box=selling")} className="link">
              {t.messagesBack()}
            </a>
          </p>
        </>
      )}
    </div>
  </Section>
);
