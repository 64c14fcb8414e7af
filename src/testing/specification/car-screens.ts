import { describe, expect } from "bun:test";
import { open, textOf, uploadedPhotos } from "../pages/listing-page.ts";
import { testApp } from "../site/test-app.ts";
import { postCar } from "../listings/typed-car.ts";
import { elements } from "./elements.ts";
import { has, journey, links, opens, reads, says, shows } from "./says.ts";
import { guest, page, user } from "./site.ts";

const car = guest("/cars/{car}");

/** A car with a photo, from a seller without a phone. */
async function withoutPhone() {
  const app = testApp();
  const seller = await app.signUp();
  const images = await uploadedPhotos(app, seller, 1);
  const { body } = await postCar(app, seller, { images });
  return (await open(app, `/cars/${body.id}`)).html;
}
const quiet = await withoutPhone();

const SPECIFICATION = {
  Make: "Toyota",
  Model: "Camry",
  Year: "2019",
  "Body Type": "Sedan",
  "Engine Size": "2,500 cc",
  Transmission: "Automatic",
  "Fuel Type": "Hybrid",
  Color: "White",
};

describe("2. Screens and routes: the detail of a car", () => {
  says("it shows a large image", () => {
    const widths = elements(quiet, "main img").map(({ attributes }) => attributes.srcset ?? "");
    expect(widths[0]).toContain("1280w");
  });
  says("it shows a fallback image if there is none", shows(car, "The seller hasn't added photos"));
  says("it shows the title", reads(car, "h1", "Toyota Camry 2019"));
  says("it has a Featured badge", reads(car, "#contact .badge", "Featured"), shows(car, "Featured"));
  says("it has a Verified badge", reads(car, "#contact .badge", "Verified"), shows(car, "Verified"));
  says("it has a favorite button", has(car, "main button", { name: "save" }));
  says("it has a share button", links(car, "Share", "{carPage}"), shows(car, "Share"));
  says("it shows the price", shows(car, "16,500 JD"));
  says("it shows the year", reads(car, "main dl.panel bdi", "2019", "2019"));
  says("it shows the mileage in km", shows(car, "84,000 km"));
  says("it shows the fuel type", shows(car, "Hybrid"));
  says("it shows the color", shows(car, "White"));
  says("it shows the description", shows(car, "Description", "One owner, serviced at the agency."));
  says("it lists the features", shows(car, "Features", "Sunroof"));
  says("it has a specification table", shows(car, "Specification"));
  for (const [name, value] of Object.entries(SPECIFICATION))
    says(`the table says the ${name}`, shows(car, name), async () => {
      const table = (await page("/cars/{car}")).split(">Specification<")[1] ?? "";
      expect(textOf(`<main>${table}</main>`)).toContain(`${name} ${value}`);
    });
  says("it shows the seller's name and location", reads(car, "section bdi", "Rania"), shows(car, "Amman"));
  says("it has a messaging-app link", links(car, "WhatsApp", "/cars/{car}/whatsapp"), shows(car, "WhatsApp"));
  says("the messaging-app link is there only when the seller has a phone", () =>
    expect(quiet).not.toContain("/whatsapp"),
  );
  says(
    "it has a Send Inquiry dialog",
    shows(car, "Send Inquiry"),
    opens(guest("/cars/{car}/inquiry")),
    journey(
      "main.e2e.ts",
      "a seller lists a car, a buyer finds it and makes contact, the seller replies and sells",
      "Send Inquiry",
    ),
  );
  says("it has a Call Seller button", shows(car, "Call Seller"), opens(guest("/cars/{car}/phone")));
  says("a location card shows the location plus Jordan", shows(car, "Amman Jordan"));
  says(
    "not found: 'Car not found - The car you're looking for doesn't exist or has been removed.'",
    opens(guest("/cars/nothing"), 404),
    shows(
      guest("/cars/nothing"),
      "Car not found",
      "The car you're looking for doesn't exist or has been removed.",
    ),
  );
});

const form = user("/list-car");

describe("2. Screens and routes: List car", () => {
  const sections = ["Basic Information", "Technical Specifications", "Features", "Images", "Description"];
  for (const name of sections) says(`it has the section ${name}`, shows(form, name));
  says("its sections are in the order of the specification", reads(form, "h2", ...sections));
  says("features are a list of checkboxes", async () =>
    expect(elements(await page("/list-car", "user"), "input[type=checkbox][name=features]")).toHaveLength(15),
  );
  says("images are added by URL", has(form, "input[type=url]"), shows(form, "Add a photo from a link"));
  says(
    "images are removed",
    journey("list-car.e2e.ts", "photos are reordered by buttons, and the first is the cover"),
  );
  says("it has a description", has(form, "textarea", { name: "description" }));
  says("Cancel goes to home", links(form, "Cancel", "/"), shows(form, "Cancel"));
  says(
    "on success it goes to /search",
    journey(
      "main.e2e.ts",
      "a seller lists a car, a buyer finds it and makes contact, the seller replies and sells",
      "Your car has been listed successfully.",
    ),
  );
});
