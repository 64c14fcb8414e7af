import { Hono } from "hono";
import { stream } from "hono/streaming";
import { access, requireUser } from "#src/auth/access.ts";
import { csvLine } from "./csv.ts";
import { AppError } from "#src/core/errors.ts";
import type { Ctx, Env } from "#src/http/env.ts";
import { queryParams, validate } from "#src/http/validate.ts";
import type { ListingKind } from "#src/features/listings/tables.ts";
import { deleteListing, markListing, reboost, type Target } from "./actions/listings.ts";
import { exportHead, exportRows, isExportName } from "./queries/export.ts";
import { listListings, listRecentListings } from "./queries/listings.ts";
import { countTotals } from "./queries/overview.ts";
import { getUser, listUsers } from "./queries/users.ts";
import {
  limitInput,
  listingPatch,
  listingSeen,
  readListingFilter,
  readUserFilter,
  userDeletion,
  userPatch,
} from "./schema.ts";
import { recordExport } from "./actions/exports.ts";
import { changeUser, deleteUser, setListingLimit } from "./actions/users.ts";

/** What admins may do with the listings of one kind: `/api/admin/cars/:id` and `/api/admin/number-plates/:id`. */
function listingCalls(kind: ListingKind) {
  const target = (c: Ctx, rev?: number): Target => ({ kind, id: c.req.param("id") ?? "", rev });
  return new Hono<Env>()
    .patch("/:id", access("admin"), validate("json", listingPatch), async (c) => {
      const { rev, ...patch } = c.req.valid("json");
      return c.json(await markListing(c.var.deps, requireUser(c), target(c, rev), patch));
    })
    .patch("/:id/reboost", access("admin"), validate("json", listingSeen), async (c) => {
      const { rev } = c.req.valid("json");
      return c.json(await reboost(c.var.deps, requireUser(c), target(c, rev)));
    })
    .delete("/:id", access("admin"), validate("json", listingSeen), async (c) => {
      await deleteListing(c.var.deps, requireUser(c), target(c, c.req.valid("json").rev));
      return c.body(null, 204);
    });
}

/** `/api/admin`: every call is an admin's, and every change is in the audit log. */
export const adminApi = new Hono<Env>()
  .get("/overview", access("admin"), async (c) => {
    const { db, clock } = c.var.deps;
    const now = clock.now();
    const recent = await listRecentListings(db.read, now);
    return c.json({ totals: await countTotals(c.var.deps), recent });
  })
  .get("/users", access("admin"), async (c) => {
    const { db, clock } = c.var.deps;
    const { items, ...page } = await listUsers(db.read, readUserFilter(queryParams(c)), clock.now());
    return c.json({ users: items, ...page });
  })
  .get("/listings", access("admin"), async (c) => {
    const { items, ...page } = await listListings(c.var.deps, readListingFilter(queryParams(c)));
    const ofKind = (kind: ListingKind) => items.filter((listing) => listing.kind === kind);
    return c.json({ cars: ofKind("car"), numberPlates: ofKind("number-plate"), ...page });
  })
  .patch("/users/:id/listing-limit", access("admin"), validate("json", limitInput), async (c) => {
    const { deps } = c.var;
    const id = c.req.param("id");
    await setListingLimit(deps, requireUser(c), id, c.req.valid("json").limit);
    return c.json(await getUser(deps.db.read, id, deps.clock.now()));
  })
  .patch("/users/:id", access("admin"), validate("json", userPatch), async (c) => {
    const { deps } = c.var;
    const id = c.req.param("id");
    await changeUser(deps, requireUser(c), id, c.req.valid("json"));
    return c.json(await getUser(deps.db.read, id, deps.clock.now()));
  })
  .delete("/users/:id", access("admin"), validate("json", userDeletion), async (c) => {
    await deleteUser(c.var.deps, requireUser(c), c.req.param("id"), c.req.valid("json").email);
    return c.body(null, 204);
  })
  .get("/export/:file", access("admin"), async (c) => {
    const name = c.req.param("file").replace(/\.csv$/, "");
    if (!isExportName(name)) throw new AppError("not-found", "notFound");
    c.header("Content-Type", "text/csv; charset=utf-8");
    c.header("Content-Disposition", `attachment; filename="${name}.csv"`);
    c.header("Cache-Control", "private, no-store");
    const { db } = c.var.deps;
    await recordExport(c.var.deps, requireUser(c), name);
    return stream(c, async (out) => {
      // The mark by which spreadsheets know UTF-8.
      await out.write(`\ufeff${csvLine(exportHead(name))}`);
      for await (const rows of exportRows(db.read, name)) {
        if (out.aborted) return;
        await out.write(rows.map(csvLine).join(""));
      }
    });
  })
  .route("/cars", listingCalls("car"))
  .route("/number-plates", listingCalls("number-plate"));
