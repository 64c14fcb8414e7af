import { t } from "#t";

export const WEEKDAYS = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** Opening hours such as `[["09:00", "13:00"], ["16:00", "20:00"]]`. A day without any is closed. */
export type Hours = Partial<Record<Weekday, [from: string, to: string][]>>;

export interface Branch {
  nameEn: string;
  nameAr: string;
  address: string;
  location: string;
  mapUrl: string | null;
  /** E.164 */
  phone: string | null;
}

export const dealerPath = (slug: string): string => `/dealers/${slug}`;

/** In the reader's language. */
export const dealerName = ({ nameEn, nameAr }: Pick<Branch, "nameEn" | "nameAr">): string =>
  t.language() === "ar" ? nameAr : nameEn;
