import type { ReactNode } from "react";
import { isUnlimited } from "#src/auth/listing-limit.ts";
import type { DealerRow } from "#src/features/dealers/queries.ts";
import { dealerName } from "#src/features/dealers/schema.ts";
import { href } from "#src/i18n/paths.ts";
import { classNames } from "#src/ui/class-names.ts";
import { Icon } from "#src/ui/icon.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { Pips } from "#src/ui/progress.tsx";
import { t } from "#t";
import { ReviewNotice } from "./review-notice.tsx";
import type { ListingNotice } from "#src/features/listings/listing-shapes.ts";

export interface FormTexts {
  title: string;
  text: string;
  tips: { title: string; tips: string[]; link?: ReactNode };
}

interface ListingFormPageProps extends FormTexts {
  isNew: boolean;
  used: number;
  limit: number | null;
  notice: ListingNotice | null;
  /** For whom it is listed; null for a private listing. */
  dealer: DealerRow | null;
  /** The form's path, for members of a dealer, who may sell either way. */
  switchTo: string | null;
  inSteps?: boolean;
  children: ReactNode;
}

export function ListingFormPage(props: ListingFormPageProps) {
  const { title, text, isNew, used, notice, tips, inSteps, ...page } = props;
  const limit = isUnlimited(page.limit) ? null : page.limit;
  return (
    <div className={classNames("wrap pb-16 md:pt-10", inSteps ? "max-md:pb-28 noscript:pt-6" : "pt-6")}>
      <header className={classNames("mb-6 md:mb-8", inSteps && "hidden md:block noscript:block")}>
        <h1 className="text-26 md:text-32">{title}</h1>
        {isNew && <p className="mt-1 text-ink-soft">{text}</p>}
      </header>
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_320px] lg:items-start lg:gap-8">
        <div className="grid gap-5">
          {notice && <ReviewNotice notice={notice} />}
          {isNew && limit !== null && used >= limit && (
            <Notice tone="warn">
              {t.limitReached()}{" "}
              <a href={href("/dashboard")} className="underline">
                {t.dashboard()}
              </a>
            </Notice>
          )}
          {page.switchTo && (
            <p className="text-15 max-md:pt-4">
              {page.dealer ? t.listedFor(dealerName(page.dealer)) : t.listedPrivately()}{" "}
              <a href={href(page.switchTo + (page.dealer ? "?seller=private" : ""))} className="link">
                {page.dealer ? t.listPrivately() : t.listForDealer()}
              </a>
            </p>
          )}
          {page.children}
        </div>
        <aside className="grid gap-5 lg:sticky lg:top-4">
          {isNew && (
            <section className="card p-5 max-lg:-order-1">
              <h2 className="text-16 font-semibold">{t.limitTitle()}</h2>
              <p className="mt-1 mb-3 text-15 text-ink-soft">
                {limit === null ? t.limitUnlimited(used) : t.limitUsed(used, limit)}
              </p>
              {limit !== null && limit <= 20 && <Pips used={used} total={limit} />}
            </section>
          )}
          <section className="rounded-card bg-sand p-5">
            <h2 className="flex items-center gap-2.5 text-16 font-semibold">
              <Icon name="shield-check" size={22} className="text-action" />
              {tips.title}
            </h2>
            <ul className="mt-3 grid list-disc gap-2 ps-5 text-14 text-sand-ink">
              {tips.tips.map((tip) => (
                <li key={tip}>{tip}</li>
              ))}
            </ul>
            {tips.link}
          </section>
        </aside>
      </div>
    </div>
  );
}
