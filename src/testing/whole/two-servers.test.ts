import { expect } from "bun:test";
import { setUserActive } from "#src/features/listings/life-cycle/sellers.ts";
import { listings } from "#src/features/listings/tables.ts";
import { testOnPostgres } from "../site/engines.ts";
import { plantCar } from "../listings/plant-car.ts";
import { type TestApp, testApp } from "../site/test-app.ts";
import { postCar, typedCar } from "../listings/typed-car.ts";

/** Each of three ways to take a listing away, twice at each server. */
const ROUNDS = Number(process.env["SERVER_ROUNDS"] ?? 12);

/** Two servers of one site, each with its own catalog and page cache. */
function twoServers(): [TestApp, TestApp] {
  const app = testApp();
  return [app, testApp({ beside: app })];
}

const titlesAt = async (app: TestApp, query: string): Promise<string> => {
  const api = await app.json("GET", `/api/cars?q=${query}`);
  const page = await (await app.request(`/search?q=${query}`)).text();
  const home = await (await app.request("/")).text();
  return JSON.stringify(api.body) + page + home;
};

testOnPostgres("fifty posts to two servers with a limit of five give five cars", async () => {
  const servers = twoServers();
  const as = await servers[0].signUp();
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, i) =>
      postCar(servers[i % 2] as TestApp, as, { title: `Camry number ${i}` }),
    ),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
  expect(answers.filter(({ status }) => status === 403)).toHaveLength(45);
  expect(await servers[1].deps.db.read.$count(listings)).toBe(5);
});

testOnPostgres("a form sent to both servers creates one listing", async () => {
  const servers = twoServers();
  const as = await servers[0].signUp();
  const headers = { "Idempotency-Key": crypto.randomUUID() };
  const answers = await Promise.all(
    servers.map((server) => server.json("POST", "/api/cars", typedCar, { as, headers })),
  );
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  expect(await servers[0].deps.db.read.$count(listings)).toBe(1);
});

testOnPostgres(
  "data acknowledged by one server is visible at the next request to the other",
  async () => {
    const [ours, theirs] = twoServers();
    for (let round = 0; round < ROUNDS; round++) {
      // A second later, so that no request limit is reached.
      for (const { clock } of [ours, theirs]) clock.advance(1000);
      const [writer, reader] = round % 2 ? [ours, theirs] : [theirs, ours];
      const seller = await writer.signUp({ name: `Seller ${round}`, email: `seller-${round}@example.com` });
      const title = `Camry round${round}`;
      expect(await titlesAt(reader, `round${round}`)).not.toContain(title);
      const { status, body } = await postCar(writer, seller, { title });
      expect(status).toBe(201);
      expect(await titlesAt(reader, `round${round}`)).toContain(title);
      if (round % 3 === 0) await writer.json("POST", `/api/cars/${body.id}/sale`, undefined, { as: seller });
      if (round % 3 === 1)
        await writer.deps.db.withTx((tx) => setUserActive(tx, seller.id, false, writer.clock.now()));
      if (round % 3 === 2) await writer.json("DELETE", `/api/cars/${body.id}`, undefined, { as: seller });
      expect(await titlesAt(reader, `round${round}`)).not.toContain(title);
    }
  },
  600_000,
);

testOnPostgres("an edit invalidates the other server's cached page", async () => {
  const [ours, theirs] = twoServers();
  const seller = await ours.signUp();
  const id = await plantCar(ours, seller, { title: "Camry before" });
  const page = async () => (await theirs.request(`/cars/${id}`)).text();
  expect(await page()).toContain("Camry before");
  expect(await page()).toContain("Camry before");
  const { status } = await ours.json("PATCH", `/api/cars/${id}`, { title: "Camry after" }, { as: seller });
  expect(status).toBe(200);
  expect(await page()).toContain("Camry after");
});
