import { describe, expect } from "bun:test";
import { publishedCar } from "../pages/listing-page.ts";
import { testApp } from "../site/test-app.ts";
import { postCar } from "../listings/typed-car.ts";
import { typedPlate } from "../listings/typed-plate.ts";
import { journey, links, says, shows } from "./says.ts";
import { api, filled, get, guest, user } from "./site.ts";

const contact = { buyerName: "Lina", buyerPhone: "0787654321", buyerEmail: "lina@example.com" };

describe("1. What the product does and for whom", () => {
  says("buyers browse cars", shows(guest("/search"), "1 car found"));
  says("buyers search cars", shows(guest("/search?make=Toyota&model=Camry"), "1 car found"));
  says("buyers browse number plates", shows(guest("/number-plates"), "1 Number Plate Found"));
  says("buyers search number plates", shows(guest("/number-plates?areaCode=12"), "1 Number Plate Found"));
  says("buyers open the details of a car", shows(guest("/cars/{car}"), "Specification"));
  says("buyers open the details of a plate", shows(guest("/number-plates/{plate}"), "About this plate"));
  says("buyers contact sellers by an inquiry form", async () => {
    const { app, id } = await publishedCar();
    const asked = { ...contact, carId: id, message: "Is it still for sale?" };
    expect((await app.json("POST", "/api/inquiries", asked)).status).toBe(201);
  });
  says("buyers contact sellers by a messaging-app link", async () => {
    const location = (await get("/cars/{car}/whatsapp")).headers.get("Location");
    expect(location).toStartWith("https://wa.me/962791234567?text=");
  });
  says("sellers list cars for free", shows(user("/list-car"), "List your car for free"), async () => {
    const app = testApp();
    expect((await postCar(app, await app.signUp())).status).toBe(201);
  });
  says("sellers list number plates", async () => {
    const app = testApp();
    const as = await app.signUp();
    expect((await app.json("POST", "/api/number-plates", typedPlate, { as })).status).toBe(201);
  });
  says("each registered user has a listing limit, 5 by default", async () => {
    const app = testApp();
    const as = await app.signUp();
    for (let listed = 0; listed < 5; listed++)
      expect((await postCar(app, as, { title: `Camry number ${listed}` })).status).toBe(201);
    expect((await postCar(app, as)).status).toBe(403);
  });
  says(
    "registered users have accounts: register, log in, log out",
    journey("accounts.e2e.ts", "the menu shows who is signed in, and signing out closes what is private"),
    async () => {
      const app = testApp();
      const rania = { name: "Rania", email: "rania@example.com", password: "zaytoun-7" };
      expect((await app.json("POST", "/api/auth/register", rania)).status).toBe(201);
      const { status, headers } = await app.json("POST", "/api/auth/login", rania);
      expect(status).toBe(200);
      const session = { headers: { Cookie: headers.getSetCookie()[0]?.split(";")[0] ?? "" } };
      expect((await app.json("GET", "/api/auth/me", undefined, session)).status).toBe(200);
      await app.json("POST", "/api/auth/logout", undefined, session);
      expect((await app.json("GET", "/api/auth/me", undefined, session)).status).toBe(401);
    },
  );
  says("registered users have a dashboard", shows(user("/dashboard"), "Total Listings"));
  says("an admin manages users", async () => {
    expect((await api("/api/admin/users", "admin")).body.users).toHaveLength(2);
  });
  says("an admin manages listings", async () => {
    expect((await api("/api/admin/listings", "admin")).body.cars).toHaveLength(2);
  });
  says("prices are in Jordanian dinar, shown as 'N JD'", shows(guest("/cars/{car}"), "16,500 JD"));
  says("mileage is shown as 'N km'", shows(guest("/cars/{car}"), "84,000 km"));
  says(
    "a beta-access password gate sits in front of the site",
    journey("gate.e2e.ts", "the beta gate hides the site until its password is typed"),
    async () => {
      const { request } = testApp({ config: { BETA_PASSWORD: "open sesame" } });
      for (const path of ["/", "/search", "/api/cars"]) expect((await request(path)).status).toBe(401);
    },
  );
  says(
    "contacting a seller by the card requires sign-in",
    links(
      guest("/search"),
      "Contact the seller of Toyota Camry 2019",
      `/login?next=${encodeURIComponent(`${filled("{carPage}")}#contact`)}`,
    ),
    journey(
      "search.e2e.ts",
      "contact from a card requires a signed-in buyer",
      "Please sign in to contact the seller",
    ),
  );
  says(
    "the footer has support links: Help Center, Contact Us, Privacy Policy, Terms of Service, FAQ",
    shows(guest("/login"), "Help Center", "Contact Us", "Privacy Policy", "Terms of Service", "FAQ"),
  );
});
