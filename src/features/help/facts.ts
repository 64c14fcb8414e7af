import { DRAFTS_KEPT_MS, VIEWS_KEPT_MS } from "#src/features/listings/schema.ts";
import { DAY_MS } from "#src/core/time.ts";
import { ABSOLUTE_MS, IDLE_MS } from "#src/auth/sessions.ts";
import { type Config, siteNameIn } from "#src/config.ts";
import { DEFAULT_LISTING_LIMIT } from "#src/auth/listing-limit.ts";
import { COPIES_KEPT_MS } from "#src/db/migrate.ts";
import { mostDaysKept } from "#src/features/backups/retention.ts";
import { MAX_CAR_PHOTOS } from "#src/features/cars/fields.ts";
import { CONSENTS_KEPT_MS } from "#src/features/consents/actions.ts";
import { CONVERSATIONS_KEPT_MS } from "#src/features/conversations/threads/actions/leave.ts";
import { MAILS_KEPT_MS } from "#src/features/mail/actions/outbox.ts";
import { SUBSCRIBERS_KEPT_MS } from "#src/features/newsletter/actions.ts";
import { CHECKS_KEPT_MS } from "#src/features/phones/actions.ts";
import { MAX_PHOTO_BYTES } from "#src/features/photos/schema.ts";
import { MAX_PLATE_PHOTOS } from "#src/features/plates/fields.ts";
import { t } from "#t";
import { REVIEWS_KEPT_MS } from "#src/features/reviews/schema.ts";
import { ANSWER_WITHIN_MS } from "./actions.ts";
import { MESSAGES_KEPT_MS } from "./jobs.ts";
import { servicesOf } from "./operator.ts";
import { asReducingRate, type Loan, totalsOf } from "./loan.ts";

export const DATA_FILES_KEPT_MS = DAY_MS;

export const REVIEWED_AT = Date.UTC(2026, 10, 29);

const EXAMPLE = { amountCents: 10_000_00, rate: 5, months: 48 };

/** Keeps amounts on one line, even in narrow columns. */
const unbroken = (amount: string) => amount.replaceAll(" ", "\u00a0");
const dinars = (amount: number) => unbroken(t.formatPrice(amount * 100));
export const days = (ms: number) => t.helpDays(Math.round(ms / DAY_MS));
export const months = (ms: number) => t.helpMonths(Math.round((ms / DAY_MS / 365) * 12));
const engine = (cubic: number) => unbroken(t.detailCubic(t.formatNumber(cubic)));

/** Fees: The Jordan Times, dvld.gov.jo. Imports, auctions: khaberni.com (November 2025). Plates: one report. */
export function factsOf(config: Config): Record<string, string> {
  const reducing = totalsOf({ ...EXAMPLE, kind: "reducing" } satisfies Loan);
  const flat = totalsOf({ ...EXAMPLE, kind: "flat" } satisfies Loan);
  return {
    site: siteNameIn(config, t.language()),
    operator: config.OPERATOR_NAME ?? t.operatorUnnamed(),
    protection: config.DPO_CONTACT ? t.operatorProtectionIs(config.DPO_CONTACT) : "",
    storage: config.DATABASE_URL || config.PHOTOS_URL ? t.storageElsewhere() : t.storageHere(),
    services: servicesOf(config),
    reviewed: t.formatMonth(REVIEWED_AT),
    safetyRules: t
      .detailSafety()
      .map((rule) => `- ${rule}`)
      .join("\n"),

    labelCall: t.callSeller(),
    labelInquiry: t.inquirySend(),
    labelContact: t.plateContactSeller(),
    labelVerified: t.badgeVerified(),
    labelFeatured: t.badgeFeatured(),
    labelNew: t.badgeNew(),
    labelRelist: t.listingRelist(),
    labelSold: t.listingMarkSold(),
    labelForgot: t.forgotTitle(),
    labelMessages: t.messagesHeading(),
    labelReport: t.reportLink(),

    listingLimit: t.helpListings(DEFAULT_LISTING_LIMIT),
    listingDays: t.helpDays(config.LISTING_DAYS),
    carPhotos: t.helpPhotos(MAX_CAR_PHOTOS),
    platePhotos: t.helpPhotos(MAX_PLATE_PHOTOS),
    photoMegabytes: t.helpMegabytes(MAX_PHOTO_BYTES / 1024 ** 2),
    sessionIdleDays: days(IDLE_MS),
    sessionDays: days(ABSOLUTE_MS.user),
    draftDays: days(DRAFTS_KEPT_MS),
    viewDays: days(VIEWS_KEPT_MS),
    mailDays: days(MAILS_KEPT_MS),
    newsletterDays: days(SUBSCRIBERS_KEPT_MS),
    messageDays: days(MESSAGES_KEPT_MS),
    conversationMonths: months(CONVERSATIONS_KEPT_MS),
    reviewMonths: months(REVIEWS_KEPT_MS),
    phoneMonths: months(CHECKS_KEPT_MS),
    consentMonths: months(CONSENTS_KEPT_MS),
    dataFileDays: days(DATA_FILES_KEPT_MS),
    answerDays: days(ANSWER_WITHIN_MS),
    backupDays: t.helpDays(Math.max(mostDaysKept(config.BACKUPS_KEEP), COPIES_KEPT_MS / DAY_MS + 1)),

    feeOldYears: t.helpYears(10),
    feeSmallEngine: engine(1500),
    feeSmall: dinars(50),
    feeSmallOld: dinars(40),
    feeMiddleEngine: engine(2000),
    feeMiddle: dinars(100),
    feeMiddleOld: dinars(80),
    plateExchange: dinars(63),
    plateTransfer: dinars(500),
    plateTransferPercent: t.helpPercent(0.5),
    auctionTax: t.helpPercent(16),
    auctionFee: dinars(25),
    importRuleDate: t.formatDate(Date.UTC(2025, 10, 1)),
    importMaxAge: t.helpYears(3),
    importedElectric: t.formatNumber(56_090),
    importedCars: t.formatNumber(60_731),

    exampleAmount: unbroken(t.formatPrice(EXAMPLE.amountCents)),
    exampleMonths: t.helpMonths(EXAMPLE.months),
    exampleRate: t.helpPercent(EXAMPLE.rate),
    exampleReducingMonthly: unbroken(t.formatPrice(reducing.monthlyCents)),
    exampleReducingInterest: unbroken(t.formatPrice(reducing.interestCents)),
    exampleFlatMonthly: unbroken(t.formatPrice(flat.monthlyCents)),
    exampleFlatInterest: unbroken(t.formatPrice(flat.interestCents)),
    exampleFlatAsReducing: t.helpPercent(asReducingRate(EXAMPLE)),
  };
}
