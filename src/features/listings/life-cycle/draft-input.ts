import { z } from "zod/mini";
import { DRAFTS_KEPT_MS } from "./draft-limits.ts";
import { LISTING_KINDS } from "../kinds.ts";

const MAX_NAMES = 100;
const MAX_CHARACTERS = 20_000;

const text = z.string().check(z.maxLength(MAX_CHARACTERS));
const typed = z.record(z.string().check(z.maxLength(40)), z.union([text, z.array(text)])).check(
  z.refine((values) => Object.keys(values).length <= MAX_NAMES),
  z.refine((values) => JSON.stringify(values).length <= MAX_CHARACTERS),
);

export const draftInput = z.object({
  kind: z.enum(LISTING_KINDS),
  values: typed,
  photos: z.array(z.string().check(z.maxLength(64))).check(z.maxLength(100)),
  /** The time since the last change: an age, because clocks of phones may be wrong. */
  editedMsAgo: z.int().check(z.minimum(0), z.maximum(DRAFTS_KEPT_MS)),
});
export type DraftInput = z.infer<typeof draftInput>;
