import { shortened } from "#src/core/text.ts";
import { eq } from "drizzle-orm";
import { listings } from "#src/features/listings/tables.ts";
import { t } from "#t";
import type { Tx } from "#src/db/open.ts";
import { findUser } from "#src/features/accounts/queries.ts";
import { queuePush } from "#src/features/push/actions/outbox.ts";
import type { Deps } from "#src/http/env.ts";
import { href } from "#src/i18n/paths.ts";
import { messageText } from "../message-json.ts";
import type { MessageRow } from "./add-message.ts";
import type { ConversationRow, SideRef, SideRow } from "../queries/find-thread.ts";

const MAX_QUOTED = 80;

export const pushKey = ({ conversationId, side }: SideRef): string =>
  `conversation:${conversationId}:${side}`;

export async function pushMessage(
  tx: Tx,
  deps: Pick<Deps, "clock">,
  { id, listingId, buyerName }: ConversationRow,
  reader: SideRow,
  message: MessageRow,
): Promise<void> {
  const userId = reader.takenBy ?? reader.userId;
  const to = userId && (await findUser(tx, userId));
  if (!to || !to.pushesInquiries) return;
  const [listing] = await tx
    .select({ title: listings.title })
    .from(listings)
    .where(eq(listings.id, listingId ?? ""));
  await queuePush(tx, deps, {
    kind: "message",
    to,
    key: `${pushKey(reader)}:${message.seq}`,
    write: () => ({
      title: listing?.title ?? t.listingErased(),
      body: `${reader.side === "seller" ? `\u2068${buyerName}\u2069: ` : ""}\u2068${shortened(messageText(message), MAX_QUOTED)}\u2069`,
      url: href(`/messages/${id}`),
    }),
  });
}
