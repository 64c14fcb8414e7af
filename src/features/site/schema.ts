import { z } from "zod/mini";
import { FIRST_TESTIMONIALS, testimonials } from "./testimonials.ts";

const text = z.string();

/** What admins change without a restart: how each topic is stored, and what holds until it is. */
export const SETTINGS = {
  /** A line over every page; empty shows none. */
  announcement: { schema: z.object({ en: text, ar: text }), fallback: { en: "", ar: "" } },
  testimonials: { schema: testimonials, fallback: FIRST_TESTIMONIALS },
  /** Listings with one of these are flagged. */
  "banned-words": { schema: z.array(text), fallback: [] },
  /** Ids of featured listings that come first, in this order. */
  "featured-order": { schema: z.array(text), fallback: [] },
} satisfies Record<string, { schema: z.ZodMiniType; fallback: unknown }>;

export type SettingName = keyof typeof SETTINGS;
export type Setting<Name extends SettingName> = z.infer<(typeof SETTINGS)[Name]["schema"]>;
