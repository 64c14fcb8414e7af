import { useEffect, useRef } from "react";
import { photoIdOf, photoUrl } from "#src/features/photos/schema.ts";
import { Button, ButtonLink } from "#src/ui/button.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { t } from "#t";
import type { Difference } from "../life-cycle/edit-conflict.ts";

interface EditConflictProps {
  differences: Difference[];
  /** The address of the form, which opens with the saved values. */
  savedVersion: string;
  pending: boolean;
}

/** A notice in the edit form. Its button submits the form, which overwrites other changes. */
export function EditConflict({ differences, savedVersion, pending }: EditConflictProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView();
  }, [differences]);
  const differs = differences.length > 0;
  return (
    <div ref={box} tabIndex={-1} className="scroll-mt-4">
      <Notice tone="warn" role="alert" title={t.listingChangedMeanwhile()}>
        <p className="mt-1">{differs ? t.listingVersionsText() : t.listingVersionsSame()}</p>
        {differs && (
          <ul className="mt-4 grid gap-4">
            {differences.map((difference) => (
              <Versions key={difference.name} {...difference} />
            ))}
          </ul>
        )}
        <div className="mt-4 grid gap-3 sm:flex">
          <Button type="submit" pending={pending} pendingLabel={t.saving()}>
            {differs ? t.listingSaveYours() : t.saveListing()}
          </Button>
          {differs && (
            <ButtonLink variant="outline" href={savedVersion}>
              {t.listingTakeSaved()}
            </ButtonLink>
          )}
        </div>
      </Notice>
    </div>
  );
}

function Versions({ kind, label, saved, yours }: Difference) {
  const isList = kind === "choices";
  const none = isList ? t.listingNothing() : kind === "photos" ? t.listingNoPhotos() : t.notSpecified();
  return (
    <li className="border-t border-line pt-3">
      <p className="font-semibold">{label}</p>
      <dl className="mt-1 grid gap-3 sm:grid-cols-2">
        <Version
          title={isList ? t.listingOnlyYours() : t.listingYours()}
          texts={isList ? without(yours, saved) : yours}
          {...{ kind, none }}
        />
        <Version
          title={isList ? t.listingOnlySaved() : t.listingSaved()}
          texts={isList ? without(saved, yours) : saved}
          {...{ kind, none }}
        />
      </dl>
    </li>
  );
}

const without = (texts: string[], others: string[]) => texts.filter((text) => !others.includes(text));

interface VersionProps {
  title: string;
  kind: Difference["kind"];
  texts: string[];
  none: string;
}

const Version = ({ title, kind, texts, none }: VersionProps) => (
  <div className="min-w-0">
    <dt className="text-13 text-ink-soft">{title}</dt>
    <dd className="whitespace-pre-line">
      {kind === "photos" && texts.length > 0 ? (
        <Thumbnails addresses={texts} />
      ) : (
        <bdi>{t.searchAll(texts) || none}</bdi>
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
