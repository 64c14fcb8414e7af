import { access } from "#src/auth/access.ts";
import { pick } from "#src/core/pick.ts";
import { gives } from "#src/http/describe.ts";
import { type Ctx, routes } from "#src/http/env.ts";
import { hasTag } from "#src/http/etag.ts";
import { configuredOrigin } from "#src/http/origin.ts";
import { validate } from "#src/http/validate.ts";
import { makeFeed, openFeed, revokeFeed } from "./actions/feeds.ts";
import { DEALER_FEEDS, type FeedAccess, SITE_FEEDS } from "./feed-forms.tsx";
import { FEED_FILES, FEED_NAMES, type FeedName, feedUrl, writeFeed, XLSX } from "./feed-files.ts";
import type { Cell } from "./formats/feed-car.ts";
import { type FeedRow, listFeeds } from "./queries/feeds.ts";
import { feedInput } from "./schema.ts";
import { feedsShape, newFeedShape } from "./shapes.ts";
import { xlsxOf } from "./write-sheet.ts";

function feedCalls({ level, ownerOf }: FeedAccess) {
  const urlOf = (c: Ctx, feed: FeedRow) => feedUrl(c.var.deps.config, feed);
  return routes()
    .get("/", access(level), gives(feedsShape), async (c) => {
      const found = await listFeeds(c.var.deps.db.read, ownerOf(c).dealerId);
      const feeds = found.map((feed) => ({
        ...pick(feed, "id", "kind", "createdAt", "lastReadAt"),
        url: urlOf(c, feed),
      }));
      return c.json({ feeds });
    })
    .post("/", access(level), validate("json", feedInput), gives(newFeedShape, 201), async (c) => {
      const feed = await makeFeed(c.var.deps, ownerOf(c), c.req.valid("json").kind);
      return c.json({ ...pick(feed, "id", "kind"), url: urlOf(c, feed) }, 201);
    })
    .delete("/:id", access(level), gives(null), async (c) => {
      await revokeFeed(c.var.deps, ownerOf(c), c.req.param("id"));
    });
}

export const dealerFeedsApi = feedCalls(DEALER_FEEDS);
export const siteFeedsApi = feedCalls(SITE_FEEDS);

async function sendFeed(c: Ctx, name: FeedName): Promise<Response> {
  const { deps } = c.var;
  const file = FEED_FILES[name];
  const feed = await openFeed(deps, c.req.param("token") ?? "", file.kind);
  const place = {
    origin: configuredOrigin(deps.config),
    isWholeSite: feed.dealerId === null,
    now: deps.clock.now(),
  };
  const parts = await writeFeed(deps.db.read, feed, file, place);
  const hash = new Bun.CryptoHasher("sha256");
  for (const part of parts) hash.update(part);
  const etag = `"${hash.digest("base64url")}"`;
  c.header("X-Robots-Tag", "noindex");
  c.header("Cache-Control", "private, no-cache");
  c.header("ETag", etag);
  if (hasTag(c, etag)) return c.body(null, 304);
  c.header("Content-Type", file.type);
  if (file.type !== XLSX) return c.body(new Blob(parts).stream());
  const rows = parts.flatMap((part) => part.toString().split("\n").filter(Boolean));
  return c.body(
    await xlsxOf(
      "Stock",
      rows.values().map((row) => JSON.parse(row) as Cell[]),
    ),
  );
}

/** Whoever has the address reads the file, also before a site opens. */
export const feedFiles = routes();
for (const name of FEED_NAMES)
  feedFiles.get(`/feeds/:token/${name}`, access("gate"), (c) => sendFeed(c, name));
