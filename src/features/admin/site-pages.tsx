import { Hono } from "hono";
import { access, requireUser } from "#src/auth/access.ts";
import { AppError } from "#src/core/errors.ts";
import { pageCount } from "#src/core/pagination.ts";
import { pageParams } from "#src/core/query-params.ts";
import { markHandled } from "#src/features/help/actions.ts";
import { listMessages } from "#src/features/help/queries.ts";
import { changeSetting } from "#src/features/site/actions.ts";
import { getSetting } from "#src/features/site/queries.ts";
import { type SettingName, SETTINGS } from "#src/features/site/schema.ts";
import type { Ctx, Env } from "#src/http/env.ts";
import { queryParams } from "#src/http/validate.ts";
import { refusalOf } from "#src/http/errors.ts";
import { href } from "#src/i18n/paths.ts";
import { setFlash } from "#src/shell/flash.ts";
import { renderPage } from "#src/shell/render-page.tsx";
import { Pagination } from "#src/ui/pagination.tsx";
import { TabLinks } from "#src/ui/tab-links.tsx";
import { t } from "#t";
import { AdminFrame } from "./parts/admin-frame.tsx";
import { Messages } from "./parts/messages.tsx";
import { SiteSettings, type SiteSettingsProps } from "./parts/site-settings.tsx";
import { type Posted, SITE_FORMS } from "./site-form.ts";

const MESSAGES_A_PAGE = 20;

const isSetting = (name: string): name is SettingName => Object.hasOwn(SETTINGS, name);

async function settingsPage(c: Ctx, refused?: SiteSettingsProps["refused"], status?: 400 | 200) {
  const { read } = c.var.deps.db;
  const settings = {
    announcement: await getSetting(read, "announcement"),
    testimonials: await getSetting(read, "testimonials"),
    "banned-words": await getSetting(read, "banned-words"),
    "featured-order": await getSetting(read, "featured-order"),
  };
  return renderPage(
    c,
    { title: t.adminSite(), noindex: true },
    <AdminFrame path="/dashboard/site">
      <SiteSettings settings={settings} refused={refused} />
    </AdminFrame>,
    status,
  );
}

/** `/dashboard/site`, what admins change about the site, and `/dashboard/messages`, what visitors wrote to them. */
export const adminSitePages = new Hono<Env>()
  .get("/dashboard/site", access("admin"), (c) => settingsPage(c))
  .post("/dashboard/site/:name", access("admin"), async (c) => {
    const name = c.req.param("name");
    if (!isSetting(name)) throw new AppError("not-found", "notFound");
    const values = (await c.req.parseBody()) as Posted;
    try {
      const { deps } = c.var;
      await changeSetting(deps, requireUser(c), name, await SITE_FORMS[name](values, deps.db.read));
    } catch (error) {
      const { fields, message } = refusalOf(c, error);
      return settingsPage(c, { name, values, errors: fields, message }, 400);
    }
    setFlash(c, "siteSavedToast");
    return c.redirect(href(`/dashboard/site#${name}`), 303);
  })
  .get("/dashboard/messages", access("admin"), async (c) => {
    const handled = c.req.query("handled") === "1";
    const { page } = pageParams(queryParams(c));
    const found = await listMessages(c.var.deps.db.read, { handled, page, pageSize: MESSAGES_A_PAGE });
    const path = (done: boolean) => href(`/dashboard/messages${done ? "?handled=1" : ""}`);
    return renderPage(
      c,
      { title: t.adminMessages(), noindex: true },
      <AdminFrame path="/dashboard/messages">
        <TabLinks
          label={t.adminMessages()}
          className="mb-4 max-w-80"
          items={[
            { href: path(false), label: t.messagesOpen(), current: !handled },
            { href: path(true), label: t.messagesDone(), current: handled },
          ]}
        />
        <Messages messages={found.items} />
        <Pagination
          current={page}
          last={pageCount(found.total, found.pageSize)}
          href={(to) => `${path(handled)}${handled ? "&" : "?"}page=${to}`}
          className="mt-6"
        />
      </AdminFrame>,
    );
  })
  .post("/dashboard/messages/:id/handled", access("admin"), async (c) => {
    await markHandled(c.var.deps, requireUser(c), c.req.param("id"));
    setFlash(c, "messageHandledToast");
    return c.redirect(href("/dashboard/messages"), 303);
  });
