import { z } from "zod/mini";
import { MAX_SAVED } from "./saved-here.ts";

/** A browser's favourites, to move into an account or to be drawn; what is no favourite among them is passed over. */
export const savedList = z.object({ favorites: z.array(z.unknown()).check(z.maxLength(MAX_SAVED)) });

/** What the page's form sends for a heart without scripts. */
export const pressedHeart = z.object({
  save: z.optional(z.string().check(z.maxLength(64))),
  unsave: z.optional(z.string().check(z.maxLength(64))),
  next: z.optional(z.string()),
});
