/** What the forms of a conversation do, and the calls of the API that do the same. */
export const ACTS = {
  message: ["POST", "/messages"],
  offer: ["POST", "/offers"],
  counter: ["POST", "/offers/:offerId/counter"],
  accept: ["POST", "/offers/:offerId/accept"],
  decline: ["POST", "/offers/:offerId/decline"],
  withdraw: ["POST", "/offers/:offerId/withdraw"],
  answer: ["POST", "/answer"],
  block: ["POST", "/block"],
  unblock: ["DELETE", "/block"],
  mute: ["POST", "/mute"],
  unmute: ["DELETE", "/mute"],
  close: ["POST", "/close"],
  reopen: ["DELETE", "/close"],
  take: ["POST", "/take"],
  hide: ["DELETE", ""],
} as const;
export type Act = keyof typeof ACTS;
