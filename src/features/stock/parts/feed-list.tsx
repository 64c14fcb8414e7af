import Copy from "#src/features/accounts/copy.island.tsx";
import { href } from "#src/i18n/paths.ts";
import { Island } from "#src/shell/island.tsx";
import { Button } from "#src/ui/button.tsx";
import { RadioGroup } from "#src/ui/choice-group.tsx";
import { FormError } from "#src/ui/notice.tsx";
import { t } from "#t";
import type { FeedRow } from "../queries/feeds.ts";
import { FEED_KINDS } from "../tables.ts";

interface FeedsProps {
  feeds: (FeedRow & { url: string })[];
  now: number;
  /** The page's path, to which its forms are sent. */
  path: string;
  refusal?: string | undefined;
}

export const Feeds = ({ feeds, now, path, refusal }: FeedsProps) => (
  <>
    {feeds.length > 0 && <FeedList {...{ feeds, now, path }} />}
    <Island name="copy" of={Copy} props={{}} when="load" />
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

const FeedList = ({ feeds, now, path }: FeedsProps) => (
  <ul className="card divided">
    {feeds.map(({ id, kind, url, lastReadAt }) => (
      <li key={id} className="grid gap-2 p-4 sm:px-5">
        <p>
          {t.feedName(kind)} <span className="text-13 text-ink-soft">{t.feedText(kind)}</span>
        </p>
        <p className="flex items-center gap-2">
          <code
            dir="ltr"
            className="min-w-0 truncate rounded-md border border-line bg-paper p-2 text-12 noscript:whitespace-normal noscript:wrap-anywhere"
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
        </p>
        <form
          method="post"
          action={href(`${path}/${id}/revoke`)}
          className="flex items-center justify-between gap-3"
        >
          <span className="text-13 text-ink-soft">
            {t.feedRead()}: {lastReadAt === null ? t.feedUnread() : t.formatAgo(lastReadAt, now)}
          </span>
          <Button type="submit" variant="danger" aria-label={`${t.tokenRevoke()}: ${t.feedName(kind)}`}>
            {t.tokenRevoke()}
          </Button>
        </form>
      </li>
    ))}
  </ul>
);
