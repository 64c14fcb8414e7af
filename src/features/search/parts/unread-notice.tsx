import { t } from "#t";
import type { PagedFilter } from "../search-kind.ts";

/** What was typed into number fields and is no number. With scripts only its field says so, because the page stays. */
export const UnreadNotice = ({ unread }: Pick<PagedFilter, "unread">) =>
  unread && (
    <noscript>
      <p role="status" className="mb-4 text-15 text-ink-soft">
        {t.searchUnread(Object.values(unread))}
      </p>
    </noscript>
  );
