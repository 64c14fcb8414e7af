import { z } from "zod/mini";

const inBothLanguages = z.object({
  en: z.string().check(z.minLength(1)),
  ar: z.string().check(z.minLength(1)),
});

const testimonials = z.array(
  z.object({
    name: inBothLanguages,
    location: z.string(),
    rating: z.int().check(z.minimum(1), z.maximum(5)),
    comment: inBothLanguages,
    /** A photo id; null shows the initials. */
    avatar: z.nullable(z.string()),
  }),
);

export type Testimonial = z.infer<typeof testimonials>[number];

const text = z.string();

export const SETTINGS = {
  announcement: { schema: z.object({ en: text, ar: text }), fallback: { en: "", ar: "" } },
  testimonials: { schema: testimonials, fallback: [] },
  "banned-words": { schema: z.array(text), fallback: [] },
  /** Ids of the featured listings to show first, in this order. */
  "featured-order": { schema: z.array(text), fallback: [] },
} satisfies Record<string, { schema: z.ZodMiniType; fallback: unknown }>;

export type SettingName = keyof typeof SETTINGS;
export type Setting<Name extends SettingName> = z.infer<(typeof SETTINGS)[Name]["schema"]>;
