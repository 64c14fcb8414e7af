import { z } from "zod/mini";
import { DEALER_ROLES } from "#src/auth/tables.ts";
import { cleanLine, cleanParagraphs } from "#src/core/text.ts";
import { webAddressIn } from "#src/core/web-address.ts";
import { typedEmail } from "#src/features/accounts/limits.ts";
import { parsePhone } from "#src/features/accounts/phone-input.ts";
import { given, optional } from "#src/features/accounts/schema.ts";
import { findPlace } from "#src/features/places/place-names.ts";
import { t } from "#t";
import { type Hours, WEEKDAYS } from "./schema.ts";

const MAX_NAME = 80;
const MAX_ABOUT = 3000;
export const MAX_BRANCHES = 20;
const MAX_SPANS = 3;

const line = (max: number) => z.pipe(z.pipe(z.string(), z.transform(cleanLine)), given(max));
/** Invitations carry it to addresses that nobody has confirmed, so it is no place for a link. */
const name = line(MAX_NAME).check(
  z.refine((text) => webAddressIn(text) === null, { error: () => t.accountNameRefused() }),
);
const lineOrNull = (max: number) =>
  optional(
    (text) => (text.length <= max ? text : null),
    () => t.textTooLong(max),
  );
const about = z
  .string()
  .check(z.overwrite(cleanParagraphs), z.maxLength(MAX_ABOUT, { error: () => t.textTooLong(MAX_ABOUT) }));

const needed = (read: (text: string) => string | null, refusal: () => string) =>
  z.pipe(
    z.string({ error: refusal }),
    z.transform((typed, { issues }) => {
      const value = read(cleanLine(typed));
      if (value === null) issues.push({ code: "custom", input: typed, message: refusal() });
      return value ?? "";
    }),
  );
const phone = needed(parsePhone, () => t.phoneInvalid());
const cityOf = (text: string) => findPlace(text)?.name ?? null;
const city = needed(cityOf, () => t.cityInvalid());

/** Only links that open in a browser; the page shows it as "Open in maps". */
const mapUrl = optional(
  (text) => (/^https:\/\/[^\s"<>]{4,500}$/.test(text) ? text : null),
  () => t.dealerMapInvalid(),
);

const branch = z.object({
  nameEn: line(MAX_NAME),
  nameAr: line(MAX_NAME),
  address: line(200),
  location: city,
  mapUrl,
  phone: optional(parsePhone, () => t.phoneInvalid()),
});

const time = z
  .string()
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/, { error: () => t.dealerHoursInvalid() }));
const span = z
  .tuple([time, time])
  .check(z.refine(([from, to]) => from !== to, { error: () => t.dealerHoursInvalid() }));
/** Each begins after the one before; only the last may end on the next day. */
const isInOrder = (all: [string, string][]): boolean =>
  all.every(([from], at) => {
    const [start, end] = all[at - 1] ?? ["", ""];
    return at === 0 || (start < end && end <= from);
  });
const spans = z.optional(
  z.array(span).check(z.maxLength(MAX_SPANS), z.refine(isInOrder, { error: () => t.dealerHoursOverlap() })),
);
const hours = z.object(
  Object.fromEntries(WEEKDAYS.map((day) => [day, spans])) as Record<keyof Hours, typeof spans>,
);

const shape = {
  nameEn: name,
  nameAr: name,
  legalName: line(120),
  registerNumber: lineOrNull(40),
  phone,
  location: city,
  aboutEn: about,
  aboutAr: about,
  hours,
  branches: z.array(branch).check(z.maxLength(MAX_BRANCHES)),
};

export const dealerInput = z.object({
  ...shape,
  aboutEn: z._default(about, ""),
  aboutAr: z._default(about, ""),
  hours: z._default(hours, {}),
  branches: z._default(shape.branches, []),
});
export type DealerInput = z.infer<typeof dealerInput>;

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
export const dealerPatch = z.partial(
  z.object({
    ...shape,
    slug: z
      .string()
      .check(z.minLength(2), z.maxLength(60), z.regex(SLUG, { error: () => t.dealerSlugInvalid() })),
    logo: z.nullable(z.string()),
  }),
);
export type DealerPatch = z.infer<typeof dealerPatch>;

export const invitationInput = z.object({
  email: typedEmail(
    () => t.emailInvalid(),
    () => t.textTooLong(254),
  ),
  role: z.enum(DEALER_ROLES),
});
export const personPatch = z.object({ role: z.enum(DEALER_ROLES) });
