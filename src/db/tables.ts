import { table, text } from "./columns.ts";

export const siteIdentity = table("site_identity", { id: text().primaryKey(), keyId: text() });
