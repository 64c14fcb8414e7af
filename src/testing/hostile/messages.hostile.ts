import { Database } from "bun:sqlite";
import { expect, test } from "bun:test";
import { join } from "node:path";
import { typedInquiry } from "#src/testing/listings/inquiry-market.ts";
import { typedCar } from "#src/testing/listings/typed-car.ts";
import { type Member, startHostile } from "./server.ts";

const KILLS = 20;
const WRITERS = 4;

test("twenty kills lose no acknowledged message, and none arrives twice", async () => {
  const server = await startHostile();
  const post = async (as: Member, path: string, json: object, headers = {}) => {
    const response = await server.call("POST", path, { as, json, headers });
    if (response.status !== 201) throw new Error(`${response.status} ${await response.text()}`);
    return (await response.json()) as { id: string; conversationId: string };
  };
  const { id: carId } = await post(await server.signUp(), "/api/cars", typedCar);
  const writers: { as: Member; path: string }[] = [];
  for (let i = 0; i < WRITERS; i++) {
    const as = await server.signUp();
    const asked = { ...typedInquiry, buyerName: `Buyer ${i}`, carId };
    const { conversationId } = await post(as, "/api/inquiries", asked);
    writers.push({ as, path: `/api/conversations/${conversationId}/messages` });
  }

  const acknowledged = new Set<string>();
  /** Sent, but not acknowledged yet, by their texts. */
  const unsure = new Map<string, () => Promise<void>>();
  let written = 0;
  const write = async ({ as, path }: (typeof writers)[number]) => {
    const text = `message-${written++}`;
    const send = async () => {
      await post(as, path, { text }, { "Idempotency-Key": text });
      unsure.delete(text);
      acknowledged.add(text);
    };
    unsure.set(text, send);
    await send();
  };
  const sendAgain = () => Promise.all([...unsure.values()].map((send) => send()));

  let cutOff = 0;
  for (let kill = 0; kill < KILLS; kill++) {
    const killed = new AbortController();
    const { signal } = killed;
    const writing = writers.map(async (writer) => {
      while (!signal.aborted)
        await write(writer).catch((error: unknown) => {
          if (!signal.aborted) throw error;
        });
    });
    await Bun.sleep(10 + kill * 3);
    killed.abort();
    await server.kill();
    await Promise.all(writing);
    cutOff += unsure.size;
    const db = new Database(join(server.dataDir, "markaba.sqlite"));
    const rows = db.query<{ text: string; count: number }, []>(
      "SELECT text, count(*) AS count FROM messages WHERE text LIKE 'message-%' GROUP BY text",
    );
    const counts = new Map(rows.all().map(({ text, count }) => [text, count]));
    expect([...acknowledged].filter((text) => !counts.has(text))).toEqual([]);
    expect([...counts].filter(([, count]) => count > 1)).toEqual([]);
    // As if five minutes had passed, after which a request that was cut off may be sent again.
    db.run("UPDATE repeatable_requests SET created_at = created_at - 300000 WHERE status IS NULL");
    db.run("DELETE FROM rate_limits");
    db.close();
    await server.start({}, false);
    await sendAgain();
  }
  expect(unsure.size).toBe(0);
  expect(cutOff).toBeGreaterThan(KILLS);
  const db = new Database(join(server.dataDir, "markaba.sqlite"), { readonly: true });
  const messages = "SELECT count(*) FROM messages m WHERE m.conversation_id = c.id";
  expect(db.query(`SELECT id FROM conversations c WHERE last_seq <> (${messages})`).all()).toEqual([]);
  const stored =
    "SELECT count(*) AS n, count(DISTINCT text) AS texts FROM messages WHERE text LIKE 'message-%'";
  const { size } = acknowledged;
  expect(db.query(stored).get()).toEqual({ n: size, texts: size });
  db.close();
  await server.dispose();
});
