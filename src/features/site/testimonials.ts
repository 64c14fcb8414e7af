import { z } from "zod/mini";

const inBoth = z.object({ en: z.string().check(z.minLength(1)), ar: z.string().check(z.minLength(1)) });

/** What customers say, as it is stored under the setting `testimonials`; an empty list shows none. */
export const testimonials = z.array(
  z.object({
    name: inBoth,
    /** A city of ours. */
    location: z.string(),
    rating: z.int().check(z.minimum(1), z.maximum(5)),
    comment: inBoth,
    /** A photo of ours by its id; null draws the initials. */
    avatar: z.nullable(z.string()),
  }),
);

export type Testimonial = z.infer<typeof testimonials>[number];

/** Those that are shown until an admin stores others. */
export const FIRST_TESTIMONIALS: Testimonial[] = [
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
