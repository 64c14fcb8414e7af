import { IconButton } from "#src/ui/icon-button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { Progress } from "#src/ui/progress.tsx";
import { t } from "#t";
import type { Upload } from "../use-photo-uploads.ts";

export function UploadTile({ upload, onCancel }: { upload: Upload; onCancel: () => void }) {
  const { name, preview, part, waits, source } = upload;
  const sent = part >= 1 || typeof source === "string";
  return (
    <li className="relative order-1000 flex flex-col rounded-card border border-line bg-surface">
      <div className="relative grid aspect-[4/3] place-items-center overflow-hidden rounded-t-[15px] bg-sand text-faint">
        {preview ? (
          <img src={preview} alt="" className="photo opacity-60" />
        ) : (
          <Icon name="camera" size={28} className="breathe" />
        )}
      </div>
      <IconButton
        round
        icon="x"
        label={t.photoCancel(name)}
        onClick={onCancel}
        className="absolute! top-0 end-0"
      />
      <div className="flex h-11 min-w-0 flex-col justify-center gap-1.5 px-3 text-12 text-ink-soft">
        <span className="flex items-center gap-1.5">
          {waits ? (
            t.photoWaits(waits)
          ) : sent ? (
            <>
              <Icon name="loader-circle" size={14} className="spin" />
              {t.saving()}
            </>
          ) : (
            <bdi className="truncate">{name}</bdi>
          )}
        </span>
        {!waits && <Progress value={sent ? 1 : part} label={t.photoUploading(name)} />}
      </div>
    </li>
  );
}

interface FailedUploadsProps {
  uploads: Upload[];
  onRetry: (upload: Upload) => void;
  onCancel: (upload: Upload) => void;
}

const intoView = (element: Element | null) => element?.scrollIntoView({ block: "nearest" });

export const FailedUploads = ({ uploads, onRetry, onCancel }: FailedUploadsProps) =>
  uploads.length > 0 && (
    <ul className="mt-3 grid gap-2">
      {uploads.map((upload) => (
        <li
          key={upload.turn}
          ref={intoView}
          className="flex items-start gap-3 rounded-field bg-bad-tint p-2 ps-3"
        >
          {upload.preview ? (
            <img src={upload.preview} alt="" className="mt-1 size-11 flex-none rounded-[8px] object-cover" />
          ) : (
            <Icon name="circle-alert" size={20} className="mt-3 text-bad" />
          )}
          <p className="min-w-0 flex-1 self-center py-2 text-14 wrap-anywhere">{upload.error}</p>
          {upload.mayRetry && (
            <IconButton
              icon="rotate-ccw"
              label={t.photoTryAgainNamed(upload.name)}
              onClick={() => onRetry(upload)}
            />
          )}
          <IconButton icon="x" label={t.photoDismiss(upload.name)} onClick={() => onCancel(upload)} />
        </li>
      ))}
    </ul>
  );
