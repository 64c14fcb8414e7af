import * as auth from "#src/auth/tables.ts";
import { type AnyTable, inOrderOfReferences, isTable } from "#src/db/all-rows.ts";
import * as site from "#src/db/tables.ts";
import * as audit from "#src/features/audit/tables.ts";
import * as cars from "#src/features/cars/tables.ts";
import * as consents from "#src/features/consents/tables.ts";
import * as dealers from "#src/features/dealers/tables.ts";
import * as favorites from "#src/features/favorites/tables.ts";
import * as help from "#src/features/help/tables.ts";
import * as inquiries from "#src/features/conversations/tables.ts";
import * as listings from "#src/features/listings/tables.ts";
import * as mail from "#src/features/mail/tables.ts";
import * as moderation from "#src/features/moderation/tables.ts";
import * as newsletter from "#src/features/newsletter/tables.ts";
import * as phones from "#src/features/phones/tables.ts";
import * as photos from "#src/features/photos/tables.ts";
import * as plates from "#src/features/plates/tables.ts";
import * as prices from "#src/features/prices/tables.ts";
import * as push from "#src/features/push/tables.ts";
import * as reviews from "#src/features/reviews/tables.ts";
import * as savedSearches from "#src/features/saved-searches/tables.ts";
import * as settings from "#src/features/settings/tables.ts";
import * as siteSettings from "#src/features/site/tables.ts";
import * as stock from "#src/features/stock/tables.ts";
import * as http from "#src/http/tables.ts";

const MODULES: Record<string, unknown>[] = [
  auth,
  site,
  audit,
  cars,
  consents,
  dealers,
  favorites,
  help,
  inquiries,
  listings,
  mail,
  moderation,
  newsletter,
  phones,
  photos,
  plates,
  prices,
  push,
  reviews,
  savedSearches,
  settings,
  siteSettings,
  stock,
  http,
];

/** All tables, each after those that its rows refer to. */
export const allTables: AnyTable[] = inOrderOfReferences(MODULES.flatMap(Object.values).filter(isTable));

/** The tables that the first start writes to; a site with rows in no other table is empty. */
export const TABLES_OF_A_START = ["site_identity", "one_time_links", "rate_limits", "counters", "push_keys"];
