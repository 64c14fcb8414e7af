import type { ReactNode } from "react";
import type { ListingRow } from "#src/features/listings/queries.ts";
import { href } from "#src/i18n/paths.ts";
import { Button } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { Price } from "#src/ui/price.tsx";
import { t } from "#t";
import { InquiryForm, type InquiryFormProps } from "./parts/inquiry-form.tsx";
import { kindOf } from "#src/features/listings/register.ts";
import { listingPath } from "#src/features/listings/kinds.ts";

interface InquiryPageProps extends Pick<InquiryFormProps, "values" | "errors" | "message"> {
  listing: Pick<ListingRow, "id" | "kind" | "title" | "priceCents">;
  picture: ReactNode;
}

/** The inquiry's form as a page of its own, for browsers without scripts. */
export function InquiryPage({ listing, picture, ...form }: InquiryPageProps) {
  const back = href(listingPath(listing));
  const { back: backLabel, title, hint } = kindOf(listing.kind).texts().inquiry;
  return (
    <div className="wrap max-w-180 py-6 md:py-10">
      <a href={back} className="link">
        <Icon name="chevron-left" flip />
        {backLabel}
      </a>
      <h1 className="mt-2 text-26 font-bold md:text-30">{title}</h1>
      <p className="mt-1 text-ink-soft">{t.inquiryAbout()}</p>
      <a href={back} className="panel mt-5 flex items-center gap-4 overflow-hidden">
        <span className="relative grid min-h-24 w-32 flex-none place-items-center self-stretch bg-sand p-3">
          {picture}
        </span>
        <span className="min-w-0 py-3 pe-4">
          <span className="line-clamp-2 font-medium">
            <bdi>{listing.title}</bdi>
          </span>
          <Price cents={listing.priceCents} size="row" className="mt-1 block" />
        </span>
      </a>
      <div className="card mt-4 p-4 md:p-6">
        <InquiryForm
          id="inquiry-form"
          hint={hint}
          action={href(`${listingPath(listing)}/inquiry`)}
          field={(name) => ({ name })}
          {...form}
        >
          <Button type="submit" size={52} block icon="send">
            {title}
          </Button>
        </InquiryForm>
      </div>
    </div>
  );
}
