import { describe, expect } from "bun:test";
import { jordanYear } from "#src/core/jordan-day.ts";
import { uploadedPhotos } from "../pages/listing-page.ts";
import { plainPhoto } from "../listings/pictures.ts";
import { testApp } from "../site/test-app.ts";
import { typedCar } from "../listings/typed-car.ts";
import { typedPlate } from "../listings/typed-plate.ts";
import { elements, wordsOf } from "./elements.ts";
import { gated } from "./gate.ts";
import { refuses, takes } from "./refuses.ts";
import { has, journey, said, says } from "./says.ts";
import { page, site, user } from "./site.ts";

/** Images of one pixel. */
const PIXELS = {
  gif: "R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7",
  bmp: "Qk06AAAAAAAAADYAAAAoAAAAAQAAAAEAAAABABgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA==",
};
const THIS_YEAR = jordanYear(Date.now());
const gate = "the beta gate hides the site until its password is typed";

describe("5. Validation: the beta gate", () => {
  says(
    "the Access button is disabled when the password is empty or while verifying",
    journey("gate.e2e.ts", gate),
  );
  says(
    "a wrong password: 'Incorrect password. Please try again.'",
    said("Incorrect password. Please try again."),
    async () =>
      expect(await (await gated.enter("barley")).json()).toEqual({
        error: "Incorrect password. Please try again.",
      }),
  );
});

describe("5. Validation: car inquiry", () => {
  says(
    "buyerName is required: 'Name is required'",
    refuses("inquiry", { buyerName: " " }, "Name is required"),
  );
  says(
    "buyerPhone is required: 'Phone is required'",
    refuses("inquiry", { buyerPhone: "" }, "Phone is required"),
  );
  says(
    "buyerEmail is an email: 'Valid email is required'",
    refuses("inquiry", { buyerEmail: "lina" }, "Valid email is required"),
  );
  says(
    "message has at least 10 characters: 'Message must be at least 10 characters'",
    refuses("inquiry", { message: "Too short" }, "Message must be at least 10 characters"),
  );
});

describe("5. Validation: List car", () => {
  says(
    "title has at least 5 characters: 'Title must be at least 5 characters'",
    refuses("car", { title: "Kia." }, "Title must be at least 5 characters"),
    takes("car", { title: "Kia 2" }),
  );
  says("make is required", refuses("car", { make: "" }, "Make is required"));
  says("model is required", refuses("car", { model: "" }, "Model is required"));
  says("year is a number", refuses("car", { year: "new" }));
  says(
    "year is at least 1990: 'Year must be 1990 or later'",
    refuses("car", { year: 1989 }, "Year must be 1990 or later"),
    takes("car", { year: 1990 }),
  );
  says(
    "year is at most the current year plus 1",
    refuses("car", { year: THIS_YEAR + 2 }),
    takes("car", { year: THIS_YEAR + 1 }),
  );
  says("price is required: 'Price is required'", refuses("car", { price: "" }, "Price is required"));
  says(
    "price is a text of a number",
    takes("car", { price: "8500" }, { price: 8500 }),
    refuses("car", { price: "cheap" }),
  );
  says(
    "mileage is at least 0: 'Mileage cannot be negative'",
    refuses("car", { mileage: -1 }, "Mileage cannot be negative"),
    takes("car", { mileage: 0 }),
  );
  says("mileage is a number", refuses("car", { mileage: "many" }));
  for (const [name, label] of Object.entries({
    fuelType: "Fuel type",
    transmission: "Transmission",
    bodyType: "Body type",
    color: "Color",
    location: "Location",
  }))
    says(
      `${name} is required: '${label} is required'`,
      refuses("car", { [name]: "" }, `${label} is required`),
    );
  says("engineSize is optional", takes("car", {}, { engineSize: null }));
  says(
    "description has at least 20 characters: 'Description must be at least 20 characters'",
    refuses("car", { description: "Nineteen characters" }, "Description must be at least 20 characters"),
    takes("car", { description: "Now twenty of these!" }),
  );
  says("sellerId is required: it is who is signed in", async () => {
    const { status } = await site.app.json("POST", "/api/cars", { ...typedCar, sellerId: site.seller.id });
    expect(status).toBe(401);
  });
  says("features default to an empty list", takes("car", {}, { features: [] }));
  says("images default to an empty list", takes("car", {}, { images: [] }));
  says("an image URL is added only if it is not blank", refuses("car", { images: [" "] }));
  says(
    "an image URL is added only if it is not in the list already",
    said("You've already added this photo."),
    async () => {
      const app = testApp();
      const as = await app.signUp();
      const [image] = await uploadedPhotos(app, as, 1);
      const { body } = await app.json(
        "POST",
        "/api/cars",
        { ...typedCar, images: [image, ` ${image} `] },
        { as },
      );
      expect(body.images).toEqual([image]);
    },
  );
  const form = user("/list-car");
  const offers = (selector: string, count: number) => async () =>
    expect(elements(await page(...form), selector).length).toBeGreaterThanOrEqual(count);
  says("make is chosen from a fixed list", offers("select[name=make] option", 16));
  says(
    "location is chosen from a fixed list",
    offers("select[name=location] option", 13),
    refuses("car", { location: "Paris" }),
  );
  says(
    "fuel type is chosen from a fixed list",
    offers("input[name=fuelType]", 4),
    refuses("car", { fuelType: "Steam" }),
  );
  says(
    "transmission is chosen from a fixed list",
    offers("input[name=transmission]", 2),
    refuses("car", { transmission: "None" }),
  );
  says(
    "body type is chosen from a fixed list",
    offers("input[name=bodyType]", 8),
    refuses("car", { bodyType: "Tank" }),
  );
  says(
    "feature checkboxes toggle",
    has(form, "input", { type: "checkbox", name: "features", value: "Sunroof" }),
  );
  says(
    "a feature that is not in the list is kept as typed",
    takes("car", { features: ["Tow bar"] }, { features: ["Tow bar"] }),
  );
});

