import { type KeyboardEvent, type MouseEvent, useCallback, useState } from "react";
import { flushSync } from "react-dom";
import { classNames } from "#src/ui/class-names.ts";
import { t } from "#t";
import { stepOf, useSlides } from "../use-slides.ts";
import type { GalleryPhoto } from "./gallery-photo.ts";
import { ZoomBar } from "./zoom-bar.tsx";
import { ZoomSlide } from "./zoom-slide.tsx";

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
