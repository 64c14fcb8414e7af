import initial from "../../migrations/sqlite/0000_initial.sql" with { type: "text" };
import listingTextSearch from "../../migrations/sqlite/0001_listing-text-search.sql" with { type: "text" };
import numberPlates from "../../migrations/sqlite/0002_number-plates.sql" with { type: "text" };
import wholeSite from "../../migrations/sqlite/0003_whole-site.sql" with { type: "text" };
import titleAndRest from "../../migrations/sqlite/0004_title-and-rest.sql" with { type: "text" };
import sellerCounts from "../../migrations/sqlite/0005_seller-counts.sql" with { type: "text" };
import sameText from "../../migrations/sqlite/0006_same-text.sql" with { type: "text" };
import sellerIndex from "../../migrations/sqlite/0007_seller-index.sql" with { type: "text" };
import heldListings from "../../migrations/sqlite/0008_held-listings.sql" with { type: "text" };
import soldListings from "../../migrations/sqlite/0009_sold-listings.sql" with { type: "text" };
import panelSearch from "../../migrations/sqlite/0010_panel-search.sql" with { type: "text" };
import reportsAndNotes from "../../migrations/sqlite/0011_reports-and-notes.sql" with { type: "text" };
import forgottenPeople from "../../migrations/sqlite/0012_forgotten-people.sql" with { type: "text" };
import takeBack from "../../migrations/sqlite/0013_take-back.sql" with { type: "text" };
import panelMarks from "../../migrations/sqlite/0014_panel-marks.sql" with { type: "text" };
import listingsOfSeller from "../../migrations/sqlite/0015_listings-of-seller.sql" with { type: "text" };
import platesByLength from "../../migrations/sqlite/0016_plates-by-length.sql" with { type: "text" };
import plateNumberColumn from "../../migrations/sqlite/0017_plate-number-column.sql" with { type: "text" };
import type { Migration } from "./migrate.ts";

/** In order; a test holds this list against the folder. */
export const migrations: Migration[] = [
  { name: "0000_initial", sql: initial },
  { name: "0001_listing-text-search", sql: listingTextSearch },
  { name: "0002_number-plates", sql: numberPlates },
  { name: "0003_whole-site", sql: wholeSite },
  { name: "0004_title-and-rest", sql: titleAndRest },
  { name: "0005_seller-counts", sql: sellerCounts },
  { name: "0006_same-text", sql: sameText },
  { name: "0007_seller-index", sql: sellerIndex },
  { name: "0008_held-listings", sql: heldListings },
  { name: "0009_sold-listings", sql: soldListings },
  { name: "0010_panel-search", sql: panelSearch },
  { name: "0011_reports-and-notes", sql: reportsAndNotes },
  { name: "0012_forgotten-people", sql: forgottenPeople },
  { name: "0013_take-back", sql: takeBack },
  { name: "0014_panel-marks", sql: panelMarks },
  { name: "0015_listings-of-seller", sql: listingsOfSeller },
  { name: "0016_plates-by-length", sql: platesByLength },
  { name: "0017_plate-number-column", sql: plateNumberColumn },
];
