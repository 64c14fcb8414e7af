import { z } from "zod/mini";
import { access, requireUser } from "#src/auth/access.ts";
import { repeatable } from "#src/auth/repeatable.ts";
import { hashOfToken } from "#src/auth/tokens.ts";
import { namesOf } from "#src/core/pick.ts";
import { pageParams } from "#src/core/query-params.ts";
import { asks, gives, paged, texts } from "#src/http/describe.ts";
import { type Ctx, routes } from "#src/http/env.ts";
import { linkPages } from "#src/http/page-links.ts";
import { queryParams, validate } from "#src/http/validate.ts";
import { ACTS } from "../acts.ts";
import {
  acceptInput,
  answerInput,
  BOXES,
  messageInput,
  offerInput,
  offerSent,
  readInput,
} from "../schema.ts";
import { inboxShape, messageShape, offerShape, threadShape } from "../shapes.ts";
import { answerAvailability, markRead, PRESSES } from "./actions/change-thread.ts";
import { acceptOffer, counterOffer, makeOffer, settleOffer } from "./actions/offers.ts";
import { postMessage } from "./actions/post-message.ts";
import { findSent, getMessageJson, listThreads, THREADS_A_PAGE } from "./queries/list-threads.ts";
import { getThreadJson } from "./queries/read-thread.ts";

const param = (c: Ctx, name: string) => c.req.param(name) ?? "";
const asked = (c: Ctx) => [c.var.deps, { person: requireUser(c) }, param(c, "id")] as const;

const reads = () => access("owner", "inquiries:read");
const writes = () => access("owner", "inquiries:write");

export const conversationsApi = routes();

conversationsApi.get(
  "/",
  access("user", "inquiries:read"),
  asks({ box: z.enum(BOXES), ...paged }),
  gives(inboxShape),
  async (c) => {
    const params = queryParams(c);
    const box = BOXES.find((known) => known === params.get("box")) ?? "all";
    const { db, clock } = c.var.deps;
    const at = pageParams(params, THREADS_A_PAGE);
    const { items, unread, ...page } = await listThreads(db.read, requireUser(c), box, at, clock.now());
    linkPages(c, page);
    return c.json({ conversations: items, unread });
  },
);

conversationsApi.get("/:id", reads(), asks(texts("after", "before")), gives(threadShape), async (c) => {
  const [{ db, clock }, reading, id] = asked(c);
  const { after, before } = c.req.query();
  const { thread, hasOlder } = await getThreadJson(db.read, reading, id, { after, before }, clock.now());
  const [oldest] = thread.messages;
  if (hasOlder && oldest) c.header("Link", `<${c.req.path}?before=${oldest.id}>; rel="prev"`);
  return c.json(thread);
});

conversationsApi.post(
  "/:id/messages",
  writes(),
  repeatable(),
  validate("json", messageInput),
  gives(messageShape, 201),
  async (c) => {
    const { db, clock } = c.var.deps;
    const request = c.req.header("Idempotency-Key");
    const key = request ? await hashOfToken(`${requireUser(c).id} ${request}`) : null;
    // A server that was killed may have stored the message, but not its answer.
    const sent = key && (await findSent(db.read, key));
    const id = sent ?? (await postMessage(...asked(c), c.req.valid("json"), key)).id;
    return c.json(await getMessageJson(db.read, id, clock.now()), 201);
  },
);

conversationsApi.post("/:id/read", writes(), validate("json", readInput), gives(null), async (c) =>
  markRead(...asked(c), c.req.valid("json").upTo),
);

for (const act of namesOf(PRESSES)) {
  const [method, path] = ACTS[act];
  conversationsApi.on(method, `/:id${path}`, writes(), gives(null), async (c) => PRESSES[act](...asked(c)));
}

conversationsApi.post("/:id/answer", writes(), validate("json", answerInput), gives(null), async (c) =>
  answerAvailability(...asked(c), c.req.valid("json").answer),
);

conversationsApi.post(
  "/:id/offers",
  writes(),
  repeatable(),
  validate("json", offerInput, offerSent),
  gives(offerShape, 201),
  async (c) => c.json(await makeOffer(...asked(c), c.req.valid("json").amount), 201),
);

conversationsApi.post(
  "/:id/offers/:offerId/counter",
  writes(),
  repeatable(),
  validate("json", offerInput, offerSent),
  gives(offerShape, 201),
  async (c) => c.json(await counterOffer(...asked(c), param(c, "offerId"), c.req.valid("json").amount), 201),
);

conversationsApi.post(
  "/:id/offers/:offerId/accept",
  writes(),
  validate("json", acceptInput),
  gives(offerShape),
  async (c) => c.json(await acceptOffer(...asked(c), param(c, "offerId"), c.req.valid("json").reserve)),
);

for (const change of ["decline", "withdraw"] as const)
  conversationsApi.post(`/:id/offers/:offerId/${change}`, writes(), gives(offerShape), async (c) =>
    c.json(await settleOffer(...asked(c), param(c, "offerId"), change)),
  );
