import type { Car } from "./car-json.ts";
import { OTHER } from "./catalogue.ts";
import { href } from "#src/i18n/paths.ts";
import { Island } from "#src/shell/island.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { NoPhoto } from "#src/ui/no-photo.tsx";
import { silhouetteOf } from "#src/ui/car-silhouette.tsx";
import { t } from "#t";
import { carName, searchFor } from "./car-terms.ts";
import { DetailTop } from "#src/features/listing-page/top.tsx";
import Gallery from "#src/features/listing-page/gallery.island.tsx";
import { galleryPhotos } from "#src/features/listing-page/parts/gallery.tsx";

export function CarTop({ car, url }: { car: Car; url: string }) {
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
    <DetailTop
      path={{ label: t.detailPath(), items }}
      back={{ href: known ? searchFor(["make", make]) : href("/search"), label: t.detailBack() }}
      share={{ url, title: carName(car) }}
      listing={car}
    />
  );
}

export function Photos({ car: { id, title, photos, bodyType } }: { car: Car }) {
  if (photos.length > 0)
    return (
      <Island
        name="gallery"
        of={Gallery}
        when="interaction"
        hold
        props={{ title, photos: galleryPhotos(photos), transition: `car-${id}` }}
      />
    );
  return (
    <div className="relative aspect-[4/3] overflow-hidden bg-sand md:rounded-card">
      <NoPhoto className="size-full" of={silhouetteOf(bodyType)} />
      <p className="absolute inset-x-0 bottom-4 text-center text-14 text-sand-ink">
        <Icon name="camera" size={16} className="me-1.5 inline" />
        {t.detailNoPhotos()}
      </p>
    </div>
  );
}
