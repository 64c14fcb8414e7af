import { type KeyboardEvent, type MouseEvent, type ReactNode, useState, useSyncExternalStore } from "react";
import { classNames } from "#src/ui/class-names.ts";
import { stepOf, useSlides } from "../use-slides.ts";
import { GalleryControls } from "./gallery-controls.tsx";
import type { GalleryPhoto } from "./gallery-photo.ts";
import { GallerySlides } from "./gallery-slides.tsx";
import { GalleryThumbs } from "./gallery-thumbs.tsx";
import { GalleryZoom } from "./gallery-zoom.tsx";

interface GalleryProps {
  title: string;
  photos: GalleryPhoto[];
  /** A slide before the photos that is none, and its thumbnail. */
  lead?: { slide: ReactNode; thumb: ReactNode };
  transition?: string;
  /** The shape of the slides. */
  className: string;
}

const opensElsewhere = (event: MouseEvent) =>
  event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

const neverChanges = () => () => {};

/** A listing's pictures: swiped and linked without its script; with it arrows, a counter and the full screen. */
export function Gallery({ title, photos, lead, transition, className }: GalleryProps) {
  const { ref, at: slide, read, go } = useSlides<HTMLUListElement>();
  const [zoomed, setZoomed] = useState(false);
  const awake = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  const first = lead ? -1 : 0;
  const at = slide + first;

  const show = (to: number) => (event: MouseEvent) => {
    event.preventDefault();
    go(to - first);
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
    go(slide + step);
  };

  return (
    <>
      <div className={classNames("relative overflow-hidden bg-sand md:rounded-card", className)}>
        <GallerySlides
          {...{ title, photos, transition, awake, ref }}
          lead={lead?.slide}
          onScroll={read}
          onKeyDown={turn}
          onZoom={zoom}
        />
        <GalleryControls {...{ photos, at, first, show }} onZoom={zoom} />
      </div>
      {photos.length > 1 + first && <GalleryThumbs {...{ photos, at, show }} lead={lead?.thumb} />}
      {zoomed && (
        <GalleryZoom
          {...{ title, photos }}
          start={Math.max(0, at)}
          onClose={(last) => {
            setZoomed(false);
            go(last - first, "instant");
          }}
        />
      )}
    </>
  );
}
