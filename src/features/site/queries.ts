import { eq } from "drizzle-orm";
import type { Reader } from "#src/db/open.ts";
import { siteSettings } from "./tables.ts";
import { FIRST_TESTIMONIALS, type Testimonial, testimonials } from "./testimonials.ts";

export type { Testimonial } from "./testimonials.ts";

/** What customers say: as an admin stored it, else the first ones. */
export async function getTestimonials(read: Reader): Promise<Testimonial[]> {
  const [stored] = await read
    .select({ value: siteSettings.value })
    .from(siteSettings)
    .where(eq(siteSettings.name, "testimonials"));
  const known = testimonials.safeParse(stored?.value);
  return known.success ? known.data : FIRST_TESTIMONIALS;
}
