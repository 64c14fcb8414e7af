import { type DragEvent, useId, useRef, useState } from "react";
import { useListener } from "#src/client/use-listener.ts";
import { FieldError } from "#src/ui/field.tsx";
import { Num } from "#src/ui/num.tsx";
import { t } from "#t";
import type { PhotoList } from "../photo-order.ts";
import { PHOTOS } from "../schema.ts";
import { usePhotoActs } from "../use-photo-acts.ts";
import { useSharedFiles } from "../use-shared-files.ts";
import { usePhotoUploads } from "../use-photo-uploads.ts";
import { MissingPhotos, type PhotoIdea, ideasLeft } from "./missing-photos.tsx";
import { PhotoAddress, PhotoChooser } from "./photo-chooser.tsx";
import { PhotoTile } from "./photo-tile.tsx";
import { FailedUploads, UploadTile } from "./upload-tile.tsx";

interface PhotoPickerProps extends PhotoList {
  /** Called with true while uploads are running, so that the form can wait. */
  onBusy?: (busy: boolean) => void;
  error?: string;
  coverless?: boolean;
  /** Suggested photos in order; those without a photo are shown as missing. */
  ideas?: PhotoIdea[];
  /** Whether it takes what other apps share with the installed site. */
  takesShared?: boolean;
}

export function PhotoPicker({
  photos,
  onChange,
  max,
  onBusy,
  error,
  coverless,
  ideas = [],
  takesShared = false,
}: PhotoPickerProps) {
  const id = useId();
  const root = useRef<HTMLFieldSetElement>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const chosenIdea = useRef<string>(undefined);
  const [announcement, announce] = useState("");
  const list = { photos, onChange, max, announce };
  const { uploads, ideaOf, leftOut, add, hasAddress, retry, cancel } = usePhotoUploads({ ...list, onBusy });
  const { over, handlers } = useFileDrop(add);
  const underWay = uploads.filter((upload) => upload.error === null);
  const failed = uploads.filter((upload) => upload.error !== null);
  useSharedFiles(takesShared, underWay.length > 0, add);
  useListener("paste", ({ clipboardData }) => {
    const files = [...(clipboardData?.files ?? [])];
    if (files.length > 0) add(files);
  });
  const taken = photos.length + underWay.length;
  const takenIdeas = [...photos.map(({ id }) => ideaOf.get(id)), ...underWay.map(({ idea }) => idea)];
  const chooseFor = (idea: string) => {
    chooser.current?.click();
    chosenIdea.current = idea;
  };
  const { order, move, remove } = usePhotoActs({ ...list, coverless, root, chooser });

  return (
    <fieldset {...handlers} ref={root} id={PHOTOS} aria-label={t.photosTitle()} className="min-w-0">
      <div className="mb-3 flex items-start justify-between gap-4">
        <p id={`${id}-hint`} className="text-14 text-ink-soft">
          {coverless ? t.photosHintCoverless(max) : t.photosHint(max)}
        </p>
        <p className="count mt-0.5">
          <span aria-hidden>
            <Num>{t.photosCount(photos.length, max)}</Num>
          </span>
          <span className="sr-only">{t.photosCountSpoken(photos.length, max)}</span>
        </p>
      </div>
      <ol aria-label={t.photoPositions()} className="grid grid-cols-2 gap-3 sm:grid-cols-3 md:grid-cols-4">
        {photos.map((photo, index) => (
          <PhotoTile
            key={photo.id}
            photo={photo}
            coverless={coverless}
            place={order.placeOf(photo.id)}
            count={photos.length}
            dragged={order.dragged === photo.id}
            onDrag={(event) => order.begin(event, photo.id)}
            onMove={(to, action) => move(photo.id, to, action)}
            onRemove={() => remove(index)}
          />
        ))}
        {underWay.map((upload) => (
          <UploadTile key={upload.turn} upload={upload} onCancel={() => cancel(upload)} />
        ))}
        <PhotoChooser
          first={taken === 0}
          startsRow={(coverless ? taken : taken + 1) % 2 === 0}
          over={over}
          full={taken >= max}
          describedBy={error ? `${id}-hint ${id}-error` : `${id}-hint`}
          invalid={error !== undefined}
          ref={chooser}
          onOpen={() => (chosenIdea.current = undefined)}
          onFiles={(files) => add(files, chosenIdea.current)}
        />
      </ol>
      <FailedUploads uploads={failed} onRetry={retry} onCancel={cancel} />
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {leftOut > 0 && (
        <div className="panel sticky bottom-22 z-1 mt-3 px-3 pb-2">
          <FieldError>{t.photosLeftOut(leftOut, max)}</FieldError>
        </div>
      )}
      <MissingPhotos ideas={ideasLeft(ideas, takenIdeas)} onChoose={chooseFor} />
      {taken >= max ? (
        <p className="hint">{t.photosFull(max)}</p>
      ) : (
        <PhotoAddress has={hasAddress} onAdd={(url) => add([url])} />
      )}
      <output className="sr-only">{announcement}</output>
    </fieldset>
  );
}

function useFileDrop(onFiles: (files: File[]) => void) {
  const [over, setOver] = useState(false);
  const handlers = {
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes("Files")) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      onFiles([...event.dataTransfer.files]);
    },
  };
  return { over, handlers };
}
