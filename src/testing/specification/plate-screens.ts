import { describe, expect } from "bun:test";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { PlateResults } from "#src/features/plates/search/plate-results.tsx";
import { plateSearch } from "#src/features/plates/search/plate-search.ts";
import { plantPlate } from "../listings/plant-plate.ts";
import { open, uploadedPhotos } from "../pages/listing-page.ts";
import { testApp } from "../site/test-app.ts";
import { typedPlate } from "../listings/typed-plate.ts";
import { elements, wordsOf } from "./elements.ts";
import { has, journey, links, opens, reads, said, says, shows } from "./says.ts";
import { guest, page, user } from "./site.ts";

const plates = guest("/number-plates");
/** The opened panel's text. */
const panel = guest("/number-plates/filters");
const digits = async (plateNumber: string) => {
  const app = testApp();
  await plantPlate(app, await app.signUp(), { plateNumber });
  return wordsOf((await open(app, "/number-plates")).html);
};

describe("2. Screens and routes: browsing number plates", () => {
  says(
    "its title is 'Jordan Number Plates'",
    reads(plates, "h1", "Jordan Number Plates"),
    shows(plates, "Jordan Number Plates"),
  );
  says(
    "it searches a location by text",
    has(plates, "input[type=search]", { name: "location" }),
    async () => {
      expect(wordsOf(await page("/number-plates?location=amm"))).toContain("1 Number Plate Found");
      expect(wordsOf(await page("/number-plates?location=irb"))).toContain("0 Number Plates Found");
    },
  );
  says("its filter panel is collapsible", has(plates, "details summary"), shows(plates, "Filters"));
  says(
    "the panel has the area code",
    has(panel, "form select", { name: "areaCode" }),
    shows(panel, "Area Code"),
  );
  says(
    "the panel has the number of digits",
    has(panel, "form input", { name: "digitCount" }),
    shows(panel, "Number of Digits"),
  );
  says(
    "the panel has the min price",
    has(panel, "form input", { name: "minPrice" }),
    shows(panel, "Min Price"),
  );
  says(
    "the panel has the max price",
    has(panel, "form input", { name: "maxPrice" }),
    shows(panel, "Max Price"),
  );
  says("a badge counts the active filters", async () => {
    const summary = async (path: string) => elements(await page(path), "summary").map(({ text }) => text);
    expect(await summary("/number-plates")).toEqual(["Filters"]);
    expect(await summary("/number-plates?areaCode=12&digitCount=4&minPrice=100")).toEqual(["Filters3"]);
  });
  says(
    "it has a Clear button",
    links(panel, "Clear All", "/number-plates"),
    links(guest("/number-plates?digitCount=4"), "Clear", "/number-plates"),
  );
  says("its heading is '{n} Number Plates Found'", shows(plates, "1 Number Plate Found"), async () =>
    expect(wordsOf(await page("/number-plates?areaCode=27"))).toContain("0 Number Plates Found"),
  );
  says("it shows six placeholders while loading", () => {
    const search = {
      filter: plateSearch.filterOf(""),
      found: null,
      isLoading: true,
      isStale: false,
      firstCards: [],
    };
    const results = createElement(PlateResults, { search: search as never, active: [], signedIn: false });
    expect(elements(renderToString(results), "[data-skeleton]")).toHaveLength(6);
  });
  says("it shows a grid of cards", async () =>
    expect(elements(await page("/number-plates"), ".grid article")).toHaveLength(1),
  );
  const none = guest("/number-plates?areaCode=27");
  says("without results it says 'No number plates found'", shows(none, "No number plates found"));
  says(
    "without results it says 'Try adjusting your search criteria or browse all available plates.'",
    shows(none, "Try adjusting your search criteria or browse all available plates."),
  );
  says(
    "without results it has a button that clears all",
    links(none, "Clear all filters", "/number-plates"),
    journey(
      "plates-search.e2e.ts",
      "a search without plates says so and links to all plates",
      "Clear all filters",
    ),
  );
});

