import { parseMobile, whatsappDigits } from "#src/core/phone.ts";
import type { InquiryJson } from "#src/features/inquiries/inquiry-json.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { IconLink } from "#src/ui/icon-button.tsx";
import { t } from "#t";

interface ReplyLinksProps {
  inquiry: InquiryJson;
  onReply(): void;
  /** Email too. */
  all?: boolean;
}

const SMALL = "px-3.5 text-14";

/** The ways to answer a buyer; WhatsApp where the number is a mobile. */
export function ReplyLinks({ inquiry, onReply, all }: ReplyLinksProps) {
  const { buyerName, buyerPhone, buyerEmail, listingTitle } = inquiry;
  const mobile = parseMobile(buyerPhone);
  const greeting = encodeURIComponent(t.inboxGreeting(buyerName, listingTitle));
  const subject = encodeURIComponent(t.inboxSubject(listingTitle));
  return (
    <>
      {mobile && (
        <ButtonLink
          href={`https://wa.me/${whatsappDigits(mobile)}?text=${greeting}`}
          target="_blank"
          rel="noopener"
          variant="tint"
          icon="whatsapp"
          onClick={onReply}
          className={SMALL}
        >
          {t.inboxWhatsapp()}
        </ButtonLink>
      )}
      <ButtonLink
        href={`tel:${buyerPhone.replace(/[^\d+]/g, "")}`}
        variant="outline"
        icon="phone"
        onClick={onReply}
        className={SMALL}
      >
        {t.inboxCall()}
      </ButtonLink>
      {(all || !mobile) && (
        <IconLink
          href={`mailto:${encodeURIComponent(buyerEmail)}?subject=${subject}`}
          icon="mail"
          iconSize={19}
          label={t.inboxMail()}
          onClick={onReply}
          className="border border-field hover:border-ink-soft"
        />
      )}
    </>
  );
}