describe("5. Validation: Number plate listing", () => {
  says(
    "digitCount is the count of digits in plateNumber",
    takes("plate", { plateNumber: "481" }, { digitCount: 3 }),
  );
  says(
    "'12-345' is the number 12345",
    takes("plate", { plateNumber: "12-345" }, { plateNumber: "12345", digitCount: 5 }),
  );
  says(
    "spaces in a plate's number are left out",
    takes("plate", { plateNumber: "12 345" }, { plateNumber: "12345" }),
  );
  says("a plate's title may be of any length", takes("plate", { title: "777" }, { title: "777" }));
  const form = user("/list-number-plate");
  says("only files whose type starts with image/ are chosen", async () => {
    const [input] = elements(await page(...form), "input[type=file]");
    expect(input?.attributes.accept?.split(",").every((type) => type.startsWith("image/"))).toBe(true);
  });
  const upload = async (bytes: Uint8Array, type: string) => {
    const app = testApp();
    const body = new FormData();
    body.append("files", new File([bytes.slice()], "photo", { type }));
    return app.request("/api/photos", { method: "POST", body }, { as: await app.signUp() });
  };
  says("a file that is not an image is refused", async () =>
    expect((await upload(new TextEncoder().encode("%PDF-1.7"), "application/pdf")).status).toBe(400),
  );
  says("images are uploaded", async () =>
    expect((await upload(await plainPhoto(64, 48, 1), "image/jpeg")).status).toBe(201),
  );
  for (const [format, pixel] of Object.entries(PIXELS))
    says(`an image of any format that can be read is taken: ${format}`, async () =>
      expect((await upload(Uint8Array.fromBase64(pixel), `image/${format}`)).status).toBe(201),
    );
  says("a plate has at most 5 images", async () => {
    const app = testApp();
    const as = await app.signUp();
    const images = await uploadedPhotos(app, as, 6);
    const post = (count: number) =>
      app.json("POST", "/api/number-plates", { ...typedPlate, images: images.slice(0, count) }, { as });
    expect((await post(6)).body.fields).toHaveProperty("images");
    expect((await post(5)).status).toBe(201);
  });
  says("the hint says PNG/JPG up to 10MB each", async () =>
    expect(wordsOf(await page(...form))).toContain("PNG/JPG up to 10MB each"),
  );
});
