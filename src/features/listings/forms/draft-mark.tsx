import { classNames } from "#src/ui/class-names.ts";
import { Icon } from "#src/ui/icon.tsx";
import { t } from "#t";
import type { DraftState } from "./use-draft.ts";

interface DraftMarkProps {
  draft: DraftState | undefined;
  className?: string;
}

/** Shows where the draft is saved; not announced, because it changes during typing. */
export function DraftMark({ draft, className }: DraftMarkProps) {
  if (!draft || draft.place === "nowhere") return null;
  const { place, isSending, problem } = draft;
  return (
    <p className={classNames("flex items-center gap-2 text-14 text-ink-soft", className)}>
      {place === "account" && <Icon name="cloud-check" size={20} className="text-good" />}
      {place === "account"
        ? t.draftInAccount()
        : isSending
          ? t.draftSaving()
          : (problem ?? t.draftInBrowser())}
    </p>
  );
}
