import { z } from "zod/mini";
import { access, requireUser } from "#src/auth/access.ts";
import {
  dealerInput,
  dealerPatch,
  invitationInput,
  personPatch,
} from "#src/features/dealers/dealer-input.ts";
import { getDealerOf } from "#src/features/dealers/queries.ts";
import { gives, shaped } from "#src/http/describe.ts";
import { routes } from "#src/http/env.ts";
import { validate } from "#src/http/validate.ts";
import { changeDealer, openDealer } from "./actions/dealers.ts";
import { changeRole, invite, removePerson } from "./actions/people.ts";
import { getDealerJson, getOwnDealerJson, getPerson, getShownDealer, listPeople } from "./queries.ts";
import { dealerShape, ownDealerShape, personShape } from "./shapes.ts";

export const dealersApi = routes()
  .post("/", access("user"), validate("json", dealerInput), gives(ownDealerShape, 201), async (c) => {
    const user = requireUser(c);
    const dealerId = await openDealer(c.var.deps, user, c.req.valid("json"));
    return c.json(await getOwnDealerJson(c.var.deps, { ...user, dealerId, dealerRole: "owner" }), 201);
  })
  .get("/:slug", access("guest"), shaped({ answers: { 200: dealerShape, 301: null } }), async (c) => {
    const { deps, session } = c.var;
    const slug = c.req.param("slug");
    const dealer = await getShownDealer(deps.db.read, slug, session?.user);
    if (dealer.slug !== slug) return c.redirect(`/api/dealers/${dealer.slug}`, 301);
    return c.json(await getDealerJson(deps, dealer));
  });

/** The caller's own dealer. */
export const dealerApi = routes()
  .get("/", access("member"), gives(ownDealerShape), async (c) =>
    c.json(await getOwnDealerJson(c.var.deps, requireUser(c))),
  )
  .patch("/", access("manager"), validate("json", dealerPatch), gives(ownDealerShape), async (c) => {
    await changeDealer(c.var.deps, requireUser(c), c.req.valid("json"));
    return c.json(await getOwnDealerJson(c.var.deps, requireUser(c)));
  })
  .get("/people", access("member"), gives(z.object({ people: z.array(personShape) })), async (c) => {
    const { read } = c.var.deps.db;
    const { id } = await getDealerOf(read, requireUser(c), "owner");
    return c.json({ people: await listPeople(read, id) });
  })
  .post(
    "/people",
    access("member"),
    validate("json", invitationInput),
    gives(personShape, 201),
    async (c) => {
      const id = await invite(c.var.deps, requireUser(c), c.req.valid("json"));
      return c.json(await getPerson(c.var.deps.db.read, requireUser(c), id), 201);
    },
  )
  .patch("/people/:id", access("member"), validate("json", personPatch), gives(personShape), async (c) => {
    const id = c.req.param("id");
    await changeRole(c.var.deps, requireUser(c).id, id, c.req.valid("json").role);
    return c.json(await getPerson(c.var.deps.db.read, requireUser(c), id));
  })
  .delete("/people/:id", access("member"), gives(null), async (c) => {
    await removePerson(c.var.deps, requireUser(c).id, c.req.param("id"));
  });