describe("2. Screens and routes: the card of a plate", () => {
  const card = async (selector: string) => elements(await page("/number-plates"), `article ${selector}`);
  says("it shows an image of the plate", async () => expect(await card("svg[role=img]")).toHaveLength(1));
  says("it has badges", async () =>
    expect((await card(".badge")).map(({ text }) => text)).toEqual(["Featured", "Verified"]),
  );
  says("it shows area code and plate number", has(plates, "article svg", { "aria-label": "Plate 12, 7777" }));
  says("it shows the title", reads(plates, "article h3", "Number plate 12-7777"));
  says("it shows the digit count: 'n Digits'", shows(plates, "4 Digits"));
  says("it shows the digit count: '1 Digit'", async () => expect(await digits("7")).toContain("1 Digit "));
  says("it shows the area", shows(plates, "Code 12 · Amman"));
  says("it shows the price", shows(plates, "250 JD"));
  says("it shows the location", reads(plates, "article li", "Amman"));
  says("it shows the description, two lines of it", async () =>
    expect((await card("p.plate-text")).map(({ text }) => text)).toEqual([
      "One owner, serviced at the agency.",
    ]),
  );
  says(
    "View Details links to /number-plates/{id}",
    links(plates, "View Details: Number plate 12-7777", "{platePage}"),
    shows(plates, "View Details"),
  );
  says(
    "it has a Contact button",
    has(plates, "article a", { "aria-label": "Contact: Number plate 12-7777" }),
  );
});

const form = user("/list-number-plate");

describe("2. Screens and routes: List number plate", () => {
  for (const [label, control, name] of [
    ["Title", "input", "title"],
    ["Price", "input", "price"],
    ["Area code", "input", "areaCode"],
    ["Plate number", "input", "plateNumber"],
    ["Location", "select", "location"],
    ["Description", "textarea", "description"],
  ] as const)
    says(`it has the field ${label}`, has(form, `form ${control}`, { name }), shows(form, label));
  says("it takes up to 5 images", async () =>
    expect(wordsOf(await page(...form))).toMatch(/\bup to 5 (photos|images)\b/i),
  );
  says("images are dropped or browsed", shows(form, "or drag them here"), has(form, "input[type=file]"));
  says("Cancel goes to /number-plates", links(form, "Cancel", "/number-plates"), shows(form, "Cancel"));
  says(
    "on success it goes to /number-plates",
    journey(
      "plates.e2e.ts",
      "a plate is published, found by pattern and tag, gets an inquiry, and is sold",
      "Your number plate listing has been created successfully.",
    ),
  );
});

/** A plate with two photos, from a seller without a phone. */
async function withoutPhone() {
  const app = testApp();
  const seller = await app.signUp();
  const images = await uploadedPhotos(app, seller, 2);
  const { body } = await app.json("POST", "/api/number-plates", { ...typedPlate, images }, { as: seller });
  return (await open(app, `/number-plates/${body.id}`)).html;
}
const quiet = await withoutPhone();
const plate = guest("/number-plates/{plate}");

describe("2. Screens and routes: the detail of a plate", () => {
  says("it has an image gallery with thumbnails", () => {
    const names = elements(quiet, "main a").map(({ attributes }) => attributes["aria-label"]);
    expect(names).toContainValues(["Show the plate", "Show photo 1", "Show photo 2"]);
  });
  says("it has badges", reads(plate, "#contact .badge", "Featured", "Verified"));
  says("it displays the plate", has(plate, "main svg", { "aria-label": "Plate 12, 7777" }));
  says("it shows the title", reads(plate, "h1", "Number plate 12-7777"));
  says("it shows the price", shows(plate, "250 JD"));
  says("it shows the area code", shows(plate, "Area code", "12 · Amman"));
  says("it shows the digit count", shows(plate, "4 Digits"));
  says("it shows the location", shows(plate, "Location", "Amman"));
  says("it shows the description", shows(plate, "Description", "One owner, serviced at the agency."));
  says("it has a messaging-app link", links(plate, "WhatsApp", "/number-plates/{plate}/whatsapp"));
  says("the messaging-app link of a plate is there only when the seller has a phone", () =>
    expect(quiet).not.toContain("/whatsapp"),
  );
  says(
    "it has a Contact Seller dialog",
    shows(plate, "Contact Seller"),
    opens(guest("/number-plates/{plate}/inquiry")),
    journey(
      "plates.e2e.ts",
      "a plate is published, found by pattern and tag, gets an inquiry, and is sold",
      "Contact Seller",
    ),
  );
  says("its seller card has the name", shows(plate, "Seller"), reads(plate, "section bdi", "Rania"));
  says("its seller card has the listed date", shows(plate, "Listed 15 June 2026"));
  says("its seller card says 'Recently' without a date", said("Recently"), async () => {
    const app = testApp();
    const id = await plantPlate(app, await app.signUp(), { listedAt: 0 });
    expect(wordsOf((await open(app, `/number-plates/${id}`)).html)).toContain("Recently Active");
  });
  says(
    "its seller card has a status badge",
    reads(plate, "section .badge", "Featured", "Verified", "Active"),
  );
  const missing = guest("/number-plates/nothing");
  says("not found: 'Number Plate Not Found'", opens(missing, 404), shows(missing, "Number Plate Not Found"));
  says(
    "not found: a button goes back to /number-plates",
    links(missing, "Back to Number Plates", "/number-plates"),
  );
});
