import { z } from "zod/mini";
import { MAX_SAVED } from "./saved-here.ts";

/** A browser's favorites; `pickSaved` drops invalid ones. */
export const savedList = z.object({ favorites: z.array(z.unknown()).check(z.maxLength(MAX_SAVED)) });

export const pressedHeart = z.object({
  save: z.optional(z.string().check(z.maxLength(64))),
  unsave: z.optional(z.string().check(z.maxLength(64))),
  next: z.optional(z.string()),
});
