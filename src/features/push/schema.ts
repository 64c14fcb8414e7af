import { z } from "zod/mini";
import { t } from "#t";

export const MAX_DEVICES = 10;
const MAX_ENDPOINT_LENGTH = 2048;
const P256_POINT_BYTES = 65;
const AUTH_BYTES = 16;

function bytesOf(text: string): string | null {
  try {
    return atob(text.replaceAll("-", "+").replaceAll("_", "/").replace(/=+$/, ""));
  } catch {
    return null;
  }
}

/** Whether a text is an uncompressed point in base64url (RFC 8291). */
const isPoint = (text: string): boolean => {
  const bytes = bytesOf(text);
  return bytes?.length === P256_POINT_BYTES && bytes.codePointAt(0) === 4;
};

const key = (isRight: (text: string) => boolean) =>
  z.string().check(z.maxLength(200), z.refine(isRight, { error: () => t.pushKeysWrong() }));

/** The result of `PushSubscription.toJSON()`. */
export const pushSubscription = z.object({
  endpoint: z.string().check(z.maxLength(MAX_ENDPOINT_LENGTH, { error: () => t.pushEndpointRefused() })),
  keys: z.object({ p256dh: key(isPoint), auth: key((text) => bytesOf(text)?.length === AUTH_BYTES) }),
});
export type PushSubscriptionInput = z.infer<typeof pushSubscription>;

/** The content of a notification in the service worker; addresses are paths on this site. */
export interface Notice {
  title: string;
  body: string;
  url: string;
  image?: string | undefined;
}

export interface NoticePayload extends Notice {
  /** Replaces a displayed notification with the same tag, in case it arrives twice. */
  tag: string;
  lang: string;
  dir: "ltr" | "rtl";
}
