import type { CarJson } from "#src/features/cars/car-json.ts";
import { OTHER } from "#src/features/cars/catalogue.ts";
import { photoUrl, ZOOM_WIDTH } from "#src/features/photos/schema.ts";
import { href } from "#src/i18n/paths.ts";
import { Island } from "#src/shell/island.tsx";
import { Crumbs } from "#src/ui/crumbs.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { NoPhoto } from "#src/ui/no-photo.tsx";
import { t } from "#t";
import { carName, searchFor } from "./car-words.ts";
import Gallery from "./gallery.island.tsx";
import Share from "./share.island.tsx";

/** The way here and the share button; on a phone both lie over the photos. */
export function TopLine({ car, url }: { car: CarJson; url: string }) {
  const { make, model, year } = car;
  const known = make !== OTHER;
  const items = [
    { label: t.detailCars(), href: href("/search") },
    ...(known ? [{ label: t.makeLabel(make), href: searchFor(["make", make]) }] : []),
    ...(known && model !== OTHER
      ? [
          {
            label: <bdi dir="auto">{t.modelLabel(make, model)}</bdi>,
            href: searchFor(["make", make], ["model", model]),
          },
        ]
      : []),
    { label: <bdi dir="auto">{`${t.modelLabel(make, model)} ${year}`}</bdi> },
  ];
  return (
    <div className="pointer-events-none flex items-center gap-2 max-md:absolute max-md:inset-x-0 max-md:top-3 max-md:z-1 md:h-14 md:*:pointer-events-auto lg:col-span-2">
      <div className="min-w-0 max-md:hidden">
        <Crumbs label={t.detailPath()} items={items} />
      </div>
      <a
        href={known ? searchFor(["make", make]) : href("/search")}
        aria-label={t.detailBack()}
        className="pointer-events-auto grid size-11 place-items-center rounded-full bg-surface shadow-raised md:hidden"
      >
        <Icon name="chevron-left" size={21} flip />
      </a>
      <Island
        name="share"
        of={Share}
        when="interaction"
        hold
        className="ms-auto"
        props={{ url, title: carName(car) }}
      />
    </div>
  );
}

/** The gallery; only the first photo brings its placeholder, which weighs more than the rest of its markup. */
export function Photos({ car: { id, title, photos, bodyType } }: { car: CarJson }) {
  if (photos.length > 0) {
    const light = photos.map((photo, at) => ({
      ...photo,
      placeholder: at === 0 ? photo.placeholder : "",
      zoom: photoUrl(photo.id, ZOOM_WIDTH),
    }));
    return (
      <Island
        name="gallery"
        of={Gallery}
        when="interaction"
        hold
        props={{ carId: id, title, photos: light }}
      />
    );
  }
  return (
    <div className="relative aspect-[4/3] overflow-hidden bg-sand md:rounded-card">
      <NoPhoto className="size-full" body={bodyType} />
      <p className="absolute inset-x-0 bottom-4 text-center text-14 text-sand-ink">
        <Icon name="camera" size={16} className="me-1.5 inline" />
        {t.detailNoPhotos()}
      </p>
    </div>
  );
}
