import { describe, expect } from "bun:test";
import { open, textOf } from "../pages/listing-page.ts";
import { plantCar } from "../listings/plant-car.ts";
import { testApp } from "../site/test-app.ts";
import { elements, wordsOf } from "./elements.ts";
import { has, journey, links, opens, reads, says, shows } from "./says.ts";
import { admin, api, get, guest, page, site, user } from "./site.ts";

const login = guest("/login");
const register = guest("/register");
const field = (tag: string, type: string, name: string): [string, Record<string, unknown>] => [
  `form ${tag}`,
  { type, name },
];

/** Where the redirects of a posted account form lead. */
async function landing(path: string, fields: Record<string, string>) {
  const { form, json, request } = testApp();
  await json("POST", "/api/auth/register", {
    name: "Omar",
    email: "omar@example.com",
    password: "zaytoun-7",
  });
  const { headers } = await form(path, fields);
  const Cookie = headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
  return (await request(headers.get("Location") ?? "", { headers: { Cookie } })).headers.get("Location");
}

describe("2. Screens and routes: Login and Register", () => {
  says("Login has an email", has(login, ...field("input", "email", "email")), shows(login, "Email"));
  says(
    "Login has a password",
    has(login, ...field("input", "password", "password")),
    shows(login, "Password"),
  );
  says("Login has a 'Sign In' button", reads(login, "button", "Sign In"), shows(login, "Sign In"));
  says("Login links to Register", links(login, "Sign Up", "/register", "main a"));
  says("Login goes to / on success", async () =>
    expect(await landing("/login", { email: "omar@example.com", password: "zaytoun-7" })).toBe("/"),
  );
  says(
    "Register has a full name",
    has(register, "form input", { name: "name" }),
    shows(register, "Full Name"),
  );
  says("Register has an email", has(register, ...field("input", "email", "email")), shows(register, "Email"));
  says("Register has a phone", has(register, ...field("input", "tel", "phone")), shows(register, "Phone"));
  says("Register has a location, a city select", shows(register, "Location", "Amman"), async () =>
    expect(elements(await page("/register"), "select[name=location] option")).toHaveLength(13),
  );
  says("Register has a password", has(register, ...field("input", "password", "password")));
  says(
    "Register has a password to confirm",
    has(register, ...field("input", "password", "confirmPassword")),
    shows(register, "Confirm Password"),
  );
  says("Register goes to / on success", async () => {
    const consents = { terms: "yes", privacy: "yes" };
    const rania = { name: "Rania", email: "rania@example.com", password: "zaytoun-7", ...consents };
    expect(await landing("/register", { ...rania, confirmPassword: "zaytoun-7" })).toBe("/");
  });
});

const dashboard = user("/dashboard");
/** The text after a label on the seller's dashboard. */
const after = async (label: string) => {
  const text = textOf(await page("/dashboard", "user"));
  return text.slice(text.indexOf(label) + label.length).trim();
};

