import { createMiddleware } from "hono/factory";
import { AppError } from "#src/core/errors.ts";
import type { Reader } from "#src/db/open.ts";
import { countView } from "#src/features/listings/actions/visits.ts";
import type { Viewer } from "#src/features/listings/queries/listings.ts";
import { getSeller, type Seller } from "#src/features/listings/queries/sellers.ts";
import type { Ctx, Env } from "#src/http/env.ts";
import { errorFields } from "#src/runtime/log.ts";
import type { Buyer } from "./buy-box.tsx";

/** A listing and its seller; the listings of a suspended seller are missing. */
export async function findWithSeller<T extends { sellerId: string }>(
  c: Ctx,
  get: (read: Reader, id: string, now: number, viewer: Viewer) => Promise<T>,
): Promise<{ listing: T; seller: Seller } | { missing: 404 | 410 }> {
  const { db, clock } = c.var.deps;
  try {
    const listing = await get(db.read, c.req.param("id") ?? "", clock.now(), c.var.session?.user);
    return { listing, seller: await getSeller(db.read, listing.sellerId, clock.now()) };
  } catch (error) {
    if (error instanceof AppError && (error.kind === "not-found" || error.kind === "gone"))
      return { missing: error.kind === "gone" ? 410 : 404 };
    throw error;
  }
}

/** The signed-in reader, for the fields of the inquiry form. */
export function buyerOf(c: Ctx): Buyer | null {
  const user = c.var.session?.user;
  return user ? { name: user.name, phone: user.phone, email: user.email } : null;
}

/** Counts a view of the listing at `:id`, also of a cached page, without delaying the response. */
export const countsView = createMiddleware<Env>(async (c, next) => {
  await next();
  if (c.req.method !== "GET" || (c.res.status !== 200 && c.res.status !== 304)) return;
  const { deps, address, session } = c.var;
  const userAgent = c.req.header("User-Agent") ?? "";
  countView(deps, c.req.param("id") ?? "", { address, userAgent, userId: session?.user.id ?? null }).catch(
    (error: unknown) => deps.log.error("view not counted", errorFields(error)),
  );
});

const MAX_LENGTH = 160;

/** A text as one line that search engines show in full. */
export function shortened(text: string): string {
  const line = text.replaceAll(/\s+/g, " ").trim();
  if (line.length <= MAX_LENGTH) return line;
  return `${line.slice(0, MAX_LENGTH).replace(/\s+\S*$/, "")}…`;
}
