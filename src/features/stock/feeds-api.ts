import { access, type Access, requireMember, requireUser } from "#src/auth/access.ts";
import { pick } from "#src/core/pick.ts";
import { gives } from "#src/http/describe.ts";
import { type Ctx, routes } from "#src/http/env.ts";
import { hasTag } from "#src/http/etag.ts";
import { configuredOrigin } from "#src/http/origin.ts";
import { validate } from "#src/http/validate.ts";
import { makeFeed, openFeed, revokeFeed } from "./actions/feeds.ts";
import { FEED_FILES, FEED_NAMES, type FeedName, feedUrl, writeFeed, XLSX } from "./feed-files.ts";
import type { Cell } from "./formats/feed-car.ts";
import { type FeedRow, listFeeds } from "./queries/feeds.ts";
import { feedInput } from "./schema.ts";
import { feedsShape, newFeedShape } from "./shapes.ts";
import { xlsxOf } from "./write-sheet.ts";

/** The calls for the feeds of a dealer, or without one of the whole site. */
function feedCalls(level: Access, dealerOf: (c: Ctx) => string | null) {
  const jsonOf = (c: Ctx, feed: FeedRow) => ({
    ...pick(feed, "id", "kind"),
    url: feedUrl(c.var.deps.config, feed),
  });
  return routes()
    .get("/", access(level), gives(feedsShape), async (c) => {
      const feeds = await listFeeds(c.var.deps.db.read, dealerOf(c));
      return c.json({
        feeds: feeds.map((feed) => ({ ...jsonOf(c, feed), ...pick(feed, "createdAt", "lastReadAt") })),
      });
    })
    .post("/", access(level), validate("json", feedInput), gives(newFeedShape, 201), async (c) => {
      const { kind } = c.req.valid("json");
      return c.json(jsonOf(c, await makeFeed(c.var.deps, requireUser(c), dealerOf(c), kind)), 201);
    })
    .delete("/:id", access(level), gives(null), async (c) => {
      await revokeFeed(c.var.deps, requireUser(c), dealerOf(c), c.req.param("id"));
    });
}

export const dealerFeedsApi = feedCalls("manager", (c) => requireMember(c).dealerId);
export const siteFeedsApi = feedCalls("admin", () => null);

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
      rows.map((row) => JSON.parse(row) as Cell[]),
    ),
  );
}

/** Whoever has the address reads the file, also before a site opens. */
export const feedFiles = routes();
for (const name of FEED_NAMES)
  feedFiles.get(`/feeds/:token/${name}`, access("gate"), (c) => sendFeed(c, name));
