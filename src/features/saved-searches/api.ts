import { z } from "zod/mini";
import { access, requireUser } from "#src/auth/access.ts";
import { oneByOne } from "#src/core/yield.ts";
import { count, describes, id, meaning, named, time } from "#src/http/describe.ts";
import { routes } from "#src/http/env.ts";
import { kindShape } from "#src/features/listings/listing-shapes.ts";
import { searchTurn } from "#src/http/search-turns.ts";
import { validate } from "#src/http/validate.ts";
import { changeSearch, removeSearch, saveSearch } from "./actions.ts";
import { listSavedSearches, searchJson } from "./queries.ts";
import { CHANNELS, RHYTHMS, searchChange, searchToSave } from "./schema.ts";

const searchShape = named(
  "SavedSearch",
  z.object({
    id: id(),
    kind: kindShape,
    query: meaning(z.string(), "The parameters of the search", "make=Toyota&maxPrice=15000"),
    name: meaning(z.string(), "The name", "Toyota up to 15,000 JD"),
    rhythm: z.enum(RHYTHMS),
    channels: z.array(z.enum(CHANNELS)),
    total: count("How many it finds now", 12),
    newCount: count("How many are new since it was last opened", 2),
    createdAt: time("When it was saved"),
  }),
);

export const savedSearchesApi = routes()
  .get(
    "/",
    access("user"),
    describes({
      id: "listSavedSearches",
      summary: "List the saved searches",
      answers: { 200: z.array(searchShape) },
    }),
    searchTurn,
    async (c) => {
      const { deps } = c.var;
      const searches = await listSavedSearches(deps.db.read, requireUser(c).id);
      return c.json(await oneByOne(searches, (search) => searchJson(deps, search)));
    },
  )
  .post(
    "/",
    access("user"),
    describes({
      id: "saveSearch",
      summary: "Save a search",
      text: "`query` has the parameters of the kind's list.",
      accepts: ["Idempotency-Key"],
      answers: { 201: searchShape },
      errors: [409],
      example: { body: { kind: "car", query: "make=Toyota&maxPrice=15000", rhythm: "daily" } },
    }),
    searchTurn,
    validate("json", searchToSave),
    async (c) => {
      const { deps } = c.var;
      const search = await saveSearch(deps, requireUser(c).id, c.req.valid("json"));
      return c.json(await searchJson(deps, search), 201);
    },
  )
  .patch(
    "/:id",
    access("owner"),
    describes({
      id: "changeSavedSearch",
      summary: "Change a saved search",
      answers: { 200: searchShape },
      example: { body: { rhythm: "weekly" } },
    }),
    validate("json", searchChange),
    async (c) => {
      const { deps } = c.var;
      const search = await changeSearch(deps, requireUser(c).id, c.req.param("id"), c.req.valid("json"));
      return c.json(await searchJson(deps, search));
    },
  )
  .delete(
    "/:id",
    access("owner"),
    describes({
      id: "removeSavedSearch",
      summary: "Remove a saved search",
      answers: { 204: null },
    }),
    async (c) => {
      await removeSearch(c.var.deps, requireUser(c).id, c.req.param("id"));
      return c.body(null, 204);
    },
  );
