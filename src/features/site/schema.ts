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
    /** A photo id; null draws the initials. */
    avatar: z.nullable(z.string()),
  }),
);

export type Testimonial = z.infer<typeof testimonials>[number];

/** Shown until an admin stores others. */
const FIRST_TESTIMONIALS: Testimonial[] = [
  {
    name: { en: "Rania Haddad", ar: "رانيا حداد" },
    location: "Amman",
    rating: 5,
    comment: {
      en: "I found a 2019 Ioniq in two evenings. The inspection words were explained, so I knew what to ask at the centre.",
      ar: "لقيت أيونك 2019 خلال ليلتين، وشرح كلمات الفحص خلّاني أعرف شو أسأل بالمركز.",
    },
    avatar: null,
  },
  {
    name: { en: "Omar Al-Zoubi", ar: "عمر الزعبي" },
    location: "Irbid",
    rating: 5,
    comment: {
      en: "Listed my Avante on Thursday and had four serious calls by Saturday. No commission, no middleman.",
      ar: "نزّلت الأفانتي يوم الخميس، ولحد السبت اتصل أربع مشترين جدّيين. لا عمولة ولا وسيط.",
    },
    avatar: null,
  },
  {
    name: { en: "Suhaib Al-Qudah", ar: "صهيب القضاة" },
    location: "Ajloun",
    rating: 4,
    comment: {
      en: "I was after a mirrored plate for my father. Searching by pattern saved me a month of asking around.",
      ar: "كنت بدوّر على رقم متناظر لوالدي، والبحث بالنمط وفّر عليّ شهر من السؤال.",
    },
    avatar: null,
  },
];

const text = z.string();

export const SETTINGS = {
  announcement: { schema: z.object({ en: text, ar: text }), fallback: { en: "", ar: "" } },
  testimonials: { schema: testimonials, fallback: FIRST_TESTIMONIALS },
  "banned-words": { schema: z.array(text), fallback: [] },
  /** Ids of featured listings that come first, in this order. */
  "featured-order": { schema: z.array(text), fallback: [] },
} satisfies Record<string, { schema: z.ZodMiniType; fallback: unknown }>;

export type SettingName = keyof typeof SETTINGS;
export type Setting<Name extends SettingName> = z.infer<(typeof SETTINGS)[Name]["schema"]>;
