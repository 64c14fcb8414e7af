import Copy from "#src/features/accounts/copy.island.tsx";
import { href } from "#src/i18n/paths.ts";
import { Island } from "#src/shell/island.tsx";
import { Button } from "#src/ui/button.tsx";
import { RadioGroup } from "#src/ui/choice-group.tsx";
import { FormError } from "#src/ui/notice.tsx";
import { t } from "#t";
import { FEED_KINDS, type FeedKind } from "../tables.ts";

export interface ShownFeed {
  id: string;
  kind: FeedKind;
  url: string;
  lastReadAt: number | null;
}

interface FeedsProps {
  feeds: ShownFeed[];
  now: number;
  /** The page's path, to which its forms are sent. */
  path: string;
  refusal?: string | undefined;
}

export const Feeds = ({ feeds, now, path, refusal }: FeedsProps) => (
  <>
    {feeds.length > 0 && <FeedTable {...{ feeds, now, path }} />}
    <section className="card p-5 sm:p-6">
      <h2 className="text-19 md:text-22">{t.feedNew()}</h2>
      <form method="post" action={href(path)} className="mt-4 grid gap-4">
        <FormError>{refusal}</FormError>
        <RadioGroup
          legend={t.feedReader()}
          name="kind"
          defaultValue="meta"
          options={FEED_KINDS.map((value) => ({
            value,
            label: (
              <>
                {t.feedName(value)} <span className="text-14 text-ink-soft">{t.feedText(value)}</span>
              </>
            ),
          }))}
        />
        <Button type="submit" size={48} className="justify-self-start">
          {t.feedMake()}
        </Button>
      </form>
    </section>
  </>
);

const CELL = "px-4 py-3 text-start sm:px-5";

const FeedTable = ({ feeds, now, path }: FeedsProps) => (
  <div className="card overflow-hidden">
    <table className="stacked w-full text-14 max-sm:block">
      <thead className="bg-sand text-13 text-sand-ink">
        <tr>
          <th className={CELL}>{t.feed()}</th>
          <th className={CELL}>{t.feedLink()}</th>
          <th className={`${CELL} whitespace-nowrap`}>{t.feedRead()}</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {feeds.map(({ id, kind, url, lastReadAt }) => (
          <tr key={id} className="border-t border-line">
            <td className={CELL}>
              {t.feedName(kind)}
              <span className="block text-13 font-normal text-ink-soft">{t.feedText(kind)}</span>
            </td>
            <td className={CELL} data-label={t.feedLink()}>
              <span className="flex items-center gap-2">
                <code
                  dir="ltr"
                  className="truncate max-sm:flex-1 sm:w-60 rounded-md border border-line bg-paper p-2 text-12 noscript:(whitespace-normal wrap-anywhere)"
                >
                  {url}
                </code>
                <button
                  type="button"
                  data-copy=""
                  aria-label={`${t.copy()}: ${t.feedName(kind)}`}
                  className="btn btn-outline noscript:hidden"
                >
                  {t.copy()}
                </button>
              </span>
            </td>
            <td className={CELL} data-label={t.feedRead()}>
              {lastReadAt === null ? t.feedUnread() : t.formatAgo(lastReadAt, now)}
            </td>
            <td className={CELL}>
              <form method="post" action={href(`${path}/${id}/revoke`)} className="-ms-4.5">
                <Button type="submit" variant="danger" aria-label={`${t.tokenRevoke()}: ${t.feedName(kind)}`}>
                  {t.tokenRevoke()}
                </Button>
              </form>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
    <Island name="copy" of={Copy} props={{}} when="load" />
  </div>
);
