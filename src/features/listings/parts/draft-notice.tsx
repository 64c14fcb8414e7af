import { Notice } from "#src/ui/notice.tsx";
import { t } from "#t";

/** Says that the last draft is back, and throws it away on request. */
export const DraftNotice = ({ onDiscard }: { onDiscard(): void }) => (
  <Notice tone="info" role="status">
    <span className="flex flex-wrap items-center justify-between gap-x-4">
      {t.draftRestored()}
      <button type="button" className="link" onClick={onDiscard}>
        {t.draftDiscard()}
      </button>
    </span>
  </Notice>
);
