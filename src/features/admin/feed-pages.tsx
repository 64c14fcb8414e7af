import { access, requireUser } from "#src/auth/access.ts";
import { makeFeed, revokeFeed } from "#src/features/stock/actions/feeds.ts";
import { feedUrl } from "#src/features/stock/feed-files.ts";
import { Feeds } from "#src/features/stock/parts/feed-table.tsx";
import { listFeeds } from "#src/features/stock/queries/feeds.ts";
import { feedInput } from "#src/features/stock/schema.ts";
import { type Ctx, routes } from "#src/http/env.ts";
import { onRefusal, type Refusal } from "#src/http/errors.ts";
import { parseInput, postedForm } from "#src/http/validate.ts";
import { flashOn } from "#src/shell/flash.ts";
import { t } from "#t";
import { adminPage } from "./admin-page.tsx";

const PATH = "/dashboard/feeds";

/** The feeds with the cars of all sellers. */
export const adminFeedPages = routes()
  .get(PATH, access("admin"), (c) => feedsPage(c))
  .post(PATH, access("admin"), postedForm, async (c) => {
    onRefusal(c, (refusal) => feedsPage(c, refusal));
    const { kind } = parseInput(feedInput, c.req.valid("form"));
    await makeFeed(c.var.deps, requireUser(c), null, kind);
    return flashOn(c, PATH, "feedMade");
  })
  .post(`${PATH}/:id/revoke`, access("admin"), async (c) => {
    await revokeFeed(c.var.deps, requireUser(c), null, c.req.param("id"));
    return flashOn(c, PATH, "feedRevoked");
  });

async function feedsPage(c: Ctx, refusal?: Refusal): Promise<Response> {
  const { db, clock, config } = c.var.deps;
  const feeds = await listFeeds(db.read, null);
  return adminPage(
    c,
    { title: t.feeds(), path: PATH, status: refusal ? 400 : 200, isOfDealers: true, secret: true },
    <div className="grid gap-5">
      <Feeds
        feeds={feeds.map((feed) => ({ ...feed, url: feedUrl(config, feed) }))}
        now={clock.now()}
        path={PATH}
        refusal={refusal?.message}
      />
    </div>,
  );
}
