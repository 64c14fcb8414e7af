import type { MouseEventHandler, ReactNode } from "react";
import { Num } from "#src/ui/num.tsx";
import { Photo } from "#src/ui/photo.tsx";
import { t } from "#t";
import type { GalleryPhoto } from "./gallery-photo.ts";

interface GalleryThumbsProps {
  photos: GalleryPhoto[];
  at: number;
  /** Before the photos' own: of the slide of another kind. */
  lead?: ReactNode;
  show(to: number): MouseEventHandler;
}

const THUMBS = 6;
const THUMB = "w-18 flex-none md:w-auto";
const THUMB_LINK =
  "relative block aspect-[4/3] overflow-hidden rounded-[10px] aria-[current]:outline-2 aria-[current]:outline-solid aria-[current]:outline-action aria-[current]:outline-offset-1 noscript:outline-none! md:rounded-field md:aria-[current]:outline-3 md:aria-[current]:outline-offset-2";

/** Up to six small photos that lead to their slides; the last says how many more there are. */
export function GalleryThumbs({ photos, at, lead, show }: GalleryThumbsProps) {
  const shown = lead ? THUMBS - 1 : THUMBS;
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
        const rest = i === shown - 1 && more > 1;
        const current = i === Math.min(at, shown - 1);
        return (
          <li key={photo.id} className={THUMB}>
            <a
              href={`#photo-${i + 1}`}
              onClick={show(i)}
              aria-label={rest ? t.detailMorePhotos(i + 1, more - 1) : t.detailShowPhoto(i + 1)}
              aria-current={current || undefined}
              className={THUMB_LINK}
            >
              <Photo {...photo} alt="" sizes="(min-width: 48rem) 116px, 72px" />
              {rest && (
                <span className="absolute inset-0 grid place-items-center bg-shade/66 text-17 font-semibold text-white">
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
