import { classNames } from "./class-names.ts";

const WIDTHS = [320, 480, 640, 960, 1280];

interface PhotoProps {
  id: string;
  width: number;
  height: number;
  /** A tiny picture as a data address, shown until the photo is there. */
  placeholder?: string;
  alt: string;
  /** How wide it is drawn, for the browser to choose a file: "(min-width: 64rem) 264px, 100vw". */
  sizes: string;
  /** For the first picture of a page: fetched at once and first. */
  eager?: boolean;
  className?: string;
  /** A name shared by the same photo on two pages, for the view transition between them. */
  transition?: string;
}

/** One of our photos at the width the screen needs; it fills its box. */
export function Photo({
  id,
  width,
  height,
  placeholder,
  alt,
  sizes,
  eager,
  className,
  transition,
}: PhotoProps) {
  return (
    <img
      src={`/photos/${id}-640.webp`}
      srcSet={WIDTHS.map((w) => `/photos/${id}-${w}.webp ${w}w`).join(",")}
      sizes={sizes}
      width={width}
      height={height}
      alt={alt}
      loading={eager ? undefined : "lazy"}
      fetchPriority={eager ? "high" : undefined}
      decoding="async"
      className={classNames("photo", className)}
      style={{
        "--thumb": placeholder && `url("${placeholder}")`,
        viewTransitionName: transition,
      }}
    />
  );
}
