import type { ReactNode } from "react";
import { href } from "#src/i18n/paths.ts";
import { IconButton } from "#src/ui/icon-button.tsx";
import { t } from "#t";
import type { ThreadJson } from "../../shapes.ts";
import { ActForm } from "./act-form.tsx";
import { OfferButton } from "./offer-form.tsx";

export interface ComposerProps {
  thread: ThreadJson;
  /** Quick questions or answers; pressing one puts it into the field. */
  replies: string[];
  error?: string | undefined;
  typed?: string | undefined;
  pending?: boolean;
  /** The button for photos and what was chosen; missing without scripts. */
  photos?: ReactNode;
}

export function Composer({ thread, replies, error, typed, pending, photos }: ComposerProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2 border-t border-line bg-surface px-4 py-3">
      {(replies.length > 0 || thread.role === "seller") && (
        <div className="-mx-4 flex gap-2 overflow-x-auto px-4 noscript:hidden [scrollbar-width:none]">
          {replies.map((text) => (
            <button key={text} type="button" data-reply={text} className="chip bg-sand! text-sand-ink!">
              {text}
            </button>
          ))}
          {thread.role === "seller" && (
            <a href={href("/messages/replies")} className="link px-1 whitespace-nowrap">
              {t.repliesTitle()}
            </a>
          )}
        </div>
      )}
      <ActForm act="message" id="composer" className="flex flex-wrap items-end gap-2">
        {photos}
        <textarea
          name="text"
          dir="auto"
          rows={1}
          defaultValue={typed}
          aria-label={t.messageWrite()}
          placeholder={t.messageWrite()}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? "composer-error" : undefined}
          className="field-box max-h-40 min-h-12 flex-1 resize-none py-2 [field-sizing:content]"
        />
        <OfferButton thread={thread} />
        <IconButton
          type="submit"
          icon="send"
          flip
          label={t.messageSend()}
          aria-busy={pending || undefined}
          className="size-12! bg-action text-action-ink hover:bg-action-strong!"
        />
      </ActForm>
      {error && (
        <p id="composer-error" role="alert" className="error">
          {error}
        </p>
      )}
    </div>
  );
}
