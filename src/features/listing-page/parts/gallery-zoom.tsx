import { type KeyboardEvent, type MouseEvent, type PointerEvent, useCallback, useState } from "react";
import { flushSync } from "react-dom";
import { classNames } from "#src/ui/class-names.ts";
import { IconButton } from "#src/ui/icon-button.tsx";
import { Num } from "#src/ui/num.tsx";
import { t } from "#t";
import { stepOf, useSlides } from "../use-slides.ts";
import type { GalleryPhoto } from "./gallery.tsx";

interface GalleryZoomProps {
  title: string;
  photos: GalleryPhoto[];
  start: number;
  /** With the photo that was last in view. */
  onClose(last: number): void;
}

const SCALE = 2.5;

/** The photos on the whole screen; a double tap or the button enlarges the one in view. */
export function GalleryZoom({ title, photos, start, onClose }: GalleryZoomProps) {
  const { ref, track, at, read, go } = useSlides<HTMLUListElement>(start);
  const [enlarged, setEnlarged] = useState<number | null>(null);
  const large = enlarged === at;

  const openAtOnce = useCallback(
    (element: HTMLDialogElement | null) => {
      element?.showModal();
      go(start, "instant");
    },
    [start, go],
  );
  const enlarge = (box: Element, x: number, y: number) => {
    flushSync(() => setEnlarged(large ? null : at));
    box.scrollTo({ left: x * (SCALE - 1), top: y * (SCALE - 1), behavior: "instant" });
  };
  const enlargeHere = (event: MouseEvent<HTMLElement>) => {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    enlarge(event.currentTarget, event.clientX - left, event.clientY - top);
  };
  const enlargeMiddle = () => {
    const box = track.current?.children[at];
    if (box) enlarge(box, box.clientWidth / 2, box.clientHeight / 2);
  };
  const turn = (event: KeyboardEvent) => {
    const step = large ? 0 : stepOf(event.key, event.currentTarget);
    if (step === 0) return;
    event.preventDefault();
    go(at + step);
  };

  return (
    <dialog
      ref={openAtOnce}
      aria-label={title}
      onKeyDown={turn}
      onClose={() => onClose(at)}
      className="[--action:#fff] m-0 h-dvh max-h-none w-screen rounded-none bg-black text-white"
    >
      <ZoomBar at={at} count={photos.length} go={go} large={large} onEnlarge={enlargeMiddle} />
      <ul
        ref={ref}
        onScroll={read}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a row that scrolls has to take the keyboard
        tabIndex={0}
        aria-label={t.detailPhotos()}
        className={classNames(
          "[outline-offset:-3px] flex min-h-0 flex-1 snap-x snap-mandatory scroll-smooth [scrollbar-width:none]",
          large ? "overflow-hidden" : "overflow-x-auto",
        )}
      >
        {photos.map((photo, i) => (
          <ZoomSlide
            key={photo.id}
            photo={photo}
            alt={t.detailPhotoAlt(title, i + 1, photos.length)}
            near={Math.abs(i - at) <= 1}
            enlarged={enlarged === i}
            onEnlarge={enlargeHere}
          />
        ))}
      </ul>
    </dialog>
  );
}

interface ZoomBarProps {
  /** The photo in view, from 0, of so many. */
  at: number;
  count: number;
  go(to: number): void;
  /** Whether it is enlarged. */
  large: boolean;
  onEnlarge(): void;
}

const BUTTON = "text-white hover:bg-white/15!";
const ARROW = classNames(BUTTON, "disabled:opacity-35");

/** Over the photos on the whole screen: close, where one is, the arrows and the glass. */
const ZoomBar = ({ at, count, go, large, onEnlarge }: ZoomBarProps) => (
  <div className="flex h-15 flex-none items-center gap-1 px-2">
    <IconButton
      icon="x"
      label={t.uiClose()}
      onClick={(event) => event.currentTarget.closest("dialog")?.close()}
      className={BUTTON}
    />
    <Num className="me-auto px-2 text-15 font-medium">
      {at + 1} / {count}
    </Num>
    {count > 1 && (
      <>
        <IconButton
          icon="chevron-left"
          flip
          label={t.detailPreviousPhoto()}
          disabled={at === 0}
          onClick={() => go(at - 1)}
          className={ARROW}
        />
        <IconButton
          icon="chevron-right"
          flip
          label={t.detailNextPhoto()}
          disabled={at === count - 1}
          onClick={() => go(at + 1)}
          className={ARROW}
        />
      </>
    )}
    <IconButton
      icon="zoom-in"
      label={t.detailZoomIn()}
      aria-pressed={large}
      onClick={onEnlarge}
      className={classNames(BUTTON, large && "bg-white/15")}
    />
  </div>
);

interface ZoomSlideProps {
  photo: GalleryPhoto;
  alt: string;
  /** In view or next to it: only then its file is fetched. */
  near: boolean;
  enlarged: boolean;
  onEnlarge(event: MouseEvent<HTMLElement>): void;
}

/** Drags the enlarged photo with a mouse; fingers pan and pinch by themselves. */
function drag(event: PointerEvent<HTMLElement>) {
  if (event.pointerType === "mouse" && event.buttons === 1)
    event.currentTarget.scrollBy(-event.movementX, -event.movementY);
}

/** One photo on the whole screen; enlarged, it scrolls within its slide. */
const ZoomSlide = ({ photo, alt, near, enlarged, onEnlarge }: ZoomSlideProps) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the button of the bar does the same
  <li
    dir="ltr"
    onDoubleClick={onEnlarge}
    onPointerMove={drag}
    className={classNames(
      "h-full w-full flex-none snap-center snap-always [touch-action:pan-x_pan-y_pinch-zoom]",
      enlarged ? "cursor-grab overflow-auto" : "overflow-hidden",
    )}
  >
    {near && (
      <img
        src={photo.zoom}
        width={photo.width}
        height={photo.height}
        alt={alt}
        draggable={false}
        className={classNames("max-w-none object-contain", enlarged ? "h-[250%] w-[250%]" : "size-full")}
      />
    )}
  </li>
);
