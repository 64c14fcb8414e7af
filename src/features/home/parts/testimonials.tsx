import { photoUrl } from "#src/features/photos/schema.ts";
import { placeLabel } from "#src/features/places/places.ts";
import type { Testimonial } from "#src/features/site/schema.ts";
import { Avatar } from "#src/ui/avatar.tsx";
import { t } from "#t";
import { HomeSection } from "./home-section.tsx";

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
