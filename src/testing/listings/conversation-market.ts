import type { ConversationJson, InboxJson, ThreadJson } from "#src/features/conversations/shapes.ts";
import type { TestUser } from "../site/test-app.ts";
import { inquiryMarket, typedInquiry } from "./inquiry-market.ts";

/** A car, its seller, and a buyer who asked about it; `call` and the rest act as one of them. */
export async function conversationMarket() {
  const market = await inquiryMarket();
  const { app, seller, carId } = market;
  const buyer = await app.signUp({ name: "Lina Qasem" });
  const call = (user: TestUser, method: string, path: string, body?: object) =>
    app.json(method, `/api/conversations${path}`, body, { as: user });
  const ask = async (message = typedInquiry.message, as = buyer) =>
    (await app.json("POST", "/api/inquiries", { ...typedInquiry, carId, message }, { as })).body
      .conversationId as string;
  const id = await ask();
  const write = async (user: TestUser, text: string) =>
    (await call(user, "POST", `/${id}/messages`, { text })).body.id as string;
  const read = async (user: TestUser) => (await call(user, "GET", `/${id}`)).body as ThreadJson;
  const inbox = async (user: TestUser, query = "") => (await call(user, "GET", query)).body as InboxJson;
  const find = async (user: TestUser): Promise<ConversationJson | undefined> =>
    (await inbox(user)).conversations.find((one) => one.id === id);
  const offer = (user: TestUser, amount: number, path = "") =>
    call(user, "POST", `/${id}/offers${path}`, { amount });
  const settle = (user: TestUser, offerId: string, change: string, body: object = {}) =>
    call(user, "POST", `/${id}/offers/${offerId}/${change}`, body);
  return { ...market, buyer, seller, id, call, ask, write, read, inbox, find, offer, settle };
}
