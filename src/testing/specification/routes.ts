import { describe, expect } from "bun:test";
import { gated } from "./gate.ts";
import { elements } from "./elements.ts";
import { has, journey, links, opens, reads, said, says, shows } from "./says.ts";
import { admin, get, guest, page, type Screen, site, user } from "./site.ts";

/** Checks that a page is only for signed-in users: guests are redirected to /login, in both languages. */
const isProtected = (path: string) => async () => {
  for (const language of ["en", "ar"] as const) {
    const response = await get(path, "guest", language);
    expect(response.status).toBe(302);
    expect(response.headers.get("Location")).toStartWith(language === "en" ? "/login?" : "/ar/login?");
  }
};

describe("2. Screens and routes: the routes", () => {
  says("/ is Home, open", opens(guest("/")), shows(guest("/"), "Search Cars"));
  says("/search is Buy Cars, open", opens(guest("/search")), shows(guest("/search"), "1 car found"));
  says("/cars/{id} is the car's detail, open", opens(guest("/cars/{car}")));
  says("/number-plates browses plates, open", opens(guest("/number-plates")));
  says("/number-plates/{id} is the plate's detail, open", opens(guest("/number-plates/{plate}")));
  says("/login is Login, open", opens(guest("/login")), shows(guest("/login"), "Sign In"));
  says("/register is Register, open", opens(guest("/register")), shows(guest("/register"), "Create Account"));
  says(
    "/list-car is Sell Your Car, authenticated",
    isProtected("/list-car"),
    opens(user("/list-car")),
    shows(user("/list-car"), "Sell Your Car"),
  );
  says(
    "/list-number-plate lists a plate, authenticated",
    isProtected("/list-number-plate"),
    opens(user("/list-number-plate")),
    shows(user("/list-number-plate"), "List Your Number Plate"),
  );
  says(
    "/dashboard is the dashboard of the user or the admin, authenticated",
    isProtected("/dashboard"),
    shows(user("/dashboard"), "Total Listings"),
    shows(admin("/dashboard"), "Total Users"),
  );
  says(
    "any other route is '404 Page Not Found'",
    opens(guest("/nothing/here"), 404),
    shows(guest("/nothing/here"), "404 Page Not Found"),
  );
  says("'Loading...' is shown while something is on its way", said("Loading..."));
  says(
    "a protected route leads back to itself after the login",
    journey("accounts.e2e.ts", "a wrong password is refused, the right one continues to the requested page"),
  );
  says("the whole app first shows the beta gate", async () => {
    for (const path of ["/", "/search", "/list-car", "/nothing/here"]) {
      const response = await gated.locked(path);
      expect([path, response.status]).toEqual([path, 401]);
      expect(await response.text()).toContain("Beta Access Required");
    }
  });
  says("visitors who had access before see the app right away", async () => {
    expect((await gated.unlocked("/search")).status).toBe(200);
  });
});

describe("2. Screens and routes: the beta gate", () => {
  const gate = async () => (await gated.locked("/")).text();
  says("its title is the product's name", async () => {
    expect(elements(await gate(), "h1").map(({ text }) => text)).toEqual(["Markaba"]);
  });
  const words = ["Beta Access Required", "Access Site", "Beta version - Limited access"];
  for (const text of words)
    says(`it says '${text}'`, said(text), async () => expect(await gate()).toContain(text));
  says("it has one password field", async () => {
    expect(elements(await gate(), "input[type=password]")).toHaveLength(1);
  });
  says("the password can be shown and hidden", async () => {
    const names = elements(await gate(), "button").map(({ attributes }) => attributes["aria-label"]);
    expect(names).toContain("Show password");
  });
  says(
    "its button says 'Verifying...' while checking",
    journey("gate.e2e.ts", "the beta gate hides the site until its password is typed", "Verifying..."),
  );
});

const LINKS: [name: string, path: string][] = [
  ["Buy Cars", "/search"],
  ["Number Plates", "/number-plates"],
  ["Sell Your Car", "/list-car"],
  ["List Plate", "/list-number-plate"],
];
const anywhere: Screen = guest("/search");

describe("2. Screens and routes: the header", () => {
  for (const [name, path] of LINKS)
    says(
      `it links ${name} to ${path}, in the side drawer too`,
      links(anywhere, name, path, "header nav.hidden a"),
      links(anywhere, name, path, "#drawer a"),
      shows(anywhere, name),
    );
  says(
    "its side drawer has a button on phones",
    has(anywhere, "header button", { "aria-label": "Open menu" }),
  );
  says("its List Vehicle button goes to /list-car", links(anywhere, "List Vehicle", "/list-car", "header a"));
  says("List Vehicle is in the header from 1024 px", async () => {
    const buttons = elements(await page("/search"), "header a.btn").filter(
      ({ text }) => text === "List Vehicle",
    );
    expect(buttons.map(({ attributes }) => attributes.class)).toContainEqual(
      expect.stringMatching(/\bhidden\b.*\blg:inline-flex\b/),
    );
  });
  says("its logo goes to /", links(anywhere, "Markaba", "/", "header a"));
  says("it has a favorites button", has(anywhere, "header a", { "aria-label": "Favorites" }));
  says("the user menu has the name", reads(user("/search"), "#user-menu bdi", "Rania"));
  says("the user menu has the email", reads(user("/search"), "#user-menu bdi", site.seller.email));
  says(
    "the user menu says 'Listings: N allowed'",
    shows(user("/search"), "Listings: 5 allowed"),
    journey("accounts.e2e.ts", "the menu shows who is signed in, and signing out closes what is private"),
  );
  says("the user menu has Dashboard", links(user("/search"), "Dashboard", "/dashboard", "#user-menu a"));
  says("the user menu has Settings", links(user("/search"), "Settings", "/settings", "#user-menu a"));
  says(
    "the user menu has Logout",
    has(user("/search"), "#user-menu form", { action: "/logout" }),
    shows(user("/search"), "Logout"),
  );
  says(
    "guests have a Login button",
    links(anywhere, "Login", "/login", "header a"),
    shows(anywhere, "Login"),
  );
  says("guests have a Sign Up button", links(anywhere, "Sign Up", "/register", "header a"));
  says("guests have no user menu", async () => expect(await page("/search")).not.toContain("user-menu"));
});
