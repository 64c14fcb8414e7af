import { classNames } from "./class-names.ts";

/** The widths in pixels of a card's photo on phones and desktops, at usual and high densities. */
export const CARD_WIDTHS = [320, 640, 960];
const WIDTHS = [320, 480, 640, 960, 1280];

interface PhotoProps {
  id: string;
  width: number;
  height: number;
  /** A tiny picture as a data URL, shown while loading. */
  placeholder?: string;
  alt: string;
  sizes: string;
  widths?: readonly number[];
  eager?: boolean;
  className?: string;
  transition?: string;
}

export const Photo = ({
  id,
  width,
  height,
  placeholder,
  alt,
  sizes,
  widths,
  eager,
  className,
  transition,
}: PhotoProps) => (
  <img
    {...photoSource(id, sizes, widths)}
    width={width}
    height={height}
    alt={alt}
    loading={eager ? undefined : "lazy"}
    fetchPriority={eager ? "high" : undefined}
    className={classNames("photo", className)}
    style={{
      "--thumb": placeholder && `url(${placeholder})`,
      viewTransitionName: transition,
    }}
  />
);

// Set by the server at its start; the page passes it on to the browser.
let photosUrl = typeof document === "undefined" ? undefined : document.documentElement.dataset.photos;
export const loadPhotosFrom = (url: string | undefined): void => void (photosUrl = url?.replace(/\/$/, ""));
export const photosAddress = () => photosUrl;

/** The URL from which browsers load the picture; its address on the site is always `photoUrl`. */
export const photoSrc = (id: string, width: number): string =>
  `${photosUrl ?? "/photos"}/${id}-${width}.webp`;

export const photoSource = (id: string, sizes: string, widths: readonly number[] = WIDTHS) => ({
  src: photoSrc(id, 640),
  srcSet: widths.map((width) => `${photoSrc(id, width)} ${width}w`).join(","),
  sizes,
});

/** A listing photo's transition name, the same on every page. The last characters of an id are unique enough, and short. */
export const photoTransition = (id: string): string => `p-${id.slice(-8)}`;
