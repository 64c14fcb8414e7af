import { describe, expect } from "bun:test";
import { jordanYear } from "#src/core/jordan-day.ts";
import { open } from "../pages/listing-page.ts";
import { testApp } from "../site/test-app.ts";
import { wordsOf } from "./elements.ts";
import { refuses } from "./refuses.ts";
import { has, said, says, shows } from "./says.ts";
import { guest } from "./site.ts";

describe("5. Validation: accounts", () => {
  for (const name of ["buyerName", "buyerPhone", "buyerEmail", "message"])
    says(`plate inquiry: ${name} may not be null`, refuses("plateInquiry", { [name]: null }));
  says("Login: email is required", refuses("login", { email: "" }, "Required"));
  says("Login: password is required", refuses("login", { password: "" }, "Required"));
  says(
    "Register: passwords must match, else 'Passwords do not match'",
    said("Passwords do not match"),
    async () => {
      const typed = {
        name: "Omar",
        email: "omar@example.com",
        password: "zaytoun-7",
        confirmPassword: "zaytoun-8",
      };
      const { form } = testApp();
      expect(await (await form("/register", typed)).text()).toContain("Passwords do not match");
    },
  );
  says("Register: a hint of minimum 6 characters", shows(guest("/register"), "Minimum 6 characters"));
  says("Register: 'Invalid email address'", refuses("register", { email: "omar" }, "Invalid email address"));
  says(
    "Register: 'Password must be at least 6 characters'",
    refuses("register", { password: "12x45" }, "Password must be at least 6 characters"),
  );
  const registers = (name: string, value: unknown, expected: unknown) => async () => {
    const typed = { name: "Omar", email: "omar@example.com", password: "zaytoun-7", [name]: value };
    const { status, body } = await testApp().json("POST", "/api/auth/register", typed);
    expect([status, body.user?.[name]]).toEqual([201, expected]);
  };
  says("Register: phone is optional", registers("phone", undefined, null), registers("phone", "", null));
  says(
    "Register: location is optional",
    registers("location", undefined, null),
    registers("location", "", null),
  );
  says(
    "a phone may be any valid international number",
    registers("phone", "+44 20 7946 0958", "+442079460958"),
  );
  says("a Jordanian phone without its country is taken", registers("phone", "079 123 4567", "+962791234567"));
});

/** A user's limit after an admin has set it to this value. */
async function limitOf(limit: unknown) {
  const app = testApp();
  const [as, { id }] = [await app.signUp({ role: "admin" }), await app.signUp()];
  return (await app.json("PATCH", `/api/admin/users/${id}/listing-limit`, { limit }, { as })).body
    .listingLimit;
}

describe("5. Validation: admins, search and newsletter", () => {
  const invalid = 'Please enter a valid number or "unlimited"';
  says("a limit is a number of at least 0", refuses("limit", { limit: -1 }, invalid), async () => {
    expect([await limitOf(0), await limitOf("12")]).toEqual([0, 12]);
  });
  says("a limit may be the word unlimited, sent as 999999", async () => {
    expect(await limitOf(999_999)).toBe(await limitOf("unlimited"));
  });
  says(
    "any other limit: 'Please enter a valid number or \"unlimited\"'",
    refuses("limit", { limit: "many" }, invalid),
  );
  says("the year of a search is a number from 1990 to the current year", async () => {
    const hint = `1990 to ${jordanYear(Date.now())}`;
    const app = testApp({ now: Date.now() });
    expect(wordsOf((await open(app, "/search")).html)).toContain(hint);
  });
  says(
    "price inputs are numeric",
    has(guest("/search"), "input", { name: "minPrice", inputmode: "numeric" }),
  );
  says(
    "the newsletter's field is of type email",
    has(guest("/"), "form input", { name: "email", type: "email" }),
  );
});
