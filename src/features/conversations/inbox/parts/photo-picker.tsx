import { useState } from "react";
import { userMessage } from "#src/client/api.ts";
import { failureToast } from "#src/client/failure-toast.ts";
import { toast } from "#src/client/toast.ts";
import { PHOTO_TYPES } from "#src/features/photos/schema.ts";
import { preparePhoto, uploadPhoto } from "#src/features/photos/upload.ts";
import { Icon } from "#src/ui/icon.tsx";
import { IconButton } from "#src/ui/icon-button.tsx";
import { photoSrc } from "#src/ui/photo.tsx";
import { t } from "#t";
import { MAX_PHOTOS } from "../../schema.ts";

/** Uploads the chosen pictures at once; the form then sends their ids. */
export function PhotoPicker() {
  const [ids, setIds] = useState<string[]>([]);
  const [busy, setBusy] = useState(0);
  const add = async (file: File) => {
    setBusy((count) => count + 1);
    try {
      const { body } = await preparePhoto(file);
      const { id } = await uploadPhoto(body, file.name, () => undefined, new AbortController().signal);
      setIds((all) => [...new Set([...all, id])].slice(0, MAX_PHOTOS));
    } catch (error) {
      toast(failureToast(error, userMessage(error, t.messagePhotoFailed(file.name))));
    }
    setBusy((count) => count - 1);
  };
  return (
    <>
      {(ids.length > 0 || busy > 0) && (
        <ul className="flex w-full flex-wrap gap-2">
          {ids.map((id) => (
            <li key={id} className="relative">
              <input type="hidden" name="photos" value={id} />
              <img src={photoSrc(id, 320)} alt="" className="size-16 rounded-field object-cover" />
              <IconButton
                icon="x"
                label={t.uiRemove()}
                round
                iconSize={15}
                className="absolute! -end-3 -top-3"
                onClick={() => setIds((all) => all.filter((one) => one !== id))}
              />
            </li>
          ))}
          {busy > 0 && <Icon name="loader-circle" size={24} className="spin self-center" />}
        </ul>
      )}
      <label className="icon-btn -ms-3 size-12! noscript:hidden has-[:focus-visible]:focused">
        <span className="sr-only">{t.photosChoose()}</span>
        <Icon name="image-plus" size={22} />
        <input
          type="file"
          multiple
          accept={PHOTO_TYPES.join()}
          className="sr-only"
          disabled={ids.length + busy >= MAX_PHOTOS}
          onChange={({ currentTarget }) => {
            const chosen = [...(currentTarget.files ?? [])];
            const left = MAX_PHOTOS - ids.length - busy;
            if (chosen.length > left) toast({ title: t.messagePhotosTooMany(MAX_PHOTOS), tone: "bad" });
            for (const file of chosen.slice(0, left)) void add(file);
            currentTarget.value = "";
          }}
        />
      </label>
    </>
  );
}
