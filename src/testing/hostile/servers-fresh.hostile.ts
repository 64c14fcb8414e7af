import { expect, test } from "bun:test";
import { startPostgres } from "#src/testing/outside/postgres-server.ts";
import { typedCar } from "#src/testing/listings/typed-car.ts";
import { startHostile } from "./server.ts";

// Two servers on one PostgreSQL: data acknowledged by one is visible at the next request to the other.

const CHANGES = 1000;
const SELLERS_AT_ONCE = 4;

test(`${CHANGES} changes on one of two servers are visible at the next request to the other`, async () => {
  const postgres = await startPostgres();
  const env = {
    DATABASE_URL: `${postgres.address}/postgres`,
    SECRET_KEY: "wadi rum at dusk, petra at dawn, and aqaba",
  };
  const servers = [await startHostile(env), await startHostile(env)] as const;
  const admin = await servers[0].signUpAdmin();
  const counted = { post: 0, review: 0, suspension: 0, sale: 0 };
  const late: string[] = [];
  let changes = 0;
  let rounds = 0;

  async function sell(round: number): Promise<void> {
    const [writer, reader] = round % 2 ? servers : ([servers[1], servers[0]] as const);
    const seller = await writer.signUp(`seller${round}@example.com`);
    const word = `camry${round}x`;
    let [id, url] = ["", ""];
    const looks = {
      api: async () => (await (await reader.call("GET", `/api/cars?q=${word}`)).text()).includes(word),
      // Cached by the reader since its last request.
      page: async () =>
        (await (await reader.call("GET", `/search?q=${word}`)).text()).includes(`Camry ${word}`),
      listing: async () => (await reader.call("GET", url)).status === 200,
    };
    const change = async (
      kind: keyof typeof counted,
      isSeen: boolean,
      status: number,
      ask: () => Promise<Response>,
    ) => {
      const answer = await ask();
      expect([kind, answer.status]).toEqual([kind, status]);
      if (kind === "post") ({ id, url } = (await answer.json()) as { id: string; url: string });
      // A sold listing still has its page.
      const names = (["api", "page", "listing"] as const).filter(
        (name) => kind !== "sale" || name !== "listing",
      );
      for (let i = 0; i < names.length; i++) {
        const look = names[(changes + i) % names.length] as (typeof names)[0];
        if ((await looks[look]()) !== isSeen) late.push(`${kind} ${i} ${look}`);
      }
      counted[kind]++;
      changes++;
    };
    const verdict = (json: object) => writer.call("POST", `/api/admin/reviews/${id}`, { as: admin, json });
    const suspend = (isActive: boolean) =>
      writer.call("PATCH", `/api/admin/users/${seller.id}`, { as: admin, json: { isActive } });

    await change("post", true, 201, () =>
      writer.call("POST", "/api/cars", { as: seller, json: { ...typedCar, title: `Camry ${word}` } }),
    );
    await change("review", false, 200, () => verdict({ verdict: "hidden", reason: "misleading" }));
    await change("review", true, 200, () => verdict({ verdict: "shown" }));
    await change("suspension", false, 200, () => suspend(false));
    await change("suspension", true, 200, () => suspend(true));
    const again = await writer.signIn(seller.email);
    await change("sale", false, 200, () => writer.call("POST", `/api/cars/${id}/sale`, { as: again }));
  }

  const chain = async (): Promise<void> => {
    while (changes < CHANGES) await sell(rounds++);
  };
  await Promise.all(Array.from({ length: SELLERS_AT_ONCE }, chain));

  expect(late).toEqual([]);
  expect(changes).toBeGreaterThanOrEqual(CHANGES);
  console.log(counted);
  for (const server of servers) await server.dispose();
  await postgres.remove();
});
