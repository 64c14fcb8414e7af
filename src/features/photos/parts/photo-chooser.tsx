import { type Ref, useState } from "react";
import { Button } from "#src/ui/button.tsx";
import { classNames } from "#src/ui/class-names.ts";
import { Field } from "#src/ui/field.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { Input } from "#src/ui/input.tsx";
import { t } from "#t";

interface PhotoChooserProps {
  first: boolean;
  /** On phones, which have two columns and a cover as wide as both. */
  startsRow: boolean;
  over: boolean;
  full: boolean;
  describedBy: string;
  invalid: boolean;
  ref: Ref<HTMLInputElement>;
  onOpen: () => void;
  onFiles: (files: File[]) => void;
}

/** The file input; without scripts its files are sent with the form. */
export function PhotoChooser(props: PhotoChooserProps) {
  const { first, startsRow, over, full, describedBy, invalid, ref, onOpen, onFiles } = props;
  return (
    <li
      className={classNames(
        "noscript:col-span-full",
        first ? "col-span-full" : "order-1001",
        startsRow && "max-sm:col-span-full",
        full && "hidden",
      )}
    >
      <label
        className={classNames(
          "flex h-full flex-col items-center justify-center gap-1 rounded-card border-2 border-dashed p-4 text-center has-[:focus-visible]:focused hover:border-action hover:bg-tint",
          first ? "min-h-50" : "min-h-40",
          over ? "border-action bg-tint" : invalid ? "border-bad" : "border-field",
        )}
      >
        <span
          className={classNames(
            "mb-1 grid place-items-center rounded-full bg-tint text-action",
            first ? "size-16" : "size-12",
          )}
        >
          <Icon name="image-plus" size={first ? 30 : 24} />
        </span>
        <span className="font-semibold text-action">{first ? t.photosChoose() : t.photosMore()}</span>
        {first && (
          <span className="text-14 text-ink-soft [@media(pointer:coarse)]:hidden">{t.photosDropHere()}</span>
        )}
        <input
          ref={ref}
          type="file"
          name="photos"
          multiple
          accept="image/*"
          aria-describedby={describedBy}
          aria-invalid={invalid || undefined}
          className="sr-only noscript:not-sr-only noscript:max-w-full noscript:text-14"
          onClick={onOpen}
          onChange={({ currentTarget }) => {
            onFiles([...(currentTarget.files ?? [])]);
            // So that the same file can be chosen again, and the form does not send it as well.
            currentTarget.value = "";
          }}
        />
      </label>
    </li>
  );
}

interface PhotoAddressProps {
  has: (url: string) => boolean;
  onAdd: (url: string) => void;
}

export function PhotoAddress({ has, onAdd }: PhotoAddressProps) {
  const [typed, setTyped] = useState("");
  const [error, setError] = useState<string>();
  const add = (): void => {
    const url = typed.trim();
    if (url === "") return;
    if (has(url)) return setError(t.photoThereAlready());
    onAdd(url);
    setTyped("");
  };
  return (
    <div className="mt-4 flex items-end gap-2 noscript:hidden">
      <Field label={t.photoAddressLabel()} error={error} className="min-w-0 flex-1">
        <Input
          type="url"
          value={typed}
          placeholder="https://"
          autoComplete="off"
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            setError(undefined);
          }}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            // Enter would submit the surrounding form.
            event.preventDefault();
            add();
          }}
        />
      </Field>
      <Button variant="outline" size={48} onClick={add} className={error && "mb-7"}>
        {t.photoAddressAdd()}
      </Button>
    </div>
  );
}
