import { table, text } from "./columns.ts";

/** One row: which site this database is of. See `site-folder.ts`. */
export const siteIdentity = table("site_identity", { id: text().primaryKey() });
