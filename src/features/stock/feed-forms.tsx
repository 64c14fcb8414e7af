import type { ReactNode } from "react";
import { access, type Access, requireMember, requireUser } from "#src/auth/access.ts";
import { type Ctx, routes } from "#src/http/env.ts";
import { onRefusal, type Refusal } from "#src/http/errors.ts";
import { parseInput, postedForm } from "#src/http/validate.ts";
import { flashOn } from "#src/shell/flash.ts";
import { type FeedOwner, makeFeed, revokeFeed } from "./actions/feeds.ts";
import { feedUrl } from "./feed-files.ts";
import { Feeds } from "./parts/feed-list.tsx";
import { listFeeds } from "./queries/feeds.ts";
import { feedInput } from "./schema.ts";

export interface FeedAccess {
  level: Access;
  ownerOf(c: Ctx): FeedOwner;
}

export const DEALER_FEEDS: FeedAccess = { level: "manager", ownerOf: requireMember };
export const SITE_FEEDS: FeedAccess = {
  level: "admin",
  ownerOf: (c) => ({ ...requireUser(c), dealerId: null }),
};

interface FeedForms extends FeedAccess {
  path: string;
  show(c: Ctx, content: ReactNode, refusal?: Refusal): Response | Promise<Response>;
}

/** The page where feeds are made and revoked. */
export function feedForms({ path, level, ownerOf, show }: FeedForms) {
  const feedsPage = async (c: Ctx, refusal?: Refusal) => {
    const { db, clock, config } = c.var.deps;
    const found = await listFeeds(db.read, ownerOf(c).dealerId);
    const feeds = found.map((feed) => ({ ...feed, url: feedUrl(config, feed) }));
    return show(c, <Feeds {...{ feeds, path }} now={clock.now()} refusal={refusal?.message} />, refusal);
  };
  return routes()
    .get(path, access(level), (c) => feedsPage(c))
    .post(path, access(level), postedForm, async (c) => {
      onRefusal(c, (refusal) => feedsPage(c, refusal));
      const { kind } = parseInput(feedInput, c.req.valid("form"));
      await makeFeed(c.var.deps, ownerOf(c), kind);
      return flashOn(c, path, "feedMade");
    })
    .post(`${path}/:id/revoke`, access(level), async (c) => {
      await revokeFeed(c.var.deps, ownerOf(c), c.req.param("id") ?? "");
      return flashOn(c, path, "feedRevoked");
    });
}
