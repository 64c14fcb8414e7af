import type { ReactNode } from "react";
import { CITIES, placeLabel } from "#src/features/places/places.ts";
import type { Setting, SettingName } from "#src/features/site/schema.ts";
import { href } from "#src/i18n/paths.ts";
import { Button } from "#src/ui/button.tsx";
import { Field } from "#src/ui/field.tsx";
import { FormError } from "#src/ui/notice.tsx";
import { Input, Textarea } from "#src/ui/input.tsx";
import { Section } from "#src/ui/section.tsx";
import { Select } from "#src/ui/select.tsx";
import { t } from "#t";
import type { Posted } from "../site-form.ts";

export interface SiteSettingsProps {
  settings: { [Name in SettingName]: Setting<Name> };
  /** The refused form with its values and errors. */
  refused?: { name: SettingName; values: Posted; errors: Record<string, string>; message: string };
}

/** One form for each setting of the site. */
export function SiteSettings({ settings, refused }: SiteSettingsProps) {
  const of = (name: SettingName) => {
    const mine = refused?.name === name ? refused : undefined;
    return {
      errors: mine?.errors ?? {},
      message: mine?.message,
      typed: (field: string, stored: string) => mine?.values[field] ?? stored,
    };
  };
  const announcement = of("announcement");
  const words = of("banned-words");
  const order = of("featured-order");
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <SettingForm
        name="announcement"
        title={t.siteAnnouncement()}
        text={t.siteAnnouncementText()}
        {...announcement}
      >
        <div className="grid gap-4 md:grid-cols-2">
          <Field label={t.siteEnglish()} error={announcement.errors.en}>
            <Input
              name="en"
              dir="ltr"
              maxLength={300}
              defaultValue={announcement.typed("en", settings.announcement.en)}
            />
          </Field>
          <Field label={t.siteArabic()} error={announcement.errors.ar}>
            <Input
              name="ar"
              dir="rtl"
              maxLength={300}
              defaultValue={announcement.typed("ar", settings.announcement.ar)}
            />
          </Field>
        </div>
      </SettingForm>
      <SettingForm name="banned-words" title={t.siteWords()} text={t.siteWordsText()} {...words}>
        <Field label={t.siteWordsLabel()}>
          <Textarea
            name="words"
            rows={5}
            dir="auto"
            defaultValue={words.typed("words", settings["banned-words"].join("\n"))}
          />
        </Field>
      </SettingForm>
      <SettingForm name="featured-order" title={t.siteOrder()} text={t.siteOrderText()} {...order}>
        <Field label={t.siteOrderLabel()} error={order.errors.ids}>
          <Textarea
            name="ids"
            rows={4}
            dir="ltr"
            defaultValue={order.typed("ids", settings["featured-order"].join("\n"))}
          />
        </Field>
      </SettingForm>
      <SettingForm
        name="testimonials"
        title={t.siteTestimonials()}
        text={t.siteTestimonialsText()}
        {...of("testimonials")}
      >
        <Testimonials stored={settings.testimonials} {...of("testimonials")} />
      </SettingForm>
    </div>
  );
}

interface TestimonialsProps {
  stored: Setting<"testimonials">;
  errors: Record<string, string>;
  typed: (field: string, stored: string) => string;
}

/** The stored testimonials, and an empty one to add. */
function Testimonials({ stored, errors, typed }: TestimonialsProps) {
  const none = {
    name: { en: "", ar: "" },
    comment: { en: "", ar: "" },
    location: "Amman",
    rating: 5,
    avatar: null,
  };
  const ratings = [5, 4, 3, 2, 1].map((stars) => ({ value: String(stars), label: t.homeRating(stars) }));
  const cities = CITIES.map((city) => ({ value: city, label: placeLabel(city, t.language()) }));
  return (
    <ol className="grid gap-6">
      {[...stored, none].map(({ name, comment, location, rating, avatar }, i) => {
        const field = (id: string, value: string) => ({
          name: `${id}-${i}`,
          defaultValue: typed(`${id}-${i}`, value),
        });
        return (
          <li key={name.en} className="grid gap-3 border-t border-line pt-4 md:grid-cols-2">
            <input type="hidden" {...field("avatar", avatar ?? "")} />
            <Field label={t.siteNameEnglish()} error={errors[`name-en-${i}`]}>
              <Input {...field("name-en", name.en)} dir="ltr" />
            </Field>
            <Field label={t.siteNameArabic()} error={errors[`name-ar-${i}`]}>
              <Input {...field("name-ar", name.ar)} dir="rtl" />
            </Field>
            <Field label={t.siteCommentEnglish()} error={errors[`comment-en-${i}`]}>
              <Textarea {...field("comment-en", comment.en)} rows={2} dir="ltr" />
            </Field>
            <Field label={t.siteCommentArabic()} error={errors[`comment-ar-${i}`]}>
              <Textarea {...field("comment-ar", comment.ar)} rows={2} dir="rtl" />
            </Field>
            <Field label={t.siteCity()} error={errors[`location-${i}`]}>
              <Select {...field("location", location)} options={cities} />
            </Field>
            <Field label={t.siteRating()} error={errors[`rating-${i}`]}>
              <Select {...field("rating", String(rating))} options={ratings} />
            </Field>
          </li>
        );
      })}
    </ol>
  );
}

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
        <Button type="submit">{t.siteSave()}</Button>
      </div>
    </form>
  </Section>
);
