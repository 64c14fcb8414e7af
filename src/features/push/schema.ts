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

/** Base64url of an uncompressed point (RFC 8291). */
const isPoint = (text: string): boolean => {
  const bytes = bytesOf(text);
  return bytes?.length === P256_POINT_BYTES && bytes.codePointAt(0) === 4;
};

const key = (isRight: (text: string) => boolean) =>
  z.string().check(z.maxLength(200), z.refine(isRight, { error: () => t.pushKeysWrong() }));

/** What `PushSubscription.toJSON()` gives. */
export const pushSubscription = z.object({
  endpoint: z.string().check(z.maxLength(MAX_ENDPOINT_LENGTH, { error: () => t.pushEndpointRefused() })),
  keys: z.object({ p256dh: key(isPoint), auth: key((text) => bytesOf(text)?.length === AUTH_BYTES) }),
});
export type PushSubscriptionInput = z.infer<typeof pushSubscription>;

/** What the service worker shows; addresses are paths of the site. */
export interface Notice {
  title: string;
  body: string;
  /** Opened by a press. */
  url: string;
  image?: string | undefined;
}

export interface NoticePayload extends Notice {
  /** Replaces the same one on the screen, should it arrive twice. */
  tag: string;
  lang: string;
  dir: "ltr" | "rtl";
}
