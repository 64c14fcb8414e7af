import { href } from "#src/i18n/paths.ts";
import { Button } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { t } from "#t";

interface AskHereProps {
  publicKey: string;
  /** The form's target after the browser has agreed; without it the page is reloaded. */
  then?: string;
}

/** `this-device.ts` shows it if the browser supports push notifications, so scripts are needed. */
export const AskHere = ({ publicKey, then }: AskHereProps) => (
  <form
    id="tell-here"
    method="post"
    action={then && href(then)}
    hidden
    data-key={publicKey}
    data-done={t.pushDeviceAdded()}
    data-blocked={t.pushBlocked()}
    data-failed={t.pushFailed()}
    className="mt-5 rounded-card bg-sand p-4 text-sand-ink"
  >
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <Icon name="bell" size={24} className="flex-none" />
      <p className="min-w-0 flex-1 basis-50 text-15">{t.pushAskText()}</p>
      <Button type="submit">{t.pushAsk()}</Button>
    </div>
    <p role="status" className="mt-2 text-14 font-semibold empty:hidden" />
  </form>
);
