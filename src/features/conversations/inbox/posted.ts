import { AppError } from "#src/core/errors.ts";
import type { Deps } from "#src/http/env.ts";
import { parseInput, type Posted } from "#src/http/validate.ts";
import type { Act } from "../acts.ts";
import { answerInput, messageInput, offerInput } from "../schema.ts";
import { answerAvailability, type Press, PRESSES } from "../threads/actions/change-thread.ts";
import { acceptOffer, counterOffer, makeOffer, settleOffer } from "../threads/actions/offers.ts";
import { postMessage } from "../threads/actions/post-message.ts";
import type { Reading } from "../threads/queries/find-thread.ts";

/** Does what a posted form of a conversation says. */
export async function actOn(deps: Deps, reading: Reading, id: string, form: Posted): Promise<void> {
  const at = [deps, reading, id] as const;
  const { act = "", offer = "" } = form;
  const amount = () => parseInput(offerInput, form).amount;
  const acts: Record<Exclude<Act, Press>, () => Promise<unknown>> = {
    message: () => postMessage(...at, parseInput(messageInput, { text: form.text })),
    offer: () => makeOffer(...at, amount()),
    counter: () => counterOffer(...at, offer, amount()),
    accept: () => acceptOffer(...at, offer, form.reserve === "true"),
    decline: () => settleOffer(...at, offer, "decline"),
    withdraw: () => settleOffer(...at, offer, "withdraw"),
    answer: () => answerAvailability(...at, parseInput(answerInput, form).answer),
  };
  if (Object.hasOwn(PRESSES, act)) await PRESSES[act as Press](...at);
  else if (Object.hasOwn(acts, act)) await acts[act as keyof typeof acts]();
  else throw new AppError("invalid", "invalidRequest");
}
