import { Hono } from "hono";
import { access, requireUser } from "#src/auth/access.ts";
import { AppError } from "#src/core/errors.ts";
import { changeSetting } from "#src/features/site/actions.ts";
import { getSetting } from "#src/features/site/queries.ts";
import { type SettingName, SETTINGS } from "#src/features/site/schema.ts";
import type { Ctx, Env } from "#src/http/env.ts";
import { refusalOf } from "#src/http/errors.ts";
import { flashOn } from "#src/shell/flash.ts";
import { t } from "#t";
import { adminPage } from "./admin-page.tsx";
import { SiteSettings, type SiteSettingsProps } from "./parts/site-settings.tsx";
import { type Posted, SITE_FORMS } from "./site-form.ts";

const isSetting = (name: string): name is SettingName => Object.hasOwn(SETTINGS, name);

async function settingsPage(c: Ctx, refused?: SiteSettingsProps["refused"], status?: 400 | 200) {
  const { read } = c.var.deps.db;
  const settings = {
    announcement: await getSetting(read, "announcement"),
    testimonials: await getSetting(read, "testimonials"),
    "banned-words": await getSetting(read, "banned-words"),
    "featured-order": await getSetting(read, "featured-order"),
  };
  return adminPage(
    c,
    { title: t.adminSite(), path: "/dashboard/site", status },
    <SiteSettings settings={settings} reviewFirst={c.var.deps.config.REVIEW_FIRST} refused={refused} />,
  );
}

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
    return flashOn(c, `/dashboard/site#${name}`, "siteSavedToast");
  });
