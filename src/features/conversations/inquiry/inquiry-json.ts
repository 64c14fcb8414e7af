import { formatPhone } from "#src/core/phone.ts";

export const MIN_MESSAGE = 10;
export const MAX_MESSAGE = 2000;

export interface Prefill {
  name: string;
  phone: string | null;
  email: string;
}

export const prefilled = (buyer: Prefill | null | undefined) => ({
  buyerName: buyer?.name ?? "",
  buyerPhone: buyer?.phone ? formatPhone(buyer.phone) : "",
  buyerEmail: buyer?.email ?? "",
});
