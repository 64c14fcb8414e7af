import { describe, expect } from "bun:test";
import { jordanYear } from "#src/core/jordan-day.ts";
import { heroParams } from "#src/features/cars/search/hero-search-params.ts";
import { plantCar } from "../listings/plant-car.ts";
import { open, uploadedPhotos } from "../pages/listing-page.ts";
import { testApp } from "../site/test-app.ts";
import { postCar } from "../listings/typed-car.ts";
import { elements, wordsOf } from "./elements.ts";
import { has, journey, links, reads, says, shows } from "./says.ts";
import { get, guest, page } from "./site.ts";

const home = guest("/");
const search = guest("/search");

/** The query string after submitting the hero's form. */
const asked = (choices: Record<string, string>) => heroParams(new URLSearchParams(choices)).toString();

describe("2. Screens and routes: Home", () => {
  says(
    "the hero has a Buy tab, chosen at first",
    async () => {
      expect(
        elements(await page("/"), "input[type=radio][checked]").map((it) => it.attributes.value),
      ).toEqual(["buy"]);
    },
    shows(home, "Buy"),
  );
  says(
    "the hero has a Sell tab",
    shows(home, "Sell"),
    journey("home.e2e.ts", "the other tab is for selling", "Sell"),
  );
  for (const [label, name] of Object.entries({
    Make: "make",
    Model: "model",
    "Price Range": "price",
    Location: "location",
  }))
    says(`Buy has a selector ${label}, 'all' at first`, shows(home, label), async () => {
      const options = elements(await page("/"), `select[name=${name}] option`);
      expect(options[0]?.attributes.value).toBe("all");
    });
  says(
    "Search Cars goes to /search",
    has(home, "form[action='/search']"),
    shows(home, "Search Cars"),
    journey(
      "home.e2e.ts",
      "the hero counts matching cars as filters are chosen, and its search finds that many",
      "Search Cars",
    ),
  );
  says("Search Cars sets the parameters make, model, location, minPrice and maxPrice", () =>
    expect(asked({ make: "Kia", model: "Rio", location: "Irbid", price: "5000-10000" })).toBe(
      "make=Kia&model=Rio&location=Irbid&minPrice=5000&maxPrice=10000",
    ),
  );
  says("a parameter is set only when the selection is not 'all'", () =>
    expect(asked({ make: "all", model: "all", location: "all", price: "all" })).toBe(""),
  );
  says("minPrice is set only above 0", () => expect(asked({ price: "0-5000" })).toBe("maxPrice=5000"));
  says("maxPrice is set only below 999999", () =>
    expect(asked({ price: "30000-999999" })).toBe("minPrice=30000"),
  );
  says("Sell says 'Ready to Sell Your Car?'", shows(home, "Ready to Sell Your Car?"));
  says(
    "Sell says 'List your car for free and reach thousands of potential buyers'",
    shows(home, "List your car for free and reach thousands of potential buyers"),
  );
  says("the Start Listing button of Sell goes to /list-car", links(home, "Start Listing", "/list-car"));
  for (const [stat, value] of Object.entries({
    "Cars for Sale": "1",
    "Trusted Dealers": "0",
    "Cities Covered": "1",
    "Cars Sold": "0",
  }))
    says(`the stats have ${stat}`, shows(home, stat), async () =>
      expect(wordsOf(await page("/"))).toContain(`${stat} ${value}`),
    );
  says("Featured Cars are shown", shows(home, "Featured Cars", "Toyota Camry 2019"));
  says("View All Cars links to /search", links(home, "View All Cars", "/search"));
  says(
    "the advanced filter card has Apply Filters",
    shows(home, "Apply Filters"),
    journey("home.e2e.ts", "applied filters are announced and shown on the search page", "Apply Filters"),
  );
  const firstOf = async (name: string) => {
    const choices = elements(await page("/"), `form input[name=${name}]`);
    return choices.slice(0, 3).map(({ attributes }) => attributes.value);
  };
  for (const [name, label, values] of [
    ["year", "the last 3 of 10 years", ["2026", "2025", "2024"]],
    ["bodyType", "the first 3 body types", ["Sedan", "SUV", "Hatchback"]],
    ["fuelType", "the first 3 fuel types", ["Gasoline", "Hybrid", "Electric"]],
    ["features", "the first 3 features", ["Sunroof", "Leather Seats", "Navigation System"]],
  ] as const)
    says(`the filter card begins with ${label}`, async () =>
      expect(await firstOf(name)).toEqual([...values]),
    );
  says("the filter card offers 10 years", async () =>
    expect(elements(await page("/"), "form input[name=year]")).toHaveLength(10),
  );
  says("each choice of the filter card has a count", async () => {
    expect(wordsOf(await page("/"))).toMatch(/2026 \d+ 2025 \d+ 2024 \d+/);
  });
  const services = ["Vehicle Inspection", "Car Financing", "Documentation Help"];
  says(
    "Our Services are Vehicle Inspection, Car Financing and Documentation Help",
    shows(home, "Our Services", ...services),
    reads(home, "h3", ...services),
  );
  says("each service has a link", async () => {
    const named = ["Read before you inspect", "Calculate your installment", "Read the guide"];
    for (const name of named) {
      const link = elements(await page("/"), "main a").find(({ text }) => text === name);
      expect([name, (await get(link?.attributes.href ?? "/nothing")).status]).toEqual([name, 200]);
    }
  });
  says("there are three testimonials of customers", async () =>
    expect(elements(await page("/"), "blockquote")).toHaveLength(3),
  );
  says("a newsletter box has an email field", has(home, "form input[type=email]"));
  for (const path of ["/search", "/list-car", "/number-plates", "/list-number-plate"])
    says(`the footer links to ${path}`, has(home, "footer a", { href: path }));
});

