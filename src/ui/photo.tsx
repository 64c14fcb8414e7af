import { classNames } from "./class-names.ts";

const WIDTHS = [320, 480, 640, 960, 1280];

interface PhotoProps {
  id: string;
  width: number;
  height: number;
  /** A tiny picture as a data URL, shown while loading. */
  placeholder?: string;
  alt: string;
  sizes: string;
  eager?: boolean;
  className?: string;
  /** The name for view transitions between pages. */
  transition?: string;
}

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
