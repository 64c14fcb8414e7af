import { z } from "zod/mini";
import { requireUser } from "#src/auth/access.ts";
import type { SessionUser } from "#src/auth/sessions.ts";
import { pick } from "#src/core/pick.ts";
import type { Ctx } from "#src/http/env.ts";

export interface Uploader
  extends Pick<SessionUser, "id">, Partial<Pick<SessionUser, "dealerId" | "dealerRole">> {
  /** Where the photos come from; photos of one address take turns with those of others. */
  address?: string;
}

export const sellerChoice = z.object({ seller: z.optional(z.enum(["dealer", "private"])) });
type SellerChoice = z.infer<typeof sellerChoice>["seller"];

/** Acts for the person's dealer, unless they chose to sell privately. */
export const uploaderOf = (c: Ctx, as?: SellerChoice): Uploader => ({
  ...pick(requireUser(c), "id", "dealerId", "dealerRole"),
  ...(as === "private" && { dealerId: null, dealerRole: null }),
  address: c.get("address"),
});
