import { describe, expect } from "bun:test";
import { ApiError, userMessage } from "#src/client/api.ts";
import { testApp } from "../site/test-app.ts";
import { journey, says, said, shows } from "./says.ts";
import { api, guest, page } from "./site.ts";

describe("8. Errors: the beta gate and accounts", () => {
  says(
    "the beta gate: 'Incorrect password. Please try again.'",
    journey(
      "gate.e2e.ts",
      "the beta gate hides the site until its password is typed",
      "Incorrect password. Please try again.",
    ),
  );
  says("a failed login says the error's message", async () => {
    const answer = await testApp().json("POST", "/api/auth/login", {
      email: "a@b.jo",
      password: "zaytoun-7",
    });
    const error = new ApiError(answer.status, JSON.stringify(answer.body), "Unauthorized");
    expect(userMessage(error, "Login failed. Please try again.")).toBe("Incorrect email or password.");
  });
  says(
    "a failed login without one says 'Login failed. Please try again.'",
    said("Login failed. Please try again."),
    () => {
      const error = new ApiError(500, "", "Internal Server Error");
      expect(userMessage(error, "Login failed. Please try again.")).toBe("Login failed. Please try again.");
    },
  );
  says(
    "a failed registration says 'Registration failed. Please try again.'",
    said("Registration failed. Please try again."),
  );
  says("a failed session check is silent", async () => {
    const { logged, request } = testApp();
    expect((await request("/", { headers: { Cookie: "sid=nonsense" } })).status).toBe(200);
    expect(logged).toEqual([]);
  });
});

describe("8. Errors: what could not be fetched", () => {
  says(
    "a search that fails says 'Failed to fetch cars'",
    journey("search.e2e.ts", "a failed search says so and can be repeated", "Failed to fetch cars"),
  );
  for (const [path, text] of [
    ["/api/cars/nothing", "Car not found"],
    ["/api/users/nothing", "Seller not found"],
    ["/api/number-plates/nothing", "Failed to fetch number plate"],
  ] as const)
    says(`what is not there says '${text}'`, said(text), async () => {
      const { status, body } = await api(path);
      expect([status, body.error]).toEqual([404, text]);
    });
  says(
    "plates that cannot be fetched say 'Failed to fetch number plates'",
    said("Failed to fetch number plates"),
  );
  says("an unknown route says '404 Page Not Found'", shows(guest("/nothing"), "404 Page Not Found"));
});

const home = ["home.e2e.ts", "applied filters are announced and shown on the search page"] as const;
const main = [
  "main.e2e.ts",
  "a seller lists a car, a buyer finds it and makes contact, the seller replies and sells",
] as const;
const plate = [
  "plates.e2e.ts",
  "a plate is published, found by pattern and tag, gets an inquiry, and is sold",
] as const;
const card = ["search.e2e.ts", "contact from a card requires a signed-in buyer"] as const;
const office = [
  "admin.e2e.ts",
  "an admin manages limit, badge, report and rejection, reviews an edited listing, and reads the log",
] as const;

describe("8. Errors: toasts", () => {
  for (const text of ["Contact Information", "Please sign in to contact the seller"])
    says(`toast '${text}'`, journey(...card, text));
  for (const text of ["Filters Applied", "Search results updated with your filters"])
    says(`toast '${text}'`, journey(...home, text));
  for (const [text, [file, title]] of [
    ["Your inquiry has been sent to the seller successfully.", main],
    ["Your car has been listed successfully.", main],
    ["Your inquiry has been sent to the seller.", plate],
    ["Your number plate listing has been created successfully.", plate],
    ["User listing limit updated successfully", office],
    ["Car listing reboosted successfully", office],
  ] as const)
    says(`toast '${text}'`, journey(file, title, text));
  for (const text of [
    "Error",
    "Success!",
    "Inquiry Sent",
    "Failed to send inquiry. Please try again.",
    "Failed to list your car. Please try again.",
    "Failed to create number plate listing. Please try again.",
    "Failed to update listing limit",
    "Failed to delete car listing",
    "Failed to delete number plate listing",
    "Failed to reboost car listing",
    "Failed to reboost number plate listing",
    "Car listing deleted successfully",
    "Number plate listing deleted successfully",
    "Number plate listing reboosted successfully",
  ])
    says(`toast '${text}'`, said(text));
  const heading = (path: string, title: string) => async () =>
    expect(await page(path)).toContain(`"sentTitle":"${title}"`);
  says("the toast of a sent inquiry is titled 'Inquiry Sent'", heading("/cars/{car}", "Inquiry Sent"));
  says("the toast of a plate's is titled 'Success!'", heading("/number-plates/{plate}", "Success!"));
  says("'Required' appears where no other message is set", said("Required"), async () => {
    const { body } = await testApp().json("POST", "/api/auth/login", {});
    expect(body.fields).toEqual({ email: "Required", password: "Required" });
  });
});
