import type { MouseEvent } from "react";
import { createPortal } from "react-dom";
import { fetchByKey, userMessage } from "#src/client/api.ts";
import { toast } from "#src/client/toast.ts";
import { useMutation } from "#src/client/use-mutation.ts";
import { formatPhone } from "#src/core/phone.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { Num } from "#src/ui/num.tsx";
import { t } from "#t";

/** The id of the element in the printed sheet that gets the seller's number once it is shown. */
export const SHEET_PHONE = "sheet-phone";

interface CallSellerProps {
  api: [path: string, of: string];
  page: string;
  label: string;
}

/** The first tap loads the seller's number, the next one dials it; without scripts it is a link to the number's page. */
export default function CallSeller({ api, page, label }: CallSellerProps) {
  const asking = useMutation({
    mutationFn: () => fetchByKey<{ phone: string | null }>(api),
    onSuccess: ({ phone }) => {
      if (!phone) toast({ title: t.sellerHasNoPhone(), tone: "bad" });
    },
    onError: (error) =>
      toast({ title: t.error(), description: userMessage(error, t.detailPhoneFailed()), tone: "bad" }),
  });
  const phone = asking.data?.phone;
  const ask = (event: MouseEvent) => {
    if (phone) return;
    event.preventDefault();
    if (!asking.isPending) asking.mutate();
  };
  const number = phone && formatPhone(phone);
  const onSheet = number && document.getElementById(SHEET_PHONE);

  return (
    <>
      {onSheet && createPortal(<Num>{number}</Num>, onSheet)}
      {number && (
        <a
          href={`tel:${phone}`}
          className="absolute inset-x-0 bottom-full flex min-h-14 items-center justify-center border-t border-line bg-surface text-20 font-semibold md:hidden"
        >
          <Num>{number}</Num>
        </a>
      )}
      <ButtonLink
        href={phone ? `tel:${phone}` : page}
        rel="nofollow"
        variant={phone ? "tint" : "outline"}
        size={48}
        block
        icon={asking.isPending ? undefined : "phone"}
        aria-busy={asking.isPending || undefined}
        onClick={ask}
        className="px-2!"
      >
        {number && (
          <span className="max-md:hidden">
            <Num>{number}</Num>
          </span>
        )}
        <span className={number ? "md:hidden" : undefined}>
          {asking.isPending ? t.detailCalling() : label}
        </span>
      </ButtonLink>
      <output className="sr-only">{number && t.detailPhoneShown(number)}</output>
    </>
  );
}
