import { t } from "#t";

interface UnreadNoticeProps {
  texts: string[];
  say?: (texts: string[]) => string;
}

/** What was typed into number fields and is no number. With scripts only its field says so, because the page stays. */
export const UnreadNotice = ({ texts, say = t.searchUnread }: UnreadNoticeProps) =>
  texts.length > 0 && (
    <noscript>
      <p role="status" className="my-4 text-15 text-ink-soft">
        {say(texts)}
      </p>
    </noscript>
  );
