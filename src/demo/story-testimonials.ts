import type { Testimonial } from "#src/features/site/schema.ts";

export const TESTIMONIALS: Testimonial[] = [
  {
    name: { en: "Rania Haddad", ar: "رانيا حداد" },
    location: "Amman",
    rating: 5,
    comment: {
      en: "I found a 2019 Ioniq in two evenings. The guide explained the inspection terms, so I knew what to ask at the center.",
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
      ar: "نزّلت الأفانتي يوم الخميس، ولحد السبت اتصل أربعة مشترين جدّيين. لا عمولة ولا وسيط.",
    },
    avatar: null,
  },
  {
    name: { en: "Suhaib Al-Qudah", ar: "صهيب القضاة" },
    location: "Ajloun",
    rating: 4,
    comment: {
      en: "I was looking for a mirrored plate for my father. Searching by pattern saved me a month of asking around.",
      ar: "كنت بدوّر على رقم متناظر لوالدي، والبحث بالنمط وفّر عليّ شهر من السؤال.",
    },
    avatar: null,
  },
];
