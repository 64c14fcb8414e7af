import { feedForms, SITE_FEEDS } from "#src/features/stock/feed-forms.tsx";
import { t } from "#t";
import { adminPage } from "./admin-page.tsx";

const PATH = "/dashboard/feeds";

/** The feeds with the cars of all sellers. */
export const adminFeedPages = feedForms({
  ...SITE_FEEDS,
  path: PATH,
  show: (c, content, refusal) =>
    adminPage(
      c,
      { title: t.feeds(), path: PATH, status: refusal ? 400 : 200, isOfDealers: true, secret: true },
      <div className="grid gap-5">
        <p className="text-ink-soft">{t.feedsOfSiteText()}</p>
        {content}
      </div>,
    ),
});
