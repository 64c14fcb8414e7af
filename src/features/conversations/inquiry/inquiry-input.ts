import { z } from "zod/mini";
import { parsePhone } from "#src/features/accounts/phone-input.ts";
import { t } from "#t";
import { guestForm, inquiryForm } from "./schema.ts";

const buyerPhone = inquiryForm.shape.buyerPhone.check(
  z.overwrite((typed) => parsePhone(typed) ?? ""),
  z.minLength(1, { error: () => t.phoneInvalid() }),
);

/** `inquiryForm` with the server's stricter rule: a valid phone number, parsed to E.164. */
export const inquiryInput = z.extend(inquiryForm, { buyerPhone });
export const guestInput = z.extend(guestForm, { buyerPhone });

const listingId = z
  .string({ error: () => t.fieldRequired() })
  .check(z.minLength(1, { error: () => t.fieldRequired() }));

export const inquiryAbout = <Name extends string>(idName: Name) =>
  z.extend(inquiryInput, { [idName]: listingId } as Record<Name, typeof listingId>);
