import type { MouseEvent, PointerEvent } from "react";
import { classNames } from "#src/ui/class-names.ts";
import type { GalleryPhoto } from "./gallery-photo.ts";

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
export const ZoomSlide = ({ photo, alt, near, enlarged, onEnlarge }: ZoomSlideProps) => (
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
