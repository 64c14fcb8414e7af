import type { MouseEventHandler } from "react";
import { Icon } from "#src/ui/icon.tsx";
import { IconLink } from "#src/ui/icon-button.tsx";
import { Num } from "#src/ui/num.tsx";
import { t } from "#t";
import type { GalleryPhoto } from "./gallery-photo.ts";

interface GalleryControlsProps {
  photos: GalleryPhoto[];
  /** The photo in view; before the first is the slide of another kind, where there is one. */
  at: number;
  first: 0 | -1;
  show(to: number): MouseEventHandler;
  onZoom: MouseEventHandler;
}

const ARROW = "noscript:hidden aria-disabled:pointer-events-none aria-disabled:opacity-35";

/** In one corner: on a phone the count, on a desktop the arrows around it, and the full screen. */
export function GalleryControls({ photos, at, first, show, onZoom }: GalleryControlsProps) {
  const photo = photos[Math.max(0, at)] ?? photos[0];
  if (!photo) return null;
  const slides = photos.length - first;
  const count = `${at + 1 - first} / ${slides}`;
  const zooms = at >= 0;
  return (
    <>
      <a
        href={photo.zoom}
        onClick={onZoom}
        aria-label={`${t.detailFullScreen()}, ${count}`}
        className="absolute end-3 bottom-3 inline-flex h-7 items-center gap-1.5 rounded-full bg-shade/78 px-2.5 text-13 font-medium text-white before:absolute before:-inset-2 before:content-[''] md:hidden"
      >
        <Icon name="camera" size={15} />
        <Num className="noscript:hidden">{count}</Num>
      </a>
      <div className="absolute end-4 bottom-4 flex items-center rounded-field bg-surface text-14 font-semibold shadow-raised max-md:hidden">
        {slides > 1 && (
          <>
            <IconLink
              icon="chevron-left"
              flip
              label={t.detailPreviousPhoto()}
              href={`#photo-${Math.max(first + 1, at)}`}
              onClick={show(at - 1)}
              aria-disabled={at === first || undefined}
              className={ARROW}
            />
            <Num className="min-w-13 text-center noscript:hidden">{count}</Num>
            <IconLink
              icon="chevron-right"
              flip
              label={t.detailNextPhoto()}
              href={`#photo-${Math.min(photos.length, at + 2)}`}
              onClick={show(at + 1)}
              aria-disabled={at === photos.length - 1 || undefined}
              className={ARROW}
            />
            {zooms && <span className="h-5 w-px bg-line noscript:hidden" />}
          </>
        )}
        {zooms && (
          <IconLink
            icon="expand"
            iconSize={19}
            label={t.detailFullScreen()}
            href={photo.zoom}
            onClick={onZoom}
          />
        )}
      </div>
    </>
  );
}
