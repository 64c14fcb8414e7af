import { askedNumber } from "#src/features/listings/search/typed-number.ts";
import { RULES } from "#src/features/listings/life-cycle/flag-rules.ts";
import { LISTING_KINDS } from "#src/features/listings/kinds.ts";
import { z } from "zod/mini";
import { cleanLine, cleanParagraphs, typedDigits } from "#src/core/text.ts";
import { dayOfDate } from "#src/core/jordan-day.ts";
import { UNLIMITED } from "#src/auth/listing-limit.ts";
import { boundedText, pageParams } from "#src/core/query-params.ts";
import type { AuditFilter } from "#src/features/audit/queries.ts";
import { t } from "#t";

const MAX_NOTE = 2000;

/** Reads a typed limit: a whole number, or "unlimited" in either language (999999); null for anything else. */
export function parseLimit(typed: unknown): number | null {
  const text = typedDigits(String(typed ?? "")).toLowerCase();
  if (text === "unlimited" || text === t.adminUnlimitedWord()) return UNLIMITED;
  return /^\d{1,6}$/.test(text) ? Number(text) : null;
}

const typedLimit = (whatNullMeans = "") =>
  z.pipe(
    z.unknown(),
    z.transform((typed, { issues }) => {
      const limit = parseLimit(typed ?? whatNullMeans);
      if (limit === null) issues.push({ code: "custom", input: typed, message: t.adminLimitInvalid() });
      return limit ?? 0;
    }),
  );

export const limitInput = z.object({ limit: typedLimit() });

const aFlag = z.optional(z.boolean({ error: () => t.invalidValue() }));

const aNote = z.pipe(
  z.string({ error: () => t.invalidValue() }),
  z.transform((typed) => cleanParagraphs(typed).slice(0, MAX_NOTE)),
);

export const userPatch = z.object({
  isActive: aFlag,
  note: z.optional(aNote),
  noteAr: z.optional(aNote),
  verified: aFlag,
  /** The number that an admin called, or null to take its confirmation back. */
  confirmedPhone: z.optional(z.nullable(z.string({ error: () => t.invalidValue() }))),
  callNote: z.optional(aNote),
  role: z.optional(z.enum(["user", "admin"], { error: () => t.invalidValue() })),
  adminNote: z.optional(aNote),
});
export type UserPatch = z.infer<typeof userPatch>;

/** A limit of null is none, as in the answer. */
export const dealerPatch = z.object({
  verified: aFlag,
  isActive: aFlag,
  listingLimit: z.optional(typedLimit("unlimited")),
});

/** Typing the email confirms the deletion. */
export const userDeletion = z.object({
  email: z.pipe(z.string({ error: () => t.fieldRequired() }), z.transform(cleanLine)),
});

/** The listing's `rev` that the admin saw; if it has changed since, the call is a conflict. */
const seen = { rev: z.optional(z.int({ error: () => t.invalidValue() })) };

export const listingSeen = z.object(seen);

export const listingPatch = z.object({ featured: aFlag, verified: aFlag, ...seen });
export type ListingPatch = z.infer<typeof listingPatch>;

export const idIn = (text: string): string | null =>
  /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/.exec(text.toLowerCase())?.[0] ?? null;

export function numberAsked(text: string): number | null {
  const inAddress = /\/([1-9]\d{5,8})(?=[-/?#]|$)/.exec(text)?.[1];
  return askedNumber(text)?.number ?? (inAddress ? Number(inAddress) : null);
}

export const USER_SORTS = ["newest", "oldest", "name"] as const;
export const USER_STATES = ["active", "suspended", "verified", "admin"] as const;

const oneOf = <T extends string>(values: readonly T[], text: string | null): T | null =>
  values.find((value) => value === text) ?? null;

export type UserFilter = ReturnType<typeof readUserFilter>;

export const readUserFilter = (params: URLSearchParams) => ({
  q: boundedText(params.get("q")),
  state: oneOf(USER_STATES, params.get("state")),
  sort: oneOf(USER_SORTS, params.get("sort")) ?? ("newest" as const),
  page: pageParams(params).page,
});

export type DealerFilter = ReturnType<typeof readDealerFilter>;

export const readDealerFilter = (params: URLSearchParams) => ({
  q: boundedText(params.get("q")),
  page: pageParams(params).page,
});

export const LISTING_STATES = [
  "active",
  "expired",
  "sold",
  "review",
  "rejected",
  "hidden",
  "suspended",
  "withdrawn",
  "removed",
] as const;
export type AdminListingState = (typeof LISTING_STATES)[number];

export type ListingFilter = ReturnType<typeof readListingFilter>;

export const readListingFilter = (params: URLSearchParams) => ({
  q: boundedText(params.get("q")),
  kind: oneOf(LISTING_KINDS, params.get("kind")),
  state: oneOf(LISTING_STATES, params.get("state")),
  seller: boundedText(params.get("seller")) || null,
  badge: oneOf(["featured", "verified"] as const, params.get("badge")),
  flag: oneOf(["any", ...RULES] as const, params.get("flag")),
  page: pageParams(params).page,
});

const dateIn = (text: string | null): string => {
  const date = typedDigits(text ?? "");
  return dayOfDate(date) === null ? "" : date;
};

export const readAuditFilter = (params: URLSearchParams): Required<AuditFilter> => ({
  q: boundedText(params.get("q")),
  action: boundedText(params.get("action")),
  from: dateIn(params.get("from")),
  to: dateIn(params.get("to")),
  page: pageParams(params).page,
});

export function filterQuery(filter: object): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(filter))
    if (value && value !== "newest" && !(name === "page" && value === 1)) params.set(name, String(value));
  const query = params.toString();
  return query && `?${query}`;
}

/** The query string for the API, always with a page: without one, the API returns everything that fits. */
export function pageQuery(filter: { page: number }): string {
  const params = new URLSearchParams(filterQuery(filter));
  params.set("page", String(filter.page));
  return `?${params}`;
}
