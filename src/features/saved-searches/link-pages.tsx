import { access } from "#src/auth/access.ts";
import { CardButton, CardLink, cardPage, linkEndedPage, tokenOf } from "#src/features/accounts/card-page.tsx";
import { type Ctx, routes } from "#src/http/env.ts";
import { t } from "#t";
import { changeByLink } from "./actions.ts";
import { findByToken, type SavedSearch } from "./queries.ts";
import type { LinkedRhythm } from "./schema.ts";

/** Opening an emailed link changes nothing, because mail programs open links by themselves; its page has a button. */
export const savedSearchLinkPages = routes()
  .get("/saved-searches/stop", access("gate"), (c) => askPage(c, "never"))
  // Mail programs post here for their unsubscribe button (RFC 8058).
  .post("/saved-searches/stop", access("gate"), (c) => changePage(c, "never"))
  .get("/saved-searches/daily", access("gate"), (c) => askPage(c, "daily"))
  .post("/saved-searches/daily", access("gate"), (c) => changePage(c, "daily"));

async function askPage(c: Ctx, rhythm: LinkedRhythm): Promise<Response> {
  const search = await findByToken(c.var.deps.db.read, tokenOf(c));
  if (!search) return unknownPage(c);
  if (search.rhythm === rhythm) return changedPage(c, search, rhythm);
  const texts = {
    never: { title: t.alertsStopTitle(), text: t.alertsStopText(search.name), submit: t.alertsStopSubmit() },
    daily: {
      title: t.alertsDailyTitle(),
      text: t.alertsDailyText(search.name),
      submit: t.alertsDailySubmit(),
    },
  };
  const { submit, ...top } = texts[rhythm];
  return cardPage(
    c,
    { icon: "bell", ...top },
    <CardButton action={`${c.req.path}?token=${encodeURIComponent(tokenOf(c))}`}>{submit}</CardButton>,
  );
}

async function changePage(c: Ctx, rhythm: LinkedRhythm): Promise<Response> {
  const search = await changeByLink(c.var.deps, tokenOf(c), rhythm);
  return search ? changedPage(c, search, rhythm) : unknownPage(c);
}

function changedPage(c: Ctx, { name }: SavedSearch, rhythm: LinkedRhythm): Response {
  const texts = {
    never: { title: t.alertsStopped(), text: t.alertsStoppedText(name) },
    daily: { title: t.alertsDaily(), text: t.alertsDailyText(name) },
  };
  return cardPage(c, { icon: "circle-check", ...texts[rhythm] }, <ToList />);
}

const unknownPage = (c: Ctx): Response => linkEndedPage(c, <ToList />, t.alertsUnknownLink());

const ToList = () => (
  <CardLink path="/saved-searches" variant="outline">
    {t.savedSearches()}
  </CardLink>
);
