import { siteNameIn } from "#src/config.ts";
import { pick } from "#src/core/pick.ts";
import type { ListingKind } from "#src/features/listings/kinds.ts";
import type { Listing } from "#src/features/listings/listing-json.ts";
import { kindOf } from "#src/features/listings/register.ts";
import type { Ctx } from "#src/http/env.ts";
import { configuredOrigin } from "#src/http/origin.ts";
import { href } from "#src/i18n/paths.ts";
import { t } from "#t";

export const FEED_ITEMS = 50;

/** The endings of a search's addresses for feed readers, with their types. */
export const FEEDS = { atom: "application/atom+xml", json: "application/feed+json" } as const;
export type FeedFormat = keyof typeof FEEDS;

interface Feed {
  kind: ListingKind;
  title: string;
  /** The path and query of the search's page, and of this feed. */
  home: string;
  self: string;
  listings: Listing[];
}

/** Answers with the newest listings of a search as Atom (RFC 4287) or JSON Feed 1.1 (https://jsonfeed.org/version/1.1). */
export function writeFeed(c: Ctx, format: FeedFormat, feed: Feed): Response {
  const { config } = c.var.deps;
  const site = configuredOrigin(config);
  const items = feed.listings.map((listing) => itemOf(site, feed.kind, listing));
  const siteName = siteNameIn(config, c.var.language);
  const head = {
    title: `${feed.title} · ${siteName}`,
    siteName,
    home: site + feed.home,
    self: site + feed.self,
    language: c.var.language,
    updatedAt: Math.max(0, ...items.map(({ updatedAt }) => updatedAt)),
    icon: `${site}/icon-192.png`,
  };
  c.header("Content-Type", `${FEEDS[format]}; charset=utf-8`);
  return c.body(format === "atom" ? atom(head, items) : json(head, items));
}

type Item = ReturnType<typeof itemOf>;

function itemOf(site: string, kind: ListingKind, listing: Listing) {
  const { number, url, title, priceCents, description, images, priceHistory, listedAt } = listing;
  const [picture] = images;
  return {
    // RFC 4151: stays the same if the site's name or the listing's address changes.
    id: `tag:${new URL(site).hostname},2026:${number}`,
    url: site + href(url),
    title,
    summary: `${t.formatPrice(priceCents)} · ${kindOf(kind).digest.note(listing)}`,
    description,
    picture: picture && new URL(picture, site).href,
    publishedAt: listedAt,
    updatedAt: Math.max(listedAt, priceHistory.at(-1)?.at ?? 0),
  };
}

interface Head extends Record<"title" | "siteName" | "home" | "self" | "language" | "icon", string> {
  updatedAt: number;
}

const isoTime = (at: number): string => new Date(at).toISOString();

const json = ({ title, home, self, language, icon }: Head, items: Item[]): string =>
  JSON.stringify({
    version: "https://jsonfeed.org/version/1.1",
    title,
    home_page_url: home,
    feed_url: self,
    language,
    icon,
    items: items.map((item) => ({
      ...pick(item, "id", "url", "title", "summary"),
      content_text: item.description,
      image: item.picture,
      date_published: isoTime(item.publishedAt),
      date_modified: isoTime(item.updatedAt),
    })),
  });

const element = (name: string, text: string): string => `<${name}>${Bun.escapeHTML(text)}</${name}>`;
const link = (rel: string, to: string): string => `<link rel="${rel}" href="${Bun.escapeHTML(to)}"/>`;

function atom({ title, siteName, home, self, language, icon, updatedAt }: Head, items: Item[]): string {
  const entries = items.map((item) =>
    [
      "<entry>",
      element("id", item.id),
      element("title", item.title),
      link("alternate", item.url),
      item.picture ? link("enclosure", item.picture) : "",
      element("published", isoTime(item.publishedAt)),
      element("updated", isoTime(item.updatedAt)),
      element("summary", item.summary),
      element("content", item.description),
      "</entry>",
    ].join(""),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`,
    element("id", home),
    element("title", title),
    element("updated", isoTime(updatedAt)),
    element("icon", icon),
    `<author>${element("name", siteName)}</author>`,
    link("alternate", home),
    link("self", self),
    ...entries,
    "</feed>\n",
  ].join("\n");
}