const PARAMETERS: [name: string, value: string, other: string][] = [
  ["make", "Toyota", "Kia"],
  ["model", "Camry", "Rio"],
  ["minPrice", "16500", "16501"],
  ["maxPrice", "16500", "16499"],
  ["location", "Amman", "Irbid"],
  ["year", "2019", "2018"],
  ["fuelType", "Hybrid", "Diesel"],
  ["transmission", "Automatic", "Manual"],
  ["bodyType", "Sedan", "SUV"],
];

describe("2. Screens and routes: Search", () => {
  for (const [name, value, other] of PARAMETERS)
    says(`it reads the parameter ${name}`, async () => {
      expect(wordsOf(await page(`/search?${name}=${value}`))).toContain("1 car found");
      expect(wordsOf(await page(`/search?${name}=${other}`))).toContain("0 cars found");
    });
  const inPanel = (name: string, tag: string) => has(search, `#filters ${tag}`, { name });
  says("its filter panel has a Make select", inPanel("make", "select"), shows(search, "Make"));
  says("its filter panel has a Model text", inPanel("model", "input[type=text]"), shows(search, "Model"));
  says(
    "its filter panel has a Min Price number",
    inPanel("minPrice", "input[inputmode]"),
    shows(search, "Min Price"),
  );
  says(
    "its filter panel has a Max Price number",
    inPanel("maxPrice", "input[inputmode]"),
    shows(search, "Max Price"),
  );
  says("its filter panel has a Location select", inPanel("location", "select"), shows(search, "Location"));
  says("its filter panel has a Year number", inPanel("year", "input[inputmode]"), shows(search, "Year"));
  says(
    "its filter panel has a choice of Fuel Type",
    inPanel("fuelType", "input"),
    shows(search, "Fuel Type"),
  );
  says(
    "its filter panel has a choice of Transmission",
    inPanel("transmission", "input"),
    shows(search, "Transmission"),
  );
  says(
    "its filter panel has a choice of Body Type",
    inPanel("bodyType", "input"),
    shows(search, "Body Type"),
  );
  says(
    "its filter panel has Clear All",
    links(search, "Clear All", "/search", "#filters a"),
    journey("search-filters.e2e.ts", "a chip removes its filter, Clear All removes all", "Clear All"),
  );
  says("results show a count 'N cars found'", shows(search, "1 car found"), async () => {
    const app = testApp();
    const seller = await app.signUp({ listingLimit: null });
    for (let i = 0; i < 3; i++) await plantCar(app, seller);
    expect((await open(app, "/search")).html).toContain("3 cars found");
  });
  says(
    "'Loading...' and six skeleton cards are shown while loading",
    journey(
      "search.e2e.ts",
      "six skeletons are shown while cars load, as high as the cards before",
      "Loading...",
    ),
  );
  const none = guest("/search?make=Tesla");
  says(
    "without results it says 'No cars found'",
    shows(none, "No cars found"),
    journey("search.e2e.ts", "a search without results says so and offers ways out", "No cars found"),
  );
  says(
    "without results it says 'Try adjusting your search filters to find more results'",
    shows(none, "Try adjusting your search filters to find more results"),
  );
  says(
    "without results it has a Clear Filters button",
    links(none, "Clear Filters", "/search"),
    shows(none, "Clear Filters"),
  );
});

/** The search page of a site with one new car that has five photos. */
async function newCar(changes = {}) {
  const app = testApp({ now: Date.now() });
  const seller = await app.signUp();
  const images = await uploadedPhotos(app, seller, 5);
  const year = jordanYear(Date.now());
  await postCar(app, seller, { year, mileage: 0, images, ...changes });
  return { images, html: (await open(app, "/search")).html };
}
const market = await newCar();

describe("2. Screens and routes: the card of a car", () => {
  const { images, html } = market;
  const texts = (selector: string) => elements(html, `article ${selector}`).map(({ text }) => text);
  says("it links to /cars/{id}", links(search, "Toyota Camry 2019", "{carPage}", "article a"));
  says("it shows the cover photo, the first image", () => {
    const [photo] = elements(html, "article img");
    expect(photo?.attributes.src?.slice(0, 40)).toBe(images[0]?.slice(0, 40) ?? "");
  });
  says("it shows the photo count", () => expect(texts(".photo-count")).toEqual(["5"]));
  says("it shows up to 4 dots", () =>
    expect(elements(html, "article .card-dots").map(({ attributes }) => attributes.style)).toEqual([
      "--dots:4",
    ]),
  );
  says("it shows the title", () => expect(texts("h2")).toEqual(["Toyota Camry 2019 full option"]));
  says("it shows the price", () => expect(wordsOf(html)).toContain("16,500 JD"));
  says("it shows the year", shows(search, "2019"));
  says("it shows the mileage", shows(search, "84,000 km"));
  says("it has a favorite button", has(search, "article button", { name: "save" }));
  says("it is 'New' when the year is the current one and the mileage 0", () =>
    expect(texts(".badge")).toEqual(["New"]),
  );
  says("it is not 'New' otherwise", async () => {
    for (const changes of [{ mileage: 1 }, { year: jordanYear(Date.now()) - 1 }])
      expect(elements((await newCar(changes)).html, "article .badge")).toEqual([]);
  });
  says("its favorite button is not part of the card's link", () =>
    expect(elements(html, "article a button")).toEqual([]),
  );
});
