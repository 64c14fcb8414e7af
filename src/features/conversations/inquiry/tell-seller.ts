import { formatPhone } from "#src/core/phone.ts";
import { shortened } from "#src/core/text.ts";
import { HOUR_MS } from "#src/core/time.ts";
import type { Tx } from "#src/db/open.ts";
import { greeting, mailUser } from "#src/features/accounts/actions/notices.ts";
import { findUser, type UserRow } from "#src/features/accounts/queries.ts";
import type { ListingRow } from "#src/features/listings/listings.ts";
import { withdrawMail } from "#src/features/mail/actions/outbox.ts";
import { queuePush } from "#src/features/push/actions/outbox.ts";
import type { Deps } from "#src/http/env.ts";
import { absoluteHref } from "#src/http/origin.ts";
import { countIn } from "#src/http/rate-limit.ts";
import { href } from "#src/i18n/paths.ts";
import { t } from "#t";
import { listInquiriesOf } from "./queries.ts";
import type { InquiryForm } from "./schema.ts";

const SINGLE_AN_HOUR = 10;
const MAX_QUOTED = 80;
const TOLD = { name: "inquiry-mail", max: Infinity, perMs: HOUR_MS };

type StoredInquiry = InquiryForm & { id: string };
type MailDeps = Pick<Deps, "config" | "clock">;

/** After ten inquiries in an hour, further ones are reported together at its end. */
export async function tellSeller(
  tx: Tx,
  deps: MailDeps,
  listing: Pick<ListingRow, "sellerId" | "title" | "number">,
  inquiry: StoredInquiry,
): Promise<void> {
  const { sellerId, title } = listing;
  const seller = await findUser(tx, sellerId);
  if (!seller?.mailsInquiries && !seller?.pushesInquiries) return;
  const { count, endsAt } = await countIn(tx, TOLD, sellerId, deps.clock.now());
  const isSingle = count <= SINGLE_AN_HOUR;
  if (seller.pushesInquiries) await pushInquiry(tx, deps, seller, title, inquiry, isSingle ? null : endsAt);
  if (!seller.mailsInquiries) return;
  if (isSingle) await mailInquiry(tx, deps, seller, listing, inquiry);
  else await mailCollected(tx, deps, seller, count - SINGLE_AN_HOUR, endsAt);
}

export const inquiryKey = (id: string): string => `inquiry:${id}`;

const pushInquiry = (
  tx: Tx,
  deps: MailDeps,
  to: UserRow,
  title: string,
  { id, buyerName, message }: StoredInquiry,
  collectedAt: number | null,
): Promise<void> =>
  queuePush(tx, deps, {
    kind: "inquiry-received",
    to,
    key: collectedAt === null ? inquiryKey(id) : `inquiries:${to.id}:${collectedAt}`,
    sendAt: collectedAt ?? undefined,
    write: () => ({
      title: collectedAt === null ? t.inquiryMailSubject(title) : t.pushMoreInquiries(),
      body:
        collectedAt === null
          ? `\u2068${buyerName}\u2069: \u2068${shortened(message, MAX_QUOTED)}\u2069`
          : t.pushMoreInquiriesText(),
      url: href("/dashboard#inquiries"),
    }),
  });

const inboxUrl = ({ config }: MailDeps) => absoluteHref(config, "/dashboard#inquiries");

const ending = ({ config }: MailDeps) => ({
  closing: t.inquiryMailAnswer(),
  reason: t.inquiryMailReason(),
  stop: { label: t.mailSettings(), url: absoluteHref(config, "/settings") },
});

/** Without names and messages, which the sender could otherwise have mailed to anybody's address. */
const hiddenInquiry = (deps: MailDeps, seller: UserRow) => ({
  subject: t.inquiryMailHiddenSubject(),
  paragraphs: [greeting(seller), t.inquiryMailHidden()],
  action: { label: t.inquiryMailAction(), url: inboxUrl(deps) },
  ...ending(deps),
});

/** Has no reply address: a reply would reveal the seller's email address to the buyer. */
const mailInquiry = (
  tx: Tx,
  deps: MailDeps,
  seller: UserRow,
  { title, number }: Pick<ListingRow, "title" | "number">,
  { buyerName, buyerPhone, buyerEmail, message }: InquiryForm,
): Promise<void> =>
  mailUser(tx, deps, seller, "inquiry-received", () =>
    seller.emailVerifiedAt === null
      ? hiddenInquiry(deps, seller)
      : {
          subject: t.inquiryMailSubject(title),
          preheader: message,
          paragraphs: [greeting(seller), t.inquiryMailText(buyerName)],
          quote: message,
          facts: [
            { label: t.inquiryName(), value: buyerName },
            { label: t.accountPhone(), value: formatPhone(buyerPhone) },
            { label: t.accountEmail(), value: buyerEmail },
            { label: t.listingNumberLabel(), value: String(number) },
          ],
          action: { label: t.inquiryMailAction(), url: inboxUrl(deps) },
          ...ending(deps),
        },
  );

/** Replaces the waiting email of this hour by one that includes the new inquiry. */
async function mailCollected(tx: Tx, deps: MailDeps, seller: UserRow, count: number, sendAt: number) {
  const uniqueKey = `inquiries:${seller.id}:${sendAt}`;
  await withdrawMail(tx, uniqueKey);
  const { items } = await listInquiriesOf(tx, seller);
  const newest = items.slice(0, count);
  const write = () => ({
    subject: t.inquiriesMailSubject(count),
    paragraphs: [greeting(seller), t.inquiriesMailText(count)],
    lists: [
      {
        title: t.inquiriesMailNewest(newest.length),
        items: newest.map((inquiry) => ({
          title: inquiry.listingTitle,
          url: inboxUrl(deps),
          value: inquiry.buyerName,
          // Both may have another text direction than the email.
          note: `\u2066${formatPhone(inquiry.buyerPhone)}\u2069 · \u2068${shortened(inquiry.message, MAX_QUOTED)}\u2069`,
        })),
        more: { label: t.inquiriesMailAction(), url: inboxUrl(deps) },
      },
    ],
    ...ending(deps),
  });
  const isHidden = seller.emailVerifiedAt === null;
  const content = isHidden ? () => hiddenInquiry(deps, seller) : write;
  await mailUser(tx, deps, seller, "inquiries-collected", content, { uniqueKey, sendAt });
}
