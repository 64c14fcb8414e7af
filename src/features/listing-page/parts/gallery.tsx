import { type KeyboardEvent, type MouseEvent, type ReactNode, useState, useSyncExternalStore } from "react";
import { opensElsewhere } from "#src/client/opens-elsewhere.ts";
import { type PhotoJson, ZOOM_WIDTH } from "#src/features/photos/schema.ts";
import { classNames } from "#src/ui/class-names.ts";
import { IconLink } from "#src/ui/icon-button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { Num } from "#src/ui/num.tsx";
import { Photo, photoSrc } from "#src/ui/photo.tsx";
import { t } from "#t";
import { stepOf, useSlides } from "../use-slides.ts";
import { GalleryZoom } from "./gallery-zoom.tsx";

export interface GalleryPhoto extends PhotoJson {
  zoom: string;
}

/** Only the first photo has a placeholder, which is larger than the rest of a photo's markup. */
export const galleryPhotos = (photos: PhotoJson[]): GalleryPhoto[] =>
  photos.map((photo, at) => ({
    ...photo,
    placeholder: at === 0 ? photo.placeholder : "",
    zoom: photoSrc(photo.id, ZOOM_WIDTH),
  }));

interface GalleryProps {
  title: string;
  photos: GalleryPhoto[];
  lead?: { slide: ReactNode; thumb: ReactNode };
  transition?: string;
  className: string;
}

export const GALLERY_SIZES = "(min-width: 75rem) 752px, (min-width: 64rem) calc(100vw - 448px), 100vw";
/** Until the gallery is used, hidden slides load the small files of the thumbnails. */
const SIZES_ASLEEP = "(scripting: none) 100vw, 100px";
const SLIDE = "h-full w-full flex-none snap-center snap-always";

const neverChanges = () => () => {};

/** Slides and links work without scripts; scripts add arrows, a counter and a full screen. */
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
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys change the photo */}
        <ul
          ref={ref}
          onScroll={read}
          onKeyDown={turn}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- must be scrollable by keyboard
          tabIndex={0}
          aria-label={t.photosTitle()}
          className="flex h-full snap-x snap-mandatory overflow-x-auto overscroll-x-contain scroll-smooth [scrollbar-width:none] focus-visible:outline-offset--3"
        >
          {lead && (
            <li id="photo-0" className={SLIDE}>
              {lead.slide}
            </li>
          )}
          {photos.map((photo, i) => (
            <li key={photo.id} id={`photo-${i + 1}`} className={SLIDE}>
              <a href={photo.zoom} tabIndex={-1} onClick={zoom} className="block h-full cursor-zoom-in">
                <Photo
                  {...photo}
                  alt={t.detailPhotoAlt(title, i + 1, photos.length)}
                  sizes={i === 0 || awake ? GALLERY_SIZES : SIZES_ASLEEP}
                  eager={i === 0 && !lead}
                  transition={i === 0 ? transition : undefined}
                  className={photo.height > photo.width ? "object-contain!" : undefined}
                />
              </a>
            </li>
          ))}
        </ul>
        <Controls {...{ photos, at, first, show, zoom }} />
      </div>
      {photos.length > 1 + first && <Thumbs {...{ photos, at, show }} lead={lead?.thumb} />}
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

interface PartProps {
  photos: GalleryPhoto[];
  at: number;
  show(to: number): (event: MouseEvent) => void;
}

const ARROW = "noscript:hidden aria-disabled:pointer-events-none aria-disabled:opacity-35";

function Controls(props: PartProps & { first: 0 | -1; zoom(event: MouseEvent): void }) {
  const { photos, at, first, show, zoom } = props;
  const photo = photos[Math.max(0, at)] ?? photos[0];
  if (!photo) return null;
  const slides = photos.length - first;
  const count = `${at + 1 - first} / ${slides}`;
  const arrow = (icon: "chevron-left" | "chevron-right", label: string, to: number) => {
    const target = Math.min(Math.max(to, first), photos.length - 1);
    return (
      <IconLink
        icon={icon}
        flip
        label={label}
        {...(to === target
          ? { href: `#photo-${target + 1}` }
          : { role: "link", tabIndex: 0, "aria-disabled": true })}
        onClick={show(to)}
        className={ARROW}
      />
    );
  };
  return (
    <>
      <a
        href={photo.zoom}
        onClick={zoom}
        aria-label={`${t.detailFullScreen()} ${count}`}
        className="absolute end-3 bottom-3 inline-flex h-7 items-center gap-1.5 rounded-full bg-shade/72 px-2.5 text-13 font-medium text-white before:absolute before:-inset-2 before:content-[''] md:hidden"
      >
        <Icon name="camera" size={15} />
        <Num className="noscript:hidden">{count}</Num>
        <Num className="hidden noscript:inline">{t.formatNumber(slides)}</Num>
      </a>
      <div className="absolute end-4 bottom-4 flex items-center rounded-field bg-surface text-14 font-semibold shadow-raised max-md:hidden">
        {slides > 1 && (
          <>
            {arrow("chevron-left", t.detailPreviousPhoto(), at - 1)}
            <Num className="min-w-13 text-center noscript:hidden">{count}</Num>
            {arrow("chevron-right", t.detailNextPhoto(), at + 1)}
            {at >= 0 && <span className="h-5 w-px bg-line noscript:hidden" />}
          </>
        )}
        {at >= 0 && (
          <IconLink
            icon="expand"
            iconSize={19}
            label={t.detailFullScreen()}
            href={photo.zoom}
            onClick={zoom}
          />
        )}
      </div>
    </>
  );
}

const MAX_THUMBS = 6;
const THUMB = "w-18 flex-none md:w-auto";
const THUMB_LINK =
  "relative block aspect-[4/3] overflow-hidden rounded-[10px] aria-[current]:outline-2 aria-[current]:outline-solid aria-[current]:outline-action aria-[current]:outline-offset-1 noscript:outline-none! md:rounded-field md:aria-[current]:outline-3 md:aria-[current]:outline-offset-2";

function Thumbs({ photos, at, lead, show }: PartProps & { lead?: ReactNode }) {
  const shown = lead ? MAX_THUMBS - 1 : MAX_THUMBS;
  const more = photos.length - shown + 1;
  return (
    <ul className="mt-2 flex gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] md:mt-3 md:grid md:grid-cols-6 md:gap-3 md:overflow-visible md:p-0">
      {lead && (
        <li className={THUMB}>
          <a
            href="#photo-0"
            onClick={show(-1)}
            aria-label={t.detailShowPlate()}
            aria-current={at < 0 || undefined}
            className={THUMB_LINK}
          >
            {lead}
          </a>
        </li>
      )}
      {photos.slice(0, shown).map((photo, i) => {
        const hidesMore = i === shown - 1 && more > 1;
        return (
          <li key={photo.id} className={THUMB}>
            <a
              href={`#photo-${i + 1}`}
              onClick={show(i)}
              aria-label={hidesMore ? t.detailMorePhotos(i + 1, more - 1) : t.detailShowPhoto(i + 1)}
              aria-current={i === Math.min(at, shown - 1) || undefined}
              className={THUMB_LINK}
            >
              <Photo {...photo} alt="" sizes="(min-width: 48rem) 116px, 72px" />
              {hidesMore && (
                <span className="absolute inset-0 grid place-items-center bg-shade/72 text-17 font-semibold text-white">
                  <Num>+{more}</Num>
                </span>
              )}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
