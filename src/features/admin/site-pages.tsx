import type { ReactNode } from "react";
import { access, requireUser } from "#src/auth/access.ts";
import type { Config } from "#src/config.ts";
import { AppError } from "#src/core/errors.ts";
import { CITIES, placeLabel } from "#src/features/places/places.ts";
import { changeSetting } from "#src/features/site/actions.ts";
import { getSetting } from "#src/features/site/queries.ts";
import { SETTINGS, type Setting, type SettingName } from "#src/features/site/schema.ts";
import { type Ctx, routes } from "#src/http/env.ts";
import { onRefusal } from "#src/http/errors.ts";
import { href } from "#src/i18n/paths.ts";
import { flashOn } from "#src/shell/flash.ts";
import { Button } from "#src/ui/button.tsx";
import { Field } from "#src/ui/field.tsx";
import { Input, Textarea } from "#src/ui/input.tsx";
import { FormError } from "#src/ui/notice.tsx";
import { Section } from "#src/ui/section.tsx";
import { Select } from "#src/ui/select.tsx";
import { t } from "#t";
import { adminPage } from "./admin-page.tsx";
import { optionsOf } from "./parts/admin-list.tsx";
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

export const adminSitePages = routes()
  .get("/dashboard/site", access("admin"), (c) => settingsPage(c))
  .post("/dashboard/site/:name", access("admin"), async (c) => {
    const name = c.req.param("name");
    if (!isSetting(name)) throw new AppError("not-found", "notFound");
    const values = (await c.req.parseBody()) as Posted;
    onRefusal(c, ({ fields, message }) => settingsPage(c, { name, values, errors: fields, message }, 400));
    const { deps } = c.var;
    await changeSetting(deps, requireUser(c), name, await SITE_FORMS[name](values, deps.db.read));
    return flashOn(c, `/dashboard/site#${name}`, "siteSavedToast");
  });

interface SiteSettingsProps {
  settings: { [Name in SettingName]: Setting<Name> };
  reviewFirst: Config["REVIEW_FIRST"];
  refused?: { name: SettingName; values: Posted; errors: Record<string, string>; message: string };
}

function SiteSettings({ settings, reviewFirst, refused }: SiteSettingsProps) {
  const formOf = (name: SettingName) => {
    const mine = refused?.name === name ? refused : undefined;
    return {
      name,
      message: mine?.message,
      errors: mine?.errors ?? {},
      control: (field: string, stored: string) => ({
        name: field,
        defaultValue: mine?.values[field] ?? stored,
      }),
    };
  };
  const announcement = formOf("announcement");
  const words = formOf("banned-words");
  const order = formOf("featured-order");
  const testimonials = formOf("testimonials");
  return (
    <div className="grid gap-8">
      <SettingForm {...announcement} title={t.siteAnnouncement()} text={t.siteAnnouncementText()}>
        <div className="grid gap-4 md:grid-cols-2">
          <Field label={t.siteEnglish()} error={announcement.errors.en}>
            <Input {...announcement.control("en", settings.announcement.en)} dir="ltr" maxLength={300} />
          </Field>
          <Field label={t.siteArabic()} error={announcement.errors.ar}>
            <Input {...announcement.control("ar", settings.announcement.ar)} dir="rtl" maxLength={300} />
          </Field>
        </div>
      </SettingForm>
      <Section title={t.siteReview()}>
        <div className="panel grid gap-3 p-4 text-15 md:p-5">
          <p className="font-semibold">{t.siteReviewNow(reviewFirst)}</p>
          <p className="text-ink-soft">{t.siteReviewText()}</p>
        </div>
      </Section>
      <SettingForm {...words} title={t.siteWords()} text={t.siteWordsText()}>
        <Field label={t.siteWordsLabel()}>
          <Textarea {...words.control("words", settings["banned-words"].join("\n"))} rows={5} dir="auto" />
        </Field>
      </SettingForm>
      <SettingForm {...order} title={t.siteOrder()} text={t.siteOrderText()}>
        <Field label={t.siteOrderLabel()} error={order.errors.ids}>
          <Textarea {...order.control("ids", settings["featured-order"].join("\n"))} rows={4} dir="ltr" />
        </Field>
      </SettingForm>
      <SettingForm {...testimonials} title={t.siteTestimonials()} text={t.siteTestimonialsText()}>
        <Testimonials {...testimonials} stored={settings.testimonials} />
      </SettingForm>
    </div>
  );
}

interface TestimonialsProps {
  stored: Setting<"testimonials">;
  errors: Record<string, string>;
  control: (field: string, stored: string) => { name: string; defaultValue: string };
}

const NO_TESTIMONIAL = {
  name: { en: "", ar: "" },
  comment: { en: "", ar: "" },
  location: "Amman",
  rating: 5,
  avatar: null,
};
const RATINGS = ["5", "4", "3", "2", "1"];

const Testimonials = ({ stored, errors, control }: TestimonialsProps) => (
  <ol className="grid gap-6">
    {[...stored, NO_TESTIMONIAL].map(({ name, comment, location, rating, avatar }, i) => (
      <li key={name.en} className="grid gap-3 border-t border-line pt-4 md:grid-cols-2">
        <input type="hidden" {...control(`avatar-${i}`, avatar ?? "")} />
        <Field label={t.siteNameEnglish()} error={errors[`name-en-${i}`]}>
          <Input {...control(`name-en-${i}`, name.en)} dir="ltr" />
        </Field>
        <Field label={t.siteNameArabic()} error={errors[`name-ar-${i}`]}>
          <Input {...control(`name-ar-${i}`, name.ar)} dir="rtl" />
        </Field>
        <Field label={t.siteCommentEnglish()} error={errors[`comment-en-${i}`]}>
          <Textarea {...control(`comment-en-${i}`, comment.en)} rows={2} dir="ltr" />
        </Field>
        <Field label={t.siteCommentArabic()} error={errors[`comment-ar-${i}`]}>
          <Textarea {...control(`comment-ar-${i}`, comment.ar)} rows={2} dir="rtl" />
        </Field>
        <Field label={t.siteCity()} error={errors[`location-${i}`]}>
          <Select
            {...control(`location-${i}`, location)}
            options={optionsOf(CITIES, (city) => placeLabel(city, t.language()))}
          />
        </Field>
        <Field label={t.siteRating()} error={errors[`rating-${i}`]}>
          <Select
            {...control(`rating-${i}`, String(rating))}
            options={optionsOf(RATINGS, (stars) => t.homeRating(Number(stars)))}
          />
        </Field>
      </li>
    ))}
  </ol>
);

interface SettingFormProps {
  name: SettingName;
  title: string;
  text: string;
  message?: string | undefined;
  children: ReactNode;
}

const SettingForm = ({ name, title, text, message, children }: SettingFormProps) => (
  <Section title={title} id={name}>
    {/* The fragment shows this form again after saving. */}
    <form
      method="post"
      action={href(`/dashboard/site/${name}#${name}`)}
      className="panel grid gap-4 p-4 md:p-5"
    >
      <p className="text-15 text-ink-soft">{text}</p>
      <FormError>{message}</FormError>
      {children}
      <div>
        <Button type="submit">{t.save()}</Button>
      </div>
    </form>
  </Section>
);
