import { z } from "zod/mini";
import { dinars, parsePriceCents } from "#src/core/money.ts";
import { cleanParagraphs } from "#src/core/text.ts";
import { t } from "#t";

export const SIDES = ["buyer", "seller"] as const;
export type Side = (typeof SIDES)[number];
export const otherSide = (side: Side): Side => (side === "buyer" ? "seller" : "buyer");

export const MESSAGE_KINDS = ["text", "offer", "notice"] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

export const OFFER_STATUSES = [
  "open",
  "accepted",
  "declined",
  "withdrawn",
  "countered",
  "expired",
  "closed",
] as const;
export type OfferStatus = (typeof OFFER_STATUSES)[number];

export const BOXES = ["all", "buying", "selling"] as const;
export type Box = (typeof BOXES)[number];

export const MAX_TEXT = 2000;
export const MAX_PHOTOS = 5;
export const OFFERS_PER_BUYER = 3;

/** A message is a text, photos or both. */
export const messageInput = z
  .object({
    text: z._default(
      z
        .string({ error: () => t.messageEmpty() })
        .check(
          z.overwrite(cleanParagraphs),
          z.maxLength(MAX_TEXT, { error: () => t.inquiryMessageTooLong(MAX_TEXT) }),
        ),
      "",
    ),
    photos: z._default(
      z
        .array(z.string({ error: () => t.invalidValue() }))
        .check(z.maxLength(MAX_PHOTOS, { error: () => t.messagePhotosTooMany(MAX_PHOTOS) })),
      [],
    ),
  })
  .check(
    z.refine(({ text, photos }) => text !== "" || photos.length > 0, {
      path: ["text"],
      error: () => t.messageEmpty(),
    }),
  );
export type MessageInput = z.infer<typeof messageInput>;

/** Whole dinars, as a number or typed. */
export const offerInput = z.object({
  amount: z
    .pipe(
      z.union([z.number(), z.string()], { error: () => t.offerWhole() }),
      z.transform((typed) => dinars(parsePriceCents(typed) ?? 0)),
    )
    .check(z.int({ error: () => t.offerWhole() }), z.gte(1, { error: () => t.offerWhole() })),
});

/** How a program sends it. */
export const offerSent = z.object({ amount: z.int().check(z.gte(1)) });

export const readInput = z.object({ upTo: z.string({ error: () => t.invalidValue() }) });

export const MAX_REPLIES = 10;
const replyText = z.pipe(
  z.optional(z.string()),
  z.transform((typed) => cleanParagraphs(typed ?? "").slice(0, MAX_TEXT)),
);

/** A quick answer in one language or in both. */
export const replyInput = z.object({ textEn: replyText, textAr: replyText }).check(
  z.refine(({ textEn, textAr }) => textEn !== "" || textAr !== "", {
    path: ["textEn"],
    error: () => t.replyEmpty(),
  }),
);
export type ReplyInput = z.infer<typeof replyInput>;

export const ANSWERS = ["available", "reserved", "sold"] as const;
export type Answer = (typeof ANSWERS)[number];
export const answerInput = z.object({ answer: z.enum(ANSWERS, { error: () => t.invalidValue() }) });

export const acceptInput = z.object({ reserve: z.optional(z.boolean({ error: () => t.invalidValue() })) });
