import { z } from "zod/mini";
import type { Scope } from "#src/auth/access.ts";
import { named, type ResponseHeader } from "#src/http/describe.ts";

/** The groups of calls, in the order of the pages; a path belongs to the first that it begins with. */
export const RESOURCES = [
  { slug: "cars", name: "Cars", text: "Cars for sale.", paths: ["/api/cars"] },
  {
    slug: "number-plates",
    name: "Number plates",
    text: "Number plates for sale.",
    paths: ["/api/number-plates"],
  },
  { slug: "photos", name: "Photos", text: "Photos of listings.", paths: ["/api/photos"] },
  {
    slug: "own-listings",
    name: "Your listings",
    text: "What you sell, how it does, and drafts.",
    paths: ["/api/user/listings", "/api/user/drafts", "/api/user/statistics"],
  },
  {
    slug: "inquiries",
    name: "Inquiries",
    text: "Messages from buyers to sellers.",
    paths: ["/api/inquiries", "/api/number-plate-inquiries"],
  },
  {
    slug: "search",
    name: "Search",
    text: "What the search pages use: results with counts, suggestions, models, and what a car is worth.",
    paths: ["/api/search", "/api/suggestions", "/api/models", "/api/value", "/api/stats", "/api/users"],
  },
  {
    slug: "buying",
    name: "Saved things",
    text: "Favorites and saved searches of a signed-in person.",
    paths: ["/api/favorites", "/api/saved-searches"],
  },
  {
    slug: "account",
    name: "Account",
    text: "Signing in, settings, tokens, notifications and the newsletter.",
    paths: ["/api/auth", "/api/user", "/api/tokens", "/api/push-subscriptions", "/api/newsletter"],
  },
  {
    slug: "administration",
    name: "Administration",
    text: "Reports, and what admins read and decide.",
    paths: ["/api/admin", "/api/reports"],
  },
  { slug: "description", name: "Description", text: "This description for programs.", paths: ["/api/"] },
] as const;

export const resourceOf = (path: string): (typeof RESOURCES)[number] => {
  const found = RESOURCES.find(({ paths }) => paths.some((start) => path.startsWith(start)));
  if (!found) throw new Error(`No resource has ${path}`);
  return found;
};

export const SCOPE_TEXTS: Record<Scope, string> = {
  "listings:read": "Read your own listings, also hidden and sold ones",
  "listings:write": "Publish, change, relist, sell and remove your listings",
  "photos:write": "Upload photos",
  "inquiries:read": "Read what buyers wrote to you",
  "inquiries:write": "Mark inquiries as read, replied or closed",
  "statistics:read": "Read views, calls and inquiries by day",
  "admin:read": "Read what admins see; for admins only",
};

export const CONVENTIONS: { title: string; text: string }[] = [
  {
    title: "Requests",
    text:
      "Bodies are JSON (`Content-Type: application/json`), and photos may be multipart; any other type is 415. Fields " +
      "that a call does not know are ignored. Prices are in Jordanian dinars, distances in kilometres, times in " +
      "milliseconds since 1970. Texts of errors are in the language of `Accept-Language`, English or Arabic.",
  },
  {
    title: "Lists",
    text:
      "`page` counts from 1, `pageSize` is at most 100. `X-Total-Count` has the number of all items, and `Link` the " +
      "first, previous, next and last page (RFC 8288).",
  },
  {
    title: "Changes",
    text:
      "`ETag` of a listing is its `rev`. Send it as `If-Match`: if the listing has changed since, the answer is 409, " +
      "with what changed, and nothing is overwritten.",
  },
  {
    title: "Repeating safely",
    text:
      "A POST that creates takes `Idempotency-Key`, up to 200 characters of your choice. Sent again within a day with " +
      "the same key, it creates nothing and answers as before, with `Idempotency-Replayed: true`.",
  },
  {
    title: "Limits",
    text:
      "A token has 600 requests a minute: `RateLimit-Limit`, `RateLimit-Remaining` and `RateLimit-Reset` (seconds) say " +
      "where you are. After 429 and 503, wait for the seconds in `Retry-After`. A wrong method is 405 with `Allow`.",
  },
];

export const INTRODUCTION = CONVENTIONS.map(({ title, text }) => `## ${title}\n${text}`).join("\n\n");

export const HEADERS: Record<ResponseHeader | "Retry-After" | "WWW-Authenticate", string> = {
  ETag: "The version, for `If-Match` and `If-None-Match`",
  Link: "Links to other pages (RFC 8288)",
  "X-Total-Count": "The number of all items",
  "Content-Disposition": "The name of the file",
  "Retry-After": "Seconds to wait",
  "WWW-Authenticate": "What is wrong with the token",
};

export const REQUEST_HEADERS = {
  "If-Match": "The `ETag` that you saw; if the listing has changed since, the answer is 409",
  "If-None-Match": "The `ETag` that you have; if it is still right, the answer is 304",
  "Idempotency-Key": "A text of your choice; the same one does not create a second time",
};

/** When a call is refused, by status. */
export const WHEN: Record<number, string> = {
  400: "The request is not valid; `fields` names each wrong field",
  401: "Nobody is signed in, or the token is wrong, expired or revoked",
  403: "Not allowed for you, or not within the token's scopes",
  404: "There is no such thing, or it is not yours",
  409: "It has changed since, or conflicts with what exists",
  410: "It was removed",
  413: "The body is too large",
  415: "The body is in a format that is not read",
  429: "Too many requests; wait for `Retry-After`",
  500: "Something broke on our side",
  503: "Busy or out of order; wait for `Retry-After`",
  507: "There is no room left on our disk",
};

const any = z.optional(z.unknown());

export const errorShape = named(
  "Error",
  z.object({
    error: z.string(),
    code: z.string(),
    fields: z.optional(z.record(z.string(), z.string())),
    scope: z.optional(z.string()),
    rev: z.optional(z.int()),
    changed: any,
    differences: any,
    refused: any,
  }),
);
