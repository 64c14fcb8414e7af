import { z } from "zod/mini";
import { access, requireUser } from "#src/auth/access.ts";
import { oneByOne } from "#src/core/yield.ts";
import { counts, gives, named, texts, times } from "#src/http/describe.ts";
import { routes } from "#src/http/env.ts";
import { kindShape } from "#src/features/listings/listing-shapes.ts";
import { searchTurn } from "#src/http/search-turns.ts";
import { validate } from "#src/http/validate.ts";
import { changeSearch, removeSearch, saveSearch } from "./actions.ts";
import { listSavedSearches, searchJson } from "./queries.ts";
import { CHANNELS, RHYTHMS, searchChange, searchToSave } from "./schema.ts";

const searchShape = named("SavedSearch", {
  ...texts("id", "query", "name"),
  kind: kindShape,
  rhythm: z.enum(RHYTHMS),
  channels: z.array(z.enum(CHANNELS)),
  ...counts("total", "newCount"),
  ...times("createdAt"),
});

export const savedSearchesApi = routes()
  .get("/", access("user"), gives(z.array(searchShape)), searchTurn, async (c) => {
    const { deps } = c.var;
    const searches = await listSavedSearches(deps.db.read, requireUser(c).id);
    return c.json(await oneByOne(searches, (search) => searchJson(deps, search)));
  })
  .post(
    "/",
    access("user"),
    gives(searchShape, 201),
    searchTurn,
    validate("json", searchToSave),
    async (c) => {
      const { deps } = c.var;
      const search = await saveSearch(deps, requireUser(c).id, c.req.valid("json"));
      return c.json(await searchJson(deps, search), 201);
    },
  )
  .patch("/:id", access("owner"), validate("json", searchChange), gives(searchShape), async (c) => {
    const { deps } = c.var;
    const search = await changeSearch(deps, requireUser(c).id, c.req.param("id"), c.req.valid("json"));
    return c.json(await searchJson(deps, search));
  })
  .delete("/:id", access("owner"), gives(null), async (c) => {
    await removeSearch(c.var.deps, requireUser(c).id, c.req.param("id"));
  });
