import type { users } from "#src/auth/tables.ts";
import { storePhoto } from "#src/features/photos/actions.ts";
import { photoUrl } from "#src/features/photos/schema.ts";
import { plainPhoto } from "../listings/pictures.ts";
import { type TestApp, testApp, type TestUser } from "../site/test-app.ts";
import { typedCar } from "../listings/typed-car.ts";
import { typedPlate } from "../listings/typed-plate.ts";
import { wordsIn } from "./words-in.ts";

/** A seller with a phone and an email that must not be revealed. */
export const omar = {
  name: "Omar Haddad",
  phone: "+962791234567",
  email: "omar.secret@example.com",
  location: "Amman",
};

const published =
  (section: string, typed: object) =>
  async (changes: object = {}, person: Partial<typeof users.$inferInsert> = {}) => {
    const app = testApp();
    const owner = await app.signUp({ ...omar, ...person });
    const { body } = await app.json("POST", `/api/${section}`, { ...typed, ...changes }, { as: owner });
    return { app, owner, id: body.id as string, path: `/${section}/${body.id}` };
  };

/** A site with one car, published by Omar; the arguments change the car and the seller. */
export const publishedCar = published("cars", typedCar);

/** A site with one number plate, published by Omar; the arguments change the plate and the seller. */
export const publishedPlate = published("number-plates", typedPlate);

/** The URLs of new photos uploaded by this user. */
export async function uploadedPhotos({ deps }: TestApp, user: TestUser, count: number): Promise<string[]> {
  const addresses: string[] = [];
  for (let seed = 1; seed <= count; seed++) {
    const { id } = await storePhoto(deps, user.id, await plainPhoto(64, 48, seed));
    addresses.push(photoUrl(id, 1280));
  }
  return addresses;
}

/** A page as a browser gets it. */
export async function open(app: TestApp, path: string, options: { as?: TestUser; address?: string } = {}) {
  const response = await app.request(path, {}, options);
  return { status: response.status, html: (await response.text()).replaceAll("<!-- -->", "") };
}

/** A page's text between header and footer, without markup. */
export const textOf = (html: string) => wordsIn(html.slice(html.indexOf("<main"), html.indexOf("</main>")));

/** The page without its printed sheet, which is in both languages and repeats much of the page. */
export const onScreen = (html: string): string => html.replace(/<article class="sheet .*?<\/article>/s, "");
