import { href } from "#src/i18n/paths.ts";
import type { ListingKind } from "#src/features/listings/kinds.ts";

/** The address of a seller's page, of one kind of listing and a page of it. */
export function sellerHref(id: string, kind?: ListingKind, page = 1): string {
  const query = new URLSearchParams();
  if (kind) query.set("kind", kind);
  if (page > 1) query.set("page", String(page));
  return href(`/sellers/${id}${query.size > 0 ? `?${query}` : ""}`);
}