describe("2. Screens and routes: the dashboard", () => {
  says("an admin has the admin dashboard", reads(admin("/dashboard"), "h1", "Admin dashboard"));
  says(
    "who is not logged in reads 'Please Login'",
    shows(guest("/login?next=%2Fdashboard"), "Please Login"),
    async () => expect((await get("/dashboard")).headers.get("Location")).toBe("/login?next=%2Fdashboard"),
  );
  says("a user is welcomed", reads(dashboard, "h1", "Welcome, Rania"));
  for (const [stat, value] of Object.entries({ "Total Listings": "3", Active: "2", Expired: "1" }))
    says(`its stats have ${stat}`, shows(dashboard, stat), async () =>
      expect(await after(stat)).toStartWith(value),
    );
  says("its stats have Listing Limit", shows(dashboard, "Listing Limit"), async () =>
    expect(await after("Listing Limit")).toMatch(/^\D*\d* ?(of )?5\b/),
  );
  says("the Listing Limit shows the limit as its figure", async () =>
    expect(await after("Listing Limit")).toStartWith("5 "),
  );
  says(
    "it has Active Listings",
    reads(dashboard, "h2", "Active Listings"),
    shows(dashboard, "Active Listings"),
  );
  says(
    "it has Expired Listings",
    reads(dashboard, "h2", "Expired Listings"),
    shows(dashboard, "Expired Listings"),
  );
  says(
    "a listing has an Edit button",
    links(dashboard, "Edit", "/cars/{car}/edit"),
    shows(dashboard, "Edit"),
  );
  says("a listing has a View button", links(dashboard, "View", "{carPage}"), shows(dashboard, "View"));
  says(
    "an expired listing has a Relist button",
    has(dashboard, `form[action='/dashboard/listings/${site.ids.expired}/relist']`),
    shows(dashboard, "Relist"),
    journey("dashboard.e2e.ts", "an expired listing is relisted and counts down again", "Relist"),
  );
  says("an active listing shows Relist, disabled", async () => {
    const [active = ""] = (await page("/dashboard", "user")).split("Expired Listings");
    const relists = elements(active, "button[disabled], button[aria-disabled=true]");
    expect(relists.map(({ text }) => text)).toEqual(["Relist", "Relist"]);
  });
  says(
    "a listing has a Delete button",
    shows(dashboard, "Delete"),
    journey("dashboard.e2e.ts", "a sale is undone, and a listing is deleted after a confirmation", "Delete"),
  );
  says(
    "without listings it shows sample listings",
    journey(
      "dashboard.e2e.ts",
      "without listings the dashboard shows examples and a link to list the first car",
      "Example",
    ),
    async () => {
      const app = testApp();
      const { html } = await open(app, "/dashboard", { as: await app.signUp() });
      expect(textOf(html)).toContain("Toyota Camry Hybrid 2019, one owner");
    },
  );
});

const overview = admin("/dashboard");
const users = admin("/dashboard/users");
const listings = admin("/dashboard/listings");

describe("2. Screens and routes: the admin dashboard", () => {
  says(
    "its tabs are Overview, Users and Listings",
    reads(overview, "nav a", "Overview", "Users", "Listings"),
  );
  for (const [total, value] of Object.entries({
    "Total Users": 2,
    "Active Listings": 2,
    "Expired Listings": 1,
    "Total Cars": 2,
  }))
    says(`Overview has ${total}`, shows(overview, total), async () =>
      expect(textOf(await page("/dashboard", "admin"))).toContain(`${total} ${value}`),
    );
  says("Overview has the five recent listings", shows(overview, "Recent Listings"), async () => {
    const app = testApp();
    const seller = await app.signUp({ listingLimit: null });
    for (let i = 0; i < 6; i++) await plantCar(app, seller, { title: `Camry number ${i}` });
    const { html } = await open(app, "/dashboard", { as: await app.signUp({ role: "admin" }) });
    expect(elements(html, "article h3")).toHaveLength(5);
  });
  says("Users lists the users", reads(users, "article h2 a", "Huda", "Rania"));
  says("Users shows an admin's role", shows(users, "Admin"));
  says("Users shows the role of an ordinary user", async () => {
    const rows = (await page("/dashboard/users", "admin")).split("<article");
    const rania = rows.find((row) => row.includes(">Rania<")) ?? "";
    expect(wordsOf(`<article${rania}`)).toMatch(/\bUser\b/);
  });
  says("Users shows the active state", shows(users, "Active"));
  says(
    "Users shows the limit, in an input that sets a new one",
    has(users, "article input", { name: "limit", value: "5" }),
  );
  says("its input is named Listing limit", shows(users, "Listing limit"));
  says("Users shows the joined date", shows(users, "Joined 15 June 2026"));
  says("Listings has cards", async () =>
    expect(elements(await page("/dashboard/listings", "admin"), "article")).toHaveLength(3),
  );
  says(
    "its cards have Reboost",
    reads(listings, "article fieldset > button", "Reboost", "Reboost", "Reboost"),
    shows(listings, "Reboost"),
  );
  says("its cards have delete", shows(listings, "Delete"));
  says(
    "others read 'Access Denied - You don't have permission to access the admin dashboard.'",
    opens(user("/dashboard/users"), 403),
    shows(
      user("/dashboard/users"),
      "Access Denied",
      "You don't have permission to access the admin dashboard.",
    ),
    async () => expect((await api("/api/admin/users", "user")).status).toBe(403),
  );
});
