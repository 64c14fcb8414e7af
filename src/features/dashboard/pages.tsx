import { access, requireUser } from "#src/auth/access.ts";
import { removeDraft } from "#src/features/listings/life-cycle/drafts.ts";
import { markSold, relist, removeListing, undoSale } from "#src/features/listings/life-cycle/own-listings.ts";
import { type Ctx, routes } from "#src/http/env.ts";
import { queryParams } from "#src/http/validate.ts";
import { type Flash, setFlash } from "#src/shell/flash.ts";
import { Island } from "#src/shell/island.tsx";
import { renderPage } from "#src/shell/render-page.tsx";
import { t } from "#t";
import { readView, viewHref } from "./dashboard-view.ts";
import Dashboard from "./dashboard.island.tsx";
import { getDashboard } from "./queries.ts";

const viewOf = (c: Ctx) => readView(queryParams(c));

const act = (verb: typeof relist, flash: Flash) => async (c: Ctx) => {
  await verb(c.var.deps, requireUser(c), c.req.param("id") ?? "");
  setFlash(c, flash);
  return c.redirect(viewHref(viewOf(c)), 303);
};

async function dashboardPage(c: Ctx): Promise<Response> {
  const { deps } = c.var;
  const user = requireUser(c);
  const view = viewOf(c);
  const first = await getDashboard(deps.db.read, user, view, deps.clock.now());
  return renderPage(
    c,
    { title: t.dashboard(), noindex: true, preload: ["dashboard"] },
    <Island name="dashboard" of={Dashboard} props={{ name: user.name, view, first }} when="load" />,
  );
}

/** Admins have theirs at `/dashboard/mine`, because their `/dashboard` is the overview of the site. */
export const dashboardPages = routes()
  .get("/dashboard", access("user"), (c) => dashboardPage(c))
  .get("/dashboard/mine", access("user"), (c) => dashboardPage(c))
  .post("/dashboard/listings/:id/relist", access("owner"), act(relist, "relistedToast"))
  .post("/dashboard/listings/:id/sale", access("owner"), act(markSold, "markedSoldToast"))
  .post("/dashboard/listings/:id/unsale", access("owner"), act(undoSale, "saleUndoneToast"))
  .post("/dashboard/listings/:id/delete", access("owner"), act(removeListing, "listingDeletedToast"))
  .post("/dashboard/drafts/:id/delete", access("owner"), async (c) => {
    await removeDraft(c.var.deps, requireUser(c).id, c.req.param("id"));
    setFlash(c, "draftDeletedToast");
    return c.redirect(viewHref(viewOf(c), "drafts"), 303);
  });
