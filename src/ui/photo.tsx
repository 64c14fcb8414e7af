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

export const Photo = ({ id, placeholder, alt, eager, className, transition, ...image }: PhotoProps) => (
  <img
    src={`/photos/${id}-640.webp`}
    srcSet={WIDTHS.map((w) => `/photos/${id}-${w}.webp ${w}w`).join(",")}
    {...image}
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
