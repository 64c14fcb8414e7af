import type { ReactNode } from "react";
import { pageCount } from "#src/core/pagination.ts";
import { href } from "#src/i18n/paths.ts";
import { classNames } from "#src/ui/class-names.ts";
import { NoInquiriesDrawing } from "#src/ui/drawings.tsx";
import { EmptyState } from "#src/ui/empty-state.tsx";
import { Pagination } from "#src/ui/pagination.tsx";
import { TabLinks } from "#src/ui/tab-links.tsx";
import { t } from "#t";
import { BOXES, type Box } from "../schema.ts";
import type { InboxJson } from "../shapes.ts";
import { ThreadList } from "../threads/thread-list.tsx";

export interface InboxFrameProps {
  inbox: InboxJson;
  box: Box;
  pages: { page: number; total: number; pageSize: number };
  /** The open conversation; on narrow screens it takes the place of the list. */
  current: string | null;
  now: number;
  children?: ReactNode;
}

const boxHref = (box: Box, page = 1) =>
  href(`/messages${box === "all" && page === 1 ? "" : `?box=${box}&page=${page}`}`);

export function InboxFrame({ inbox, box, pages, current, now, children }: InboxFrameProps) {
  const { conversations, unread } = inbox;
  const Heading = current ? "p" : "h1";
  return (
    <div className="mx-auto grid w-full max-w-[1200px] lg:my-5 lg:px-5">
      <div className="inbox lg:card lg:overflow-hidden">
        <div
          className={classNames(
            "min-w-0 border-line lg:border-e lg:overflow-y-auto",
            current && "max-lg:hidden",
          )}
        >
          <Heading className="flex items-center gap-3 px-4 pt-5 pb-2 text-24 font-semibold">
            {t.messagesHeading()}
            {unread > 0 && <span className="badge badge-new">{t.inboxNewCount(unread)}</span>}
          </Heading>
          <TabLinks
            label={t.messagesHeading()}
            className="border-b border-line px-2 pb-2"
            items={BOXES.map((name) => ({
              href: boxHref(name),
              label: t.messageBox(name),
              current: name === box,
            }))}
          />
          {conversations.length === 0 ? (
            <EmptyState drawing={<NoInquiriesDrawing />} title={t.inboxNone()} text={t.inboxNoneText()} />
          ) : (
            <ThreadList {...{ conversations, current, now }} />
          )}
          <Pagination
            current={pages.page}
            last={pageCount(pages.total, pages.pageSize)}
            href={(page) => boxHref(box, page)}
            className="border-t border-line p-2"
          />
        </div>
        {children ?? (
          <p className="grid place-items-center text-ink-soft max-lg:hidden xl:col-span-2">
            {conversations.length > 0 && t.messagesChoose()}
          </p>
        )}
      </div>
    </div>
  );
}
