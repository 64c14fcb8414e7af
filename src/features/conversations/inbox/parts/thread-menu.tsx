import { href } from "#src/i18n/paths.ts";
import { Icon } from "#src/ui/icon.tsx";
import { IconButton } from "#src/ui/icon-button.tsx";
import type { IconName } from "#src/ui/icons.ts";
import { t } from "#t";
import type { Act } from "../../acts.ts";
import type { ThreadJson } from "../../shapes.ts";
import { ActForm } from "./act-form.tsx";

export function ThreadMenu({ thread }: { thread: ThreadJson }) {
  const { id, role, isMuted, isBlocked, canTake, inquiryStatus } = thread;
  const item = (act: Act, icon: IconName, label: string) => (
    <ActForm act={act}>
      <button className="menu-item">
        <Icon name={icon} size={18} />
        {label}
      </button>
    </ActForm>
  );
  return (
    <>
      <IconButton icon="ellipsis" label={t.more()} popoverTarget="thread-menu" className="anchor-thread" />
      <div popover="auto" id="thread-menu" className="menu-popover anchored-thread">
        {canTake && item("take", "user", t.inboxTake())}
        {role === "seller" &&
          (inquiryStatus === "closed"
            ? item("reopen", "rotate-ccw", t.inboxReopen())
            : item("close", "circle-check", t.threadClose()))}
        {item(isMuted ? "unmute" : "mute", "bell", isMuted ? t.threadUnmute() : t.threadMute())}
        {item("hide", "trash-2", t.threadHide())}
        {item(isBlocked ? "unblock" : "block", "ban", isBlocked ? t.threadUnblock() : t.threadBlock())}
        <a href={href(`/messages/${id}/report`)} className="menu-item">
          <Icon name="flag" size={18} />
          {t.messageReport()}
        </a>
      </div>
    </>
  );
}
