import { jordanYear } from "#src/core/jordan-day.ts";
import type { CarCard } from "#src/features/cars/card.ts";
import Newsletter from "#src/features/newsletter/newsletter.island.tsx";
import type { NumberPlate } from "#src/features/plates/plate-json.ts";
import type { Testimonial } from "#src/features/site/schema.ts";
import { Island } from "#src/shell/island.tsx";
import { t } from "#t";
import HeroSearch, { type HeroSearchProps } from "./hero-search.island.tsx";
import HomeFilters from "./home-filters.island.tsx";
import type { HomeFigures } from "./figures.ts";
import { HomeBodies } from "./parts/bodies.tsx";
import { HomeFeatured } from "./parts/featured.tsx";
import { HomeFirstListing } from "./parts/first-listing.tsx";
import { HomeHero } from "./parts/hero.tsx";
import { HomeMap } from "./parts/map.tsx";
import { HomeNewsletter } from "./parts/newsletter.tsx";
import { HomePlates } from "./parts/plates.tsx";
import { HomePopular } from "./parts/popular.tsx";
import { HomeSection } from "./parts/home-section.tsx";
import { HomeServices } from "./parts/services.tsx";
import { HomeStats } from "./parts/stats.tsx";
import { HomeTestimonials } from "./parts/testimonials.tsx";
import { RecentlyViewed } from "#src/features/viewed/parts/recently-viewed.tsx";

export interface HomePageProps extends Omit<HeroSearchProps, "total"> {
  figures: HomeFigures;
  featured: CarCard[];
  plates: NumberPlate[];
  testimonials: Testimonial[];
  tab: "buy" | "sell";
  now: number;
}

/** The front door. */
export function HomePage({ figures, featured, plates, testimonials, tab, now, ...search }: HomePageProps) {
  const { totalCars: total, counts } = figures;
  const { year, bodyType, fuelType, transmission, features } = counts;
  return (
    <>
      <HomeHero cars={total} plates={counts.plates} tab={tab}>
        <Island name="hero-search" of={HeroSearch} when="interaction" props={{ ...search, total }} />
      </HomeHero>
      <div className="wrap flex flex-col gap-12 pb-14 md:gap-18 md:pb-18">
        <div>
          <HomePopular models={figures.popular} hasElectric={Boolean(fuelType["Electric"])} />
          <HomeStats {...figures} />
          {featured.length > 0 ? <HomeFeatured cars={featured} now={now} /> : <HomeFirstListing />}
        </div>
        <RecentlyViewed />
        <HomeSection title={t.homeBodies()} text={t.homeBodiesText()}>
          <div className="grid gap-4 md:gap-5 lg:grid-cols-[1fr_424px]">
            <HomeBodies counts={bodyType} />
            <Island
              name="home-filters"
              of={HomeFilters}
              when="interaction"
              className="[&>div]:h-full"
              props={{
                total,
                counts: { year, bodyType, fuelType, transmission, features },
                thisYear: jordanYear(now),
              }}
            />
          </div>
        </HomeSection>
        <HomeMap counts={counts.location} />
        {plates.length > 0 && <HomePlates plates={plates} />}
        <HomeServices />
        {testimonials.length > 0 && <HomeTestimonials testimonials={testimonials} />}
        <HomeNewsletter>
          <Island name="newsletter" of={Newsletter} when="interaction" props={{}} />
        </HomeNewsletter>
      </div>
    </>
  );
}
