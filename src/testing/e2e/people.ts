import { type APIRequestContext, expect, type Page } from "@playwright/test";

export interface Person {
  id: string;
  name: string;
  email: string;
  phone: string;
  password: string;
}

export const PASSWORD = "wadi-rum-at-dusk";

let people = 0;

/** Details of a new, unique person. */
export function newPerson(): Omit<Person, "id"> {
  const number = Date.now() * 100 + (people++ % 100);
  return {
    name: "سمر الخطيب",
    email: `samar${number}@example.com`,
    phone: "0791234567",
    password: PASSWORD,
  };
}

/** Registers a user through the API and signs in the context of `request`. */
export async function signUp(
  request: APIRequestContext,
  headers: Record<string, string> = {},
): Promise<Person> {
  const person = newPerson();
  const data = { ...person, location: "Amman" };
  const response = await request.post("/api/auth/register", { data, headers });
  expect(response.status(), await response.text()).toBe(201);
  const { user } = (await response.json()) as { user: { id: string } };
  return { ...person, id: user.id };
}

/** Checks the two consents that an account needs. */
export async function agree(page: Page): Promise<void> {
  for (const name of ["terms", "privacy"]) await page.locator(`[name=${name}]`).check();
}
