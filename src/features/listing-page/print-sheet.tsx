import type { ReactNode } from "react";
import { formatPhone } from "#src/core/phone.ts";
import { writtenIn } from "#src/i18n/written-in.ts";
import type { Listing } from "#src/features/listings/listing-json.ts";
import type { Seller } from "#src/features/listings/page/listing-sellers.ts";
import { placeLabel } from "#src/features/places/places.ts";
import { SHEET_PHONE } from "#src/features/sellers/call-seller.island.tsx";
import type { Language } from "#src/i18n/language.ts";
import { messagesOf } from "#src/i18n/t.ts";
import { Mark } from "#src/ui/brand.tsx";
import { Num } from "#src/ui/num.tsx";
import { QrCode } from "#src/ui/qr-code.tsx";
import { t } from "#t";

interface Row {
  label: string;
  value: ReactNode;
}

export interface SheetParts {
  name?: string;
  picture: ReactNode;
  cash?: boolean;
  terms?: string;
  facts: Row[];
  details: { title: string; rows: Row[] };
  /** If empty, the description is printed instead. */
  features: string[];
  steps?: { title: string; texts: string[] };
  hasMorePhotos?: boolean;
}

interface PrintSheetProps extends SheetParts {
  listing: Listing;
  seller: Seller;
  /** Null if the visitor must request it; a script then fills it in. */
  phone: string | null;
  url: string;
  now: number;
  siteName: string;
}

const MOST_ROWS = 9;
const MOST_FEATURES = 18;

/** The listing on one sheet of paper, for a car window or a folder; printed instead of its page. */
export function PrintSheet(props: PrintSheetProps) {
  const { listing, seller, phone, url, now, siteName, name, picture, cash, terms, facts, steps } = props;
  const amount = t.formatAmount(listing.priceCents);
  const rows = props.details.rows.slice(0, MOST_ROWS);
  return (
    <article className="sheet hidden">
      <div className="sheet-top">
        <Mark className="sheet-mark" />
        <span>{siteName}</span>
        <Status status={listing.status} />
      </div>
      <h2 className="sheet-title">
        <bdi {...writtenIn(listing.title)}>{listing.title}</bdi>
      </h2>
      <p className="sheet-place">
        {name && name !== listing.title && (
          <>
            <bdi>{name}</bdi>
            {" · "}
          </>
        )}
        {placeLabel(listing.location, t.language())}
      </p>
      <div className="sheet-head">
        <div className="sheet-picture">{picture}</div>
        <div className="sheet-offer">
          <div>
            <p className="sheet-label">{cash ? t.sheetCashPrice() : t.listingPrice()}</p>
            <p className={`sheet-price sheet-price-${sizeOf(amount)}`}>
              <Num>{amount}</Num>
              <small>{` ${t.currency()}`}</small>
            </p>
            {terms && <p className="sheet-terms">{terms}</p>}
          </div>
          <div>
            <p className="sheet-label sheet-call">{t.sheetCall()}</p>
            <p id={SHEET_PHONE} className="sheet-phone">
              {phone && <Num>{formatPhone(phone)}</Num>}
            </p>
            <p className="sheet-label sheet-by">{t.detailSeller()}</p>
            <p className="sheet-seller">
              <bdi>{seller.name}</bdi>
            </p>
          </div>
        </div>
      </div>
      <dl className="sheet-facts">
        <Rows rows={facts} />
      </dl>
      <div className="sheet-columns">
        {rows.length > 0 && (
          <div>
            <p className="sheet-heading">{props.details.title}</p>
            <dl className="sheet-rows">
              <Rows rows={rows} />
            </dl>
          </div>
        )}
        <Told features={props.features} description={listing.description} />
      </div>
      {steps && (
        <div className="sheet-next">
          <p className="sheet-heading">{steps.title}</p>
          <ol className="sheet-steps">
            {steps.texts.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ol>
        </div>
      )}
      <div className="sheet-foot">
        <QrCode text={url} label={t.sheetQrLabel()} border={0} className="sheet-code" />
        <div>
          <p className="sheet-heading">{props.hasMorePhotos ? t.sheetScan() : t.sheetScanOnly()}</p>
          <p>{t.sheetScanText()}</p>
          <p className="sheet-number">{t.listingNumber(listing.number)}</p>
          <p className="sheet-address">
            <bdi dir="ltr">{url.replace(/^https?:\/\//, "")}</bdi>
          </p>
        </div>
        <p className="sheet-note">
          {t.sheetPrinted(t.formatDate(now))}
          <br />
          {t.sheetPriceNote()}
        </p>
      </div>
    </article>
  );
}

const sizeOf = ({ length }: string) => (length > 9 ? "small" : length > 6 ? "medium" : "large");

/** In both languages, because readers of a sheet in a car window may know only one. */
const Status = ({ status }: Pick<Listing, "status">) => (
  <b className="sheet-status">
    <span lang="en" dir="ltr">
      {statusIn("en", status)}
    </span>
    <i>·</i>
    <span lang="ar" dir="rtl">
      {statusIn("ar", status)}
    </span>
  </b>
);

function statusIn(language: Language, status: Listing["status"]): string {
  const { sheetForSale, listingState } = messagesOf[language];
  return status === "active" ? sheetForSale() : listingState(status);
}

const Rows = ({ rows }: { rows: Row[] }) =>
  rows.map(({ label, value }) => (
    <div key={label}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  ));

function Told({ features, description }: Pick<SheetParts, "features"> & Pick<Listing, "description">) {
  const shown = features.slice(0, MOST_FEATURES);
  const more = features.length - shown.length;
  if (shown.length === 0 && !description) return null;
  return (
    <div>
      <p className="sheet-heading">{shown.length > 0 ? t.carFeatures() : t.listingDescription()}</p>
      {shown.length > 0 ? (
        <ul className="sheet-features">
          {shown.map((feature) => (
            <li key={feature}>
              <bdi>{t.featureLabel(feature)}</bdi>
            </li>
          ))}
          {more > 0 && <li className="sheet-more">{t.sheetMoreFeatures(more)}</li>}
        </ul>
      ) : (
        <p className="sheet-text" dir="auto">
          {description}
        </p>
      )}
    </div>
  );
}
