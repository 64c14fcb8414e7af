import { Hono } from "hono";
import { access } from "#src/auth/access.ts";
import type { Ctx, Env } from "#src/http/env.ts";

const PATH = "/speculation-rules.json";

const inBothLanguages = (...paths: string[]) => ({
  href_matches: paths.flatMap((path) => [{ pathname: path }, { pathname: `/ar${path}` }]),
});

// `:id` is one segment: the links to WhatsApp and phone below it count a contact.
const LISTINGS = inBothLanguages("/cars/:id", "/number-plates/:id");
const SEARCHES = inBothLanguages("/search", "/number-plates");
const FILTERS = inBothLanguages("/number-plates/filters");

/** Pages that browsers fetch when a link is pointed at. An island of a search fetches its own results as JSON. */
const RULES = {
  prefetch: [
    { where: { and: [LISTINGS, { not: FILTERS }] }, eagerness: "moderate" },
    { where: { and: [SEARCHES, { not: { selector_matches: "[data-island] a" } }] }, eagerness: "moderate" },
  ],
};

export const prefetchRoutes = new Hono<Env>().get(PATH, access("gate"), (c) =>
  c.body(JSON.stringify(RULES), 200, {
    "Content-Type": "application/speculationrules+json",
    "Cache-Control": "public, max-age=3600",
  }),
);

/** For guests only: browsers use what they fetched for minutes, also pages that must not be stored. */
export function allowPrefetch(c: Ctx): void {
  if (c.var.session === null) c.header("Speculation-Rules", JSON.stringify(PATH));
}

/** Whether a browser asks for a page that nobody may ever look at. */
export const isPrefetch = (c: Ctx): boolean => /\bprefetch\b/.test(c.req.header("Sec-Purpose") ?? "");
