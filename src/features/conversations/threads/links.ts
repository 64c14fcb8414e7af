import { createHmac } from "node:crypto";
import { siteKey } from "#src/auth/site-key.ts";
import { isSame } from "#src/auth/tokens.ts";
import type { Side } from "../schema.ts";

/** What a signed link in an email allows: to read as the guest, to write one answer, to mute, to get no invitations to review. */
export interface Link {
  may: "read" | "reply" | "mute" | "uninvite";
  conversationId: string;
  side: Side;
  /** Who answers for a member; empty for a guest. */
  userId: string;
  /** The newest message then, which makes each email's links differ. */
  seq: number;
  /** In milliseconds since 1970; 0 for a link that does not end. */
  expiresAt: number;
}

const signatureOf = (text: string): string =>
  createHmac("sha256", siteKey("conversation links")).update(text).digest("base64url");

export function linkToken({ may, conversationId, side, userId, seq, expiresAt }: Link): string {
  const text = [may, conversationId, side, userId, seq, expiresAt].join("~");
  return `${text}~${signatureOf(text)}`;
}

/** What a token allows; null if it was changed, is for something else or has ended. */
export function readLink(may: Link["may"], token: string, now: number): Link | null {
  const [text = "", signature = ""] = token.split(/~(?=[^~]*$)/);
  const [kind, conversationId = "", side, userId = "", seq, expiresAt] = text.split("~");
  if (kind !== may || !isSame(signature, signatureOf(text))) return null;
  const link: Link = {
    may,
    conversationId,
    side: side === "seller" ? "seller" : "buyer",
    userId,
    seq: Number(seq),
    expiresAt: Number(expiresAt),
  };
  return link.expiresAt === 0 || link.expiresAt > now ? link : null;
}
