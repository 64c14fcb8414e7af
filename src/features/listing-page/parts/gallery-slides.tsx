import type { KeyboardEventHandler, MouseEventHandler, ReactNode, Ref } from "react";
import { Photo } from "#src/ui/photo.tsx";
import { t } from "#t";
import type { GalleryPhoto } from "./gallery-photo.ts";

interface GallerySlidesProps {
  title: string;
  photos: GalleryPhoto[];
  /** A slide of another kind before the photos. */
  lead?: ReactNode;
  /** The first photo's name in the view transition from its card. */
  transition?: string;
  /** Somebody has touched the gallery and will want to see more of it. */
  awake: boolean;
  ref: Ref<HTMLUListElement>;
  onScroll(): void;
  onKeyDown: KeyboardEventHandler;
  onZoom: MouseEventHandler;
}

const SIZES = "(min-width: 75rem) 752px, (min-width: 64rem) calc(100vw - 448px), 100vw";
/** Until then browsers take for the slides out of view the small files that the thumbnails show anyway. */
const ASLEEP = "(scripting: none) 100vw, 100px";

const SLIDE = "h-full w-full flex-none snap-center snap-always";

/** Photos side by side that snap into place; each leads to its largest file. */
export function GallerySlides({
  title,
  photos,
  lead,
  transition,
  awake,
  ref,
  onScroll,
  onKeyDown,
  onZoom,
}: GallerySlidesProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its arrow keys turn the photos
    <ul
      ref={ref}
      onScroll={onScroll}
      onKeyDown={onKeyDown}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a row that scrolls has to take the keyboard
      tabIndex={0}
      aria-label={t.detailPhotos()}
      className="flex h-full snap-x snap-mandatory overflow-x-auto overscroll-x-contain scroll-smooth [scrollbar-width:none] focus-visible:outline-offset--3"
    >
      {lead && (
        <li id="photo-0" className={SLIDE}>
          {lead}
        </li>
      )}
      {photos.map((photo, at) => (
        <li key={photo.id} id={`photo-${at + 1}`} className={SLIDE}>
          <a href={photo.zoom} tabIndex={-1} onClick={onZoom} className="block h-full cursor-zoom-in">
            <Photo
              {...photo}
              alt={t.detailPhotoAlt(title, at + 1, photos.length)}
              sizes={at === 0 || awake ? SIZES : ASLEEP}
              eager={at === 0 && !lead}
              transition={at === 0 ? transition : undefined}
              className={photo.height > photo.width ? "object-contain!" : undefined}
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
