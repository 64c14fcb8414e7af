import { describe, expect } from "bun:test";
import { postCar } from "../listings/typed-car.ts";
import { publishedCar, publishedPlate } from "../pages/listing-page.ts";
import { testApp } from "../site/test-app.ts";
import { journey, opens, says, shows } from "./says.ts";
import { admin, api, get, guest, site, user } from "./site.ts";

describe("6. Roles and permissions: guests", () => {
  says("a guest browses", opens(guest("/")), opens(guest("/number-plates")));
  says("a guest searches", shows(guest("/search?make=Toyota"), "1 car found"));
  says("a guest views details", opens(guest("/cars/{car}")), opens(guest("/number-plates/{plate}")));
  says(
    "a guest who contacts by a card is asked to sign in",
    journey(
      "plates-search.e2e.ts",
      "plates and prices read left to right; a guest's contact link asks to sign in, a member's opens it",
      "Please sign in to contact the seller",
    ),
  );
});

describe("6. Roles and permissions: users", () => {
  for (const path of ["/list-car", "/list-number-plate", "/dashboard"])
    says(`a user reaches ${path}`, opens(user(path)));
  says("a user has a listing limit of 5 by default", async () =>
    expect((await api("/api/auth/me", "user")).body.user).toMatchObject({ role: "user", listingLimit: 5 }),
  );
});

/** Another user's listing, an admin, and the calls under `/api/admin`. */
async function office(publish: typeof publishedCar) {
  const { app, id, owner } = await publish();
  const as = await app.signUp({ role: "admin" });
  const call = (method: string, path: string, body?: object) =>
    app.json(method, `/api/admin${path}`, body, { as });
  return { app, id, owner, call };
}

const ADMIN_CALLS: [method: string, path: string, body?: object][] = [
  ["GET", "/users"],
  ["GET", "/listings"],
  ["PATCH", "/users/{seller}/listing-limit", { limit: 9 }],
  ["DELETE", "/cars/{id}", {}],
  ["DELETE", "/number-plates/{id}", {}],
  ["PATCH", "/cars/{id}/reboost", {}],
  ["PATCH", "/number-plates/{id}/reboost", {}],
];

describe("6. Roles and permissions: admins", () => {
  says("an admin sees the admin dashboard", shows(admin("/dashboard"), "Total Users"));
  says("an admin views all users", async () =>
    expect((await api("/api/admin/users", "admin")).body.users).toHaveLength(2),
  );
  says("an admin sets a user's listing limit", async () => {
    const { app, call, owner } = await office(publishedCar);
    expect((await call("PATCH", `/users/${owner.id}/listing-limit`, { limit: 1 })).status).toBe(200);
    expect((await postCar(app, owner)).status).toBe(403);
  });
  says("an admin views all listings", async () => {
    const { cars, numberPlates } = (await api("/api/admin/listings", "admin")).body;
    expect([cars.length, numberPlates.length]).toEqual([2, 1]);
  });
  for (const [kind, publish] of [
    ["cars", publishedCar],
    ["number-plates", publishedPlate],
  ] as const) {
    says(`an admin deletes any of the ${kind}`, async () => {
      const { app, call, id } = await office(publish);
      await call("DELETE", `/${kind}/${id}`, {});
      expect((await app.json("GET", `/api/${kind}/${id}`)).status).toBe(410);
    });
    says(`an admin reboosts any of the ${kind}`, async () => {
      const { app, call, id } = await office(publish);
      app.clock.advance(1000);
      const before = (await app.json("GET", `/api/${kind}/${id}`)).body.expiresAt;
      await call("PATCH", `/${kind}/${id}/reboost`, {});
      expect((await app.json("GET", `/api/${kind}/${id}`)).body.expiresAt).toBe(before + 1000);
    });
  }
  for (const [method, path, body] of ADMIN_CALLS)
    says(`only admins may ${method} /api/admin${path}`, async () => {
      const { app, id, owner } = await publishedCar();
      const address = `/api/admin${path.replace("{id}", id).replace("{seller}", owner.id)}`;
      expect((await app.json(method, address, body, { as: owner })).status).toBe(403);
      expect((await app.json(method, address, body)).status).toBe(401);
    });
  says("admin data is queried only for admins", async () => {
    const html = await (await get("/dashboard", "user")).text();
    expect(html).not.toContain(site.admin.email);
  });
});

describe("6. Roles and permissions: who listings and inquiries belong to", () => {
  says("a listing's seller is who is signed in, whatever is sent", async () => {
    const { app, owner } = await publishedCar();
    const other = await app.signUp();
    const { body } = await postCar(app, other, { title: "Another Camry", sellerId: owner.id });
    expect(body.sellerId).toBe(other.id);
  });
  says("a guest lists nothing", async () => {
    const { json } = testApp();
    for (const path of ["/api/cars", "/api/number-plates"])
      expect((await json("POST", path, {})).status).toBe(401);
  });
});
