import { table, text } from "./columns.ts";

/** One row: which site this database is of (see `site-folder.ts`), and which key its secrets are encrypted with. */
export const siteIdentity = table("site_identity", { id: text().primaryKey(), keyId: text() });
