import { type KeyboardEvent, type MouseEvent, useState, useSyncExternalStore } from "react";
import { GalleryControls } from "./parts/gallery-controls.tsx";
import { GallerySlides } from "./parts/gallery-slides.tsx";
import { GalleryThumbs } from "./parts/gallery-thumbs.tsx";
import { GalleryZoom } from "./parts/gallery-zoom.tsx";
import { stepOf, useSlides } from "./use-slides.ts";
import type { GalleryPhoto } from "./parts/gallery-photo.ts";

interface GalleryProps {
  carId: string;
  title: string;
  photos: GalleryPhoto[];
}

const opensElsewhere = (event: MouseEvent) =>
  event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

const neverChanges = () => () => {};

/** The car's photos: swiped and linked without this script; with it arrows, a counter and the full screen. */
export default function Gallery({ carId, title, photos }: GalleryProps) {
  const { ref, at, read, go } = useSlides<HTMLUListElement>();
  const [zoomed, setZoomed] = useState(false);
  const awake = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );

  const show = (to: number) => (event: MouseEvent) => {
    event.preventDefault();
    go(to);
  };
  const zoom = (event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    setZoomed(true);
  };
  const turn = (event: KeyboardEvent) => {
    const step = stepOf(event.key, event.currentTarget);
    if (step === 0) return;
    event.preventDefault();
    go(at + step);
  };

  return (
    <>
      <div className="relative aspect-[4/3] overflow-hidden bg-sand md:rounded-card">
        <GallerySlides
          {...{ carId, title, photos, awake, ref }}
          onScroll={read}
          onKeyDown={turn}
          onZoom={zoom}
        />
        <GalleryControls photos={photos} at={at} show={show} onZoom={zoom} />
      </div>
      {photos.length > 1 && <GalleryThumbs photos={photos} at={at} show={show} />}
      {zoomed && (
        <GalleryZoom
          {...{ title, photos }}
          start={at}
          onClose={(last) => {
            setZoomed(false);
            go(last, "instant");
          }}
        />
      )}
    </>
  );
}
