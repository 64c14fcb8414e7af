import { expect, test } from "bun:test";
import { renderToString } from "react-dom/server";
import { DAY_MS } from "#src/core/time.ts";
import type { OwnListing } from "../shapes.ts";
import { ListingCard } from "./listing-card.tsx";

const NOW = Date.UTC(2026, 10, 21, 9);
const listing = {
  ...{
    id: "1",
    title: "Kia Rio",
    place: "Amman",
    priceCents: 950_000,
    hold: null,
    featured: false,
    reserved: false,
  },
  ...{ listedAt: NOW - DAY_MS, expiresAt: NOW + 30 * DAY_MS, soldAt: NOW, days: null },
  ...{ bodyType: "Sedan", plate: null, worth: null, quality: null, held: null, cover: null },
  ...{ viewCount: 3, contactCount: 1, inquiryCount: 0, newInquiryCount: 0 },
};

const isGrey = (status: OwnListing["status"]) =>
  renderToString(<ListingCard listing={{ ...listing, status }} now={NOW} />).includes("grayscale");

test("listings that have ended are grey, those for sale are not", () => {
  expect([isGrey("active"), isGrey("sold"), isGrey("expired")]).toEqual([false, true, true]);
});
