import type { ReportedJson } from "#src/features/moderation/shapes.ts";
import { href } from "#src/i18n/paths.ts";
import { Photo } from "#src/ui/photo.tsx";
import { t } from "#t";

/** The last messages of a reported conversation. */
export const Reported = ({ reported, title }: { reported: ReportedJson; title: string }) => (
  <>
    <h2 className="text-20">{reported.listing ? <a href={href(reported.listing.url)}>{title}</a> : title}</h2>
    <p className="mt-1 mb-4 text-14 text-ink-soft">{t.reportedText()}</p>
    <ol className="grid gap-3">
      {reported.messages.map(({ id, from, text, photos, createdAt }) => (
        <li key={id} className="panel p-4">
          <p className="text-14 text-ink-soft">
            {from === "buyer" && `${t.roleBuyer()}: `}
            {from === "seller" && `${t.detailSeller()}: `}
            {from !== "site" && (
              <>
                <bdi>{reported[from].name}</bdi>
                {" · "}
              </>
            )}
            {t.formatDateTime(createdAt)}
          </p>
          <p dir="auto" className="whitespace-pre-line wrap-anywhere">
            {text}
          </p>
          {photos.map((photo) => (
            <Photo key={photo.id} {...photo} alt={t.messagePhotos(1)} sizes="280px" className="mt-2 w-70" />
          ))}
        </li>
      ))}
    </ol>
  </>
);
