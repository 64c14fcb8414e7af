import { and, eq } from "drizzle-orm";
import { users } from "#src/auth/tables.ts";
import { formatMobile } from "#src/core/phone.ts";
import type { Tx } from "#src/db/open.ts";
import type { ListingRow } from "#src/features/listings/queries.ts";
import { queueMail } from "#src/features/mail/actions.ts";
import type { Deps } from "#src/http/env.ts";
import { absoluteHref } from "#src/http/origin.ts";
import { t } from "#t";

interface Said {
  buyerName: string;
  buyerPhone: string;
  buyerEmail: string;
  message: string;
}

/**
 * Mails an inquiry to the seller who wants that. No reply address: an answer by mail would show the seller's to the
 * buyer unasked.
 */
export async function tellSeller(
  tx: Tx,
  deps: Pick<Deps, "config" | "clock">,
  { sellerId, title }: Pick<ListingRow, "sellerId" | "title">,
  { buyerName, buyerPhone, buyerEmail, message }: Said,
): Promise<void> {
  const [seller] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, sellerId), eq(users.mailsInquiries, true)));
  if (!seller) return;
  const at = (path: string) => absoluteHref(deps.config, path);
  await queueMail(tx, deps, {
    kind: "inquiry-received",
    to: { userId: seller.id, email: seller.email, language: seller.language },
    write: () => ({
      subject: t.inquiryMailSubject(title),
      preheader: message,
      paragraphs: [t.accountMailGreeting(seller.name), t.inquiryMailText(buyerName)],
      quote: message,
      facts: [
        { label: t.inquiryName(), value: buyerName },
        { label: t.inquiryPhone(), value: formatMobile(buyerPhone) },
        { label: t.inquiryEmail(), value: buyerEmail },
      ],
      closing: t.inquiryMailAnswer(),
      action: { label: t.inquiryMailAction(), url: at("/dashboard#inquiries") },
      reason: t.inquiryMailReason(),
      stop: { label: t.mailSettings(), url: at("/settings") },
    }),
  });
}
