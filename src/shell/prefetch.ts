import { access } from "#src/auth/access.ts";
import { type Ctx, routes } from "#src/http/env.ts";

const PATH = "/speculation-rules.json";

const inBothLanguages = (...paths: string[]) => ({
  href_matches: paths.flatMap((path) => [{ pathname: path }, { pathname: `/ar${path}` }]),
});

// `:id` matches one segment only: the links to WhatsApp and phone below it count contacts.
const LISTINGS = inBothLanguages("/cars/:id", "/number-plates/:id");
const SEARCHES = inBothLanguages("/search", "/number-plates");
const FILTERS = inBothLanguages("/number-plates/filters");

/** Pages that browsers fetch when the pointer is over a link. Islands fetch search results themselves, as JSON. */
const RULES = {
  prefetch: [
    { where: { and: [LISTINGS, { not: FILTERS }] }, eagerness: "moderate" },
    { where: { and: [SEARCHES, { not: { selector_matches: "[data-island] a" } }] }, eagerness: "moderate" },
  ],
};

export const prefetchRoutes = routes().get(PATH, access("gate"), (c) =>
  c.body(JSON.stringify(RULES), 200, {
    "Content-Type": "application/speculationrules+json",
    "Cache-Control": "public, max-age=3600",
  }),
);

/** For guests only: browsers reuse prefetched pages for minutes, even those that must not be stored. */
export function allowPrefetch(c: Ctx): void {
  if (c.var.session === null) c.header("Speculation-Rules", JSON.stringify(PATH));
}

/** Whether the browser prefetches a page, which the visitor may never see. */
export const isPrefetch = (c: Ctx): boolean => /\bprefetch\b/.test(c.req.header("Sec-Purpose") ?? "");
