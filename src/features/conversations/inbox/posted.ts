import { AppError } from "#src/core/errors.ts";
import type { Deps } from "#src/http/env.ts";
import { parseInput, type Posted } from "#src/http/validate.ts";
import { answerInput, messageInput, offerInput } from "../schema.ts";
import {
  answerAvailability,
  hideThread,
  reserveListing,
  setBlocked,
  setClosed,
  setMuted,
  takeOver,
} from "../threads/actions/change-thread.ts";
import { counterOffer, makeOffer, settleOffer } from "../threads/actions/offers.ts";
import { postMessage } from "../threads/actions/post-message.ts";
import type { Reading } from "../threads/queries/find-thread.ts";
import type { Act } from "./parts/act-form.tsx";

/** Does what a posted form of a conversation says. */
export async function actOn(deps: Deps, reading: Reading, id: string, form: Posted): Promise<void> {
  const { act = "", offer = "" } = form;
  const amount = () => parseInput(offerInput, form).amount;
  const accept = async () => {
    await settleOffer(deps, reading, id, offer, "accept");
    if (form.reserve) await reserveListing(deps, reading, id);
  };
  const acts: Record<Act, () => Promise<unknown>> = {
    message: () => postMessage(deps, reading, id, parseInput(messageInput, { text: form.text })),
    offer: () => makeOffer(deps, reading, id, amount()),
    counter: () => counterOffer(deps, reading, id, offer, amount()),
    accept,
    decline: () => settleOffer(deps, reading, id, offer, "decline"),
    withdraw: () => settleOffer(deps, reading, id, offer, "withdraw"),
    answer: () => answerAvailability(deps, reading, id, parseInput(answerInput, form).answer),
    block: () => setBlocked(deps, reading, id, true),
    unblock: () => setBlocked(deps, reading, id, false),
    mute: () => setMuted(deps, reading, id, true),
    unmute: () => setMuted(deps, reading, id, false),
    hide: () => hideThread(deps, reading, id),
    take: async () => "person" in reading && takeOver(deps, reading.person, id),
    close: () => setClosed(deps, reading, id, true),
    reopen: () => setClosed(deps, reading, id, false),
  };
  if (!Object.hasOwn(acts, act)) throw new AppError("invalid", "invalidRequest");
  await acts[act as Act]();
}
