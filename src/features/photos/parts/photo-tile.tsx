import type { PointerEvent } from "react";
import { Badge } from "#src/ui/badge.tsx";
import { classNames } from "#src/ui/class-names.ts";
import { IconButton } from "#src/ui/icon-button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { Photo } from "#src/ui/photo.tsx";
import { t } from "#t";
import { type PhotoJson, photoUrl } from "../schema.ts";

interface PhotoTileProps {
  photo: PhotoJson;
  place: number;
  count: number;
  dragged: boolean;
  coverless?: boolean;
  onDrag: (event: PointerEvent) => void;
  onMove: (to: number, action: string) => void;
  onRemove: () => void;
}

export function PhotoTile({
  photo,
  place,
  count,
  dragged,
  coverless,
  onDrag,
  onMove,
  onRemove,
}: PhotoTileProps) {
  const n = place + 1;
  const isCover = place === 0 && !coverless;
  const state = dragged ? "border-action edge-action opacity-60" : "border-line";
  return (
    <li
      data-drag-id={photo.id}
      style={{ "--place": place }}
      className={classNames(
        "relative order-[--place] flex flex-col rounded-card border bg-surface",
        isCover && "max-sm:col-span-full",
        state,
      )}
    >
      <div
        className="relative aspect-[4/3] cursor-grab overflow-hidden rounded-t-[15px] select-none active:cursor-grabbing"
        onPointerDown={(event) => event.pointerType === "mouse" && onDrag(event)}
      >
        <Photo
          {...photo}
          alt={t.photoName(n)}
          sizes={`(min-width: 40rem) 190px, ${isCover ? 91 : 45}vw`}
          className="pointer-events-none"
        />
      </div>
      {isCover && (
        <Badge tone="new" className="absolute top-2 start-2 pointer-events-none">
          {t.photoCover()}
        </Badge>
      )}
      <IconButton
        round
        icon="x"
        label={t.photoRemove(n)}
        data-act="remove"
        onClick={onRemove}
        className="absolute! top-0 end-0 noscript:hidden!"
      />
      <span
        aria-hidden
        title={t.photoDrag(n)}
        onPointerDown={onDrag}
        className="icon-btn-round absolute! end-0 bottom-11 cursor-grab touch-none text-ink-soft [@media(pointer:fine)]:hidden noscript:hidden"
      >
        <Icon name="grip-vertical" size={20} />
      </span>
      <PhotoSteps place={place} count={count} coverless={coverless} onMove={onMove} />
      <label className="hidden min-h-11 items-center gap-2 px-3 text-14 noscript:flex">
        <input
          type="checkbox"
          name="images"
          value={photoUrl(photo.id, 1280)}
          defaultChecked
          className="check"
        />
        {t.photoKeep(n)}
      </label>
    </li>
  );
}

type PhotoStepsProps = Pick<PhotoTileProps, "place" | "count" | "coverless" | "onMove">;

function PhotoSteps({ place, count, coverless, onMove }: PhotoStepsProps) {
  const n = place + 1;
  const isFirst = place === 0;
  const earlier = {
    act: "earlier",
    icon: "chevron-left",
    label: t.photoMoveEarlier(n),
    to: place - 1,
    off: isFirst,
  } as const;
  const cover = { act: "cover", icon: "star", label: t.photoMakeCover(n), to: 0, off: isFirst } as const;
  const later = {
    act: "later",
    icon: "chevron-right",
    label: t.photoMoveLater(n),
    to: n,
    off: n === count,
  } as const;
  return (
    <div className="flex noscript:hidden">
      {(coverless ? [earlier, later] : [earlier, cover, later]).map(({ act, icon, label, to, off }) => (
        // Disabled buttons stay focusable, so that the focus is not lost at either end.
        <button
          key={act}
          type="button"
          data-act={act}
          aria-label={label}
          aria-disabled={off || undefined}
          onClick={off ? undefined : () => onMove(to, act)}
          className={classNames(
            "grid h-11 min-w-0 flex-1 place-items-center rounded-field",
            !off && "text-ink-soft hover:bg-sand",
            off && (act === "cover" ? "text-action" : "text-ink-soft opacity-35"),
          )}
        >
          <Icon name={icon} size={20} flip={act !== "cover"} filled={act === "cover" && off} />
        </button>
      ))}
    </div>
  );
}
