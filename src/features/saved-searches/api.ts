import { access, requireUser } from "#src/auth/access.ts";
import { oneByOne } from "#src/core/yield.ts";
import { routes } from "#src/http/env.ts";
import { searchTurn } from "#src/http/search-turns.ts";
import { validate } from "#src/http/validate.ts";
import { changeSearch, removeSearch, saveSearch } from "./actions.ts";
import { listSavedSearches, searchJson } from "./queries.ts";
import { searchChange, searchToSave } from "./schema.ts";

export const savedSearchesApi = routes()
  .get("/", access("user"), searchTurn, async (c) => {
    const { deps } = c.var;
    const searches = await listSavedSearches(deps.db.read, requireUser(c).id);
    return c.json(await oneByOne(searches, (search) => searchJson(deps, search)));
  })
  .post("/", access("user"), searchTurn, validate("json", searchToSave), async (c) => {
    const { deps } = c.var;
    const search = await saveSearch(deps, requireUser(c).id, c.req.valid("json"));
    return c.json(await searchJson(deps, search), 201);
  })
  .patch("/:id", access("owner"), validate("json", searchChange), async (c) => {
    const { deps } = c.var;
    const search = await changeSearch(deps, requireUser(c).id, c.req.param("id"), c.req.valid("json"));
    return c.json(await searchJson(deps, search));
  })
  .delete("/:id", access("owner"), async (c) => {
    await removeSearch(c.var.deps, requireUser(c).id, c.req.param("id"));
    return c.body(null, 204);
  });
