import { jordanYear } from "#src/core/jordan-day.ts";
import type { CarCard as Card } from "#src/features/cars/card/card.ts";
import { CarCard } from "#src/features/cars/card/car-card.tsx";
import Newsletter from "#src/features/newsletter/newsletter.island.tsx";
import { SmallPlateCard } from "#src/features/plates/card/similar-plates.tsx";
import type { NumberPlate } from "#src/features/plates/plate-json.ts";
import type { Testimonial } from "#src/features/site/schema.ts";
import { RecentlyViewed } from "#src/features/viewed/parts/recently-viewed.tsx";
import { href } from "#src/i18n/paths.ts";
import { Island } from "#src/shell/island.tsx";
import { ButtonLink } from "#src/ui/button.tsx";
import { NoListingsDrawing } from "#src/ui/drawings.tsx";
import { EmptyState } from "#src/ui/empty-state.tsx";
import { t } from "#t";
import HeroSearch, { type HeroSearchProps } from "./hero-search.island.tsx";
import HomeFilters from "./home-filters.island.tsx";
import { HomeHero } from "./parts/hero.tsx";
import { CardRow, HomeSection, HomeServices, HomeTestimonials } from "./parts/sections.tsx";
import { HomeMap } from "./parts/map.tsx";
import { HomeBodies, HomePopular, HomeStats } from "./parts/market.tsx";
import type { HomeFigures } from "./queries.ts";

interface HomePageProps extends Omit<HeroSearchProps, "total"> {
  figures: HomeFigures;
  featured: Card[];
  plates: NumberPlate[];
  testimonials: Testimonial[];
  tab: "buy" | "sell";
  now: number;
}

export function HomePage({ figures, featured, plates, testimonials, tab, now, ...search }: HomePageProps) {
  const { totalCars: total, counts } = figures;
  const { year, bodyType, fuelType, transmission, features } = counts;
  return (
    <>
      <HomeHero cars={total} plates={figures.totalPlates} tab={tab}>
        <Island name="hero-search" of={HeroSearch} when="interaction" props={{ ...search, total }} />
      </HomeHero>
      <div className="wrap flex flex-col gap-12 pb-14 md:gap-18 md:pb-18">
        <div>
          <HomePopular models={figures.popular} hasElectric={Boolean(fuelType["Electric"])} />
          <HomeStats {...figures} />
          {featured.length === 0 ? (
            <FirstListing />
          ) : (
            <HomeSection
              title={t.homeFeatured()}
              text={t.homeFeaturedText()}
              all={{ href: href("/search"), label: t.homeViewAllCars() }}
              className="mt-12"
            >
              <CardRow items={featured}>
                {(car) => <CarCard car={car} now={now} sizes="(min-width: 1024px) 275px, 220px" />}
              </CardRow>
            </HomeSection>
          )}
        </div>
        <RecentlyViewed />
        <HomeSection title={t.homeBodies()} text={t.homeBodiesText()}>
          <div className="grid gap-4 md:gap-5 lg:grid-cols-[1fr_424px]">
            <HomeBodies counts={bodyType} />
            <Island
              name="home-filters"
              of={HomeFilters}
              when="interaction"
              hold
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
        {plates.length > 0 && (
          <HomeSection
            title={t.homePlates()}
            text={t.homePlatesText()}
            all={{ href: href("/number-plates"), label: t.homeViewAllPlates() }}
          >
            <CardRow items={plates}>{(plate) => <SmallPlateCard plate={plate} />}</CardRow>
          </HomeSection>
        )}
        <HomeServices />
        {testimonials.length > 0 && <HomeTestimonials testimonials={testimonials} />}
        <section className="mosaic relative overflow-hidden rounded-panel bg-sand p-5 md:p-10">
          <div className="relative grid items-center gap-x-16 gap-y-4 lg:grid-cols-2">
            <div>
              <h2 className="text-22 md:text-28">{t.newsletterTitle()}</h2>
              <p className="mt-1 text-ink-soft">{t.newsletterText()}</p>
            </div>
            <Island name="newsletter" of={Newsletter} when="interaction" hold props={{}} />
          </div>
        </section>
      </div>
    </>
  );
}

const FirstListing = () => (
  <div className="panel mt-12">
    <EmptyState
      drawing={<NoListingsDrawing />}
      title={t.homeNoCars()}
      text={t.homeNoCarsText()}
      action={
        <>
          <ButtonLink href={href("/list-car")} size={48}>
            {t.homeStartListing()}
          </ButtonLink>
          <ButtonLink href={href("/list-number-plate")} size={48} variant="outline">
            {t.listPlate()}
          </ButtonLink>
        </>
      }
    />
  </div>
);
