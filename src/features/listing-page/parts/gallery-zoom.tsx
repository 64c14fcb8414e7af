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
  onClose(last: number): void;
}

const SCALE = 2.5;
const BUTTON = "text-white hover:bg-white/15!";
const ARROW = classNames(BUTTON, "disabled:opacity-35");

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
  const arrow = (icon: "chevron-left" | "chevron-right", label: string, to: number) => (
    <IconButton
      icon={icon}
      flip
      label={label}
      disabled={photos[to] === undefined}
      onClick={() => go(to)}
      className={ARROW}
    />
  );

  return (
    <dialog
      ref={openAtOnce}
      aria-label={title}
      onKeyDown={turn}
      onClose={() => onClose(at)}
      className="[--action:#fff] m-0 h-[var(--screen)] max-h-none w-screen rounded-none bg-black text-white"
    >
      <div className="flex h-15 flex-none items-center gap-1 px-2">
        <IconButton
          icon="x"
          label={t.uiClose()}
          onClick={(event) => event.currentTarget.closest("dialog")?.close()}
          className={BUTTON}
        />
        <Num className="me-auto px-2 text-15 font-medium">
          {at + 1} / {photos.length}
        </Num>
        {photos.length > 1 && (
          <>
            {arrow("chevron-left", t.detailPreviousPhoto(), at - 1)}
            {arrow("chevron-right", t.detailNextPhoto(), at + 1)}
          </>
        )}
        <IconButton
          icon="zoom-in"
          label={t.detailZoomIn()}
          aria-pressed={large}
          onClick={enlargeMiddle}
          className={classNames(BUTTON, large && "bg-white/15")}
        />
      </div>
      <ul
        ref={ref}
        onScroll={read}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- must be scrollable by keyboard
        tabIndex={0}
        aria-label={t.photosTitle()}
        className={classNames(
          "[outline-offset:-3px] flex min-h-0 flex-1 snap-x snap-mandatory scroll-smooth [scrollbar-width:none]",
          large ? "overflow-hidden" : "overflow-x-auto",
        )}
      >
        {photos.map(({ id, zoom, width, height }, i) => (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the toolbar's button does the same
          <li
            key={id}
            dir="ltr"
            onDoubleClick={enlargeHere}
            onPointerMove={drag}
            className={classNames(
              "h-full w-full flex-none snap-center snap-always [touch-action:pan-x_pan-y_pinch-zoom]",
              enlarged === i ? "cursor-grab overflow-auto" : "overflow-hidden",
            )}
          >
            {/* Only the current photo and its neighbors are loaded. */}
            {Math.abs(i - at) <= 1 && (
              <img
                src={zoom}
                width={width}
                height={height}
                alt={t.detailPhotoAlt(title, i + 1, photos.length)}
                draggable={false}
                className={classNames(
                  "max-w-none object-contain",
                  enlarged === i ? "h-[250%] w-[250%]" : "size-full",
                )}
              />
            )}
          </li>
        ))}
      </ul>
    </dialog>
  );
}

/** Moves the enlarged photo with a mouse; touch already pans and zooms. */
function drag(event: PointerEvent<HTMLElement>) {
  if (event.pointerType === "mouse" && event.buttons === 1)
    event.currentTarget.scrollBy(-event.movementX, -event.movementY);
}
