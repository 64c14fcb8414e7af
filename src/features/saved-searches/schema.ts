import { z } from "zod/mini";
import { cleanLine, shortened } from "#src/core/text.ts";
import { LISTING_KINDS } from "#src/features/listings/kinds.ts";

export const RHYTHMS = ["now", "daily", "weekly", "never"] as const;
export type Rhythm = (typeof RHYTHMS)[number];
export type LinkedRhythm = "never" | "daily";

export const CHANNELS = ["mail", "push"] as const;
export type Channel = (typeof CHANNELS)[number];

export const MAX_SAVED_SEARCHES = 50;
export const MAX_NAME_LENGTH = 80;
const MAX_QUERY_LENGTH = 4000;

export function nameOf(text: string): string {
  const line = cleanLine(text);
  return line.length <= MAX_NAME_LENGTH ? line : shortened(line, MAX_NAME_LENGTH - 1);
}

const name = z.pipe(z.string().check(z.maxLength(1000)), z.transform(nameOf));
const rhythm = z.enum(RHYTHMS);
const channels = z.array(z.enum(CHANNELS));

export const searchToSave = z.object({
  kind: z.enum(LISTING_KINDS),
  query: z.string().check(z.maxLength(MAX_QUERY_LENGTH)),
  name: z.optional(name),
  rhythm: z._default(rhythm, "daily"),
  channels: z._default(channels, ["mail"]),
});
export type SearchToSave = z.infer<typeof searchToSave>;

export const searchChange = z.object({
  name: z.optional(name),
  rhythm: z.optional(rhythm),
  channels: z.optional(channels),
});
export type SearchChange = z.infer<typeof searchChange>;
