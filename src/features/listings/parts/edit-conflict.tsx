import { useEffect, useRef } from "react";
import { photoIdOf, photoUrl } from "#src/features/photos/schema.ts";
import { Button, ButtonLink } from "#src/ui/button.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { t } from "#t";
import type { Difference } from "../edit-conflict.ts";

interface EditConflictProps {
  differences: Difference[];
  /** The page of the form, which opens with what is saved. */
  savedVersion: string;
  pending: boolean;
}

/** Stands in the form: its button saves what is typed in place of what others saved meanwhile. */
export function EditConflict({ differences, savedVersion, pending }: EditConflictProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView();
  }, [differences]);
  return (
    <div ref={box} tabIndex={-1} className="scroll-mt-4">
      <Notice tone="warn" role="alert" title={t.listingChangedMeanwhile()}>
        <p className="mt-1">{differences.length > 0 ? t.listingVersionsText() : t.listingVersionsSame()}</p>
        {differences.length > 0 && (
          <ul className="mt-4 grid gap-4">
            {differences.map((difference) => (
              <Versions key={difference.name} {...difference} />
            ))}
          </ul>
        )}
        <div className="mt-4 grid gap-3 sm:flex">
          <Button type="submit" pending={pending} pendingLabel={t.savingListing()}>
            {t.listingSaveYours()}
          </Button>
          <ButtonLink variant="outline" href={savedVersion}>
            {t.listingTakeSaved()}
          </ButtonLink>
        </div>
      </Notice>
    </div>
  );
}

const Versions = ({ kind, label, saved, yours }: Difference) => (
  <li className="border-t border-line pt-3">
    <p className="font-semibold">{label}</p>
    <dl className="mt-1 grid gap-3 sm:grid-cols-2">
      <Version title={t.listingYours()} kind={kind} texts={yours} />
      <Version title={t.listingSaved()} kind={kind} texts={saved} />
    </dl>
  </li>
);

const Version = ({ title, kind, texts }: { title: string; kind: Difference["kind"]; texts: string[] }) => (
  <div className="min-w-0">
    <dt className="text-13 text-ink-soft">{title}</dt>
    <dd className="whitespace-pre-line break-words">
      {kind === "photos" && texts.length > 0 ? (
        <Thumbnails addresses={texts} />
      ) : (
        <bdi>{t.searchAll(texts) || (kind === "photos" ? t.listingNoPhotos() : t.notSaid())}</bdi>
      )}
    </dd>
  </div>
);

const Thumbnails = ({ addresses }: { addresses: string[] }) => (
  <ol className="mt-1 flex flex-wrap gap-2">
    {addresses.map((address, i) => (
      <li key={address}>
        <img
          src={photoUrl(photoIdOf(address) ?? "", 320)}
          alt={t.photoName(i + 1)}
          width={72}
          height={54}
          className="h-13.5 w-18 rounded-field object-cover"
        />
      </li>
    ))}
  </ol>
);
