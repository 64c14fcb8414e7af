import type { ReactNode } from "react";
import { classNames } from "#src/ui/class-names.ts";
import { href } from "#src/i18n/paths.ts";
import { Icon } from "#src/ui/icon.tsx";
import type { IconName } from "#src/ui/icons.ts";
import { t } from "#t";
import { photoUrl } from "#src/features/photos/schema.ts";
import { placeLabel } from "#src/features/places/places.ts";
import type { Testimonial } from "#src/features/site/schema.ts";
import { Avatar } from "#src/ui/avatar.tsx";

interface HomeSectionProps {
  title: string;
  text?: string;
  all?: { href: string; label: string };
  className?: string;
  children: ReactNode;
}

export const HomeSection = ({ title, text, all, className, children }: HomeSectionProps) => (
  <section className={className}>
    <div className="mb-4 flex items-center justify-between gap-x-4 max-md:flex-wrap md:mb-6 md:items-end">
      <div>
        <h2 className="text-22 md:text-28">{title}</h2>
        {text && <p className={classNames("mt-1 text-ink-soft", all && "max-md:hidden")}>{text}</p>}
      </div>
      {all && (
        <a href={all.href} className="link md:flex-none">
          {all.label}
          <i className="i-lucide-arrow-right flip size-4" />
        </a>
      )}
    </div>
    {children}
  </section>
);

/** A row of cards: swiped on a phone, four per row on a desktop. */
export const CardRow = <T extends { id: string }>(props: {
  items: T[];
  children: (item: T) => ReactNode;
}) => (
  <ul className="-mx-4 flex snap-x gap-3 overflow-x-auto px-4 pt-1 pb-5 [scroll-padding-inline:16px] [scrollbar-width:none] md:mx-0 md:gap-5 md:px-0 lg:grid lg:grid-cols-4 lg:gap-y-6 lg:overflow-visible lg:p-0">
    {props.items.map((item) => (
      <li
        key={item.id}
        className="grid w-72.5 max-w-[85vw] flex-none snap-start lg:w-auto lg:max-w-none [&_article_ul]:grid!"
      >
        {props.children(item)}
      </li>
    ))}
  </ul>
);

export function HomeServices() {
  const services: { icon: IconName; title: string; text: string; link: string; guide: string }[] = [
    {
      icon: "circle-check",
      title: t.homeInspection(),
      text: t.homeInspectionText(),
      link: t.homeInspectionLink(),
      guide: "inspection",
    },
    {
      icon: "wallet",
      title: t.homeFinancing(),
      text: t.homeFinancingText(),
      link: t.homeFinancingLink(),
      guide: "financing",
    },
    {
      icon: "file-text",
      title: t.homeDocuments(),
      text: t.homeDocumentsText(),
      link: t.helpReadGuide(),
      guide: "ownership-transfer",
    },
  ];
  return (
    <HomeSection title={t.homeServices()} text={t.homeServicesText()}>
      <ul className="grid gap-3 md:gap-5 lg:grid-cols-3">
        {services.map(({ icon, title, text, link, guide }) => (
          <li key={guide} className="panel relative flex gap-4 p-4 hover:border-field lg:flex-col lg:p-6">
            <span className="grid size-12 flex-none place-items-center rounded-field bg-tint text-action">
              <Icon name={icon} size={24} />
            </span>
            <div className="flex flex-1 flex-col items-start">
              <h3 className="text-18">{title}</h3>
              <p className="mt-1 mb-2 text-15 text-ink-soft">{text}</p>
              <a
                href={href(`/guides/${guide}`)}
                className="link mt-auto after:absolute after:inset-0 after:rounded-card after:content-['']"
              >
                {link}
                <i className="i-lucide-arrow-right flip size-4" />
              </a>
            </div>
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}

const STARS = [1, 2, 3, 4, 5];

export const HomeTestimonials = ({ testimonials }: { testimonials: Testimonial[] }) => (
  <HomeSection title={t.homeTestimonials()}>
    <ul className="grid gap-3 md:gap-5 lg:grid-cols-3">
      {testimonials.map((testimonial) => (
        <li className="grid" key={testimonial.name.en}>
          <Card {...testimonial} />
        </li>
      ))}
    </ul>
  </HomeSection>
);

function Card({ name, location, rating, comment, avatar }: Testimonial) {
  const lang = t.language();
  return (
    <figure className="panel flex flex-col gap-4 p-5 md:p-6">
      <p className="flex gap-1 text-amber" role="img" aria-label={t.homeRating(rating)}>
        {STARS.map((star) => (
          <i
            key={star}
            className={star <= rating ? "i-lucide-star-filled" : "i-lucide-star-filled opacity-35"}
          />
        ))}
      </p>
      <blockquote className="text-16">{comment[lang]}</blockquote>
      <figcaption className="mt-auto flex items-center gap-3">
        {avatar ? (
          <img
            src={photoUrl(avatar, 320)}
            width={44}
            height={44}
            alt=""
            loading="lazy"
            className="photo size-11 rounded-full"
          />
        ) : (
          <Avatar name={name[lang]} />
        )}
        <span>
          <b className="block text-15">{name[lang]}</b>
          <span className="block text-13 text-ink-soft">{placeLabel(location, lang)}</span>
        </span>
      </figcaption>
    </figure>
  );
}
