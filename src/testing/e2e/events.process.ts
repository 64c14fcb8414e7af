import { Database } from "bun:sqlite";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { hashOfToken } from "#src/auth/tokens.ts";
import { launch, makeDataDir } from "./server.ts";

test("a server with a hundred open streams ends within two seconds", async () => {
  const folder = makeDataDir({ demo: false });
  const server = launch(["serve"], {
    PORT: "0",
    DATA_DIR: folder,
    TRUSTED_PROXIES: "127.0.0.1",
    LOG_LEVEL: "error",
  });
  const origin = await server.origin;
  const registered = await fetch(`${origin}/api/auth/register`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ name: "Rania", email: "rania@example.com", password: "petra in the morning" }),
  });
  expect(registered.status).toBe(201);
  const db = new Database(join(folder, "markaba.sqlite"));
  for (let i = 0; i < 34; i++)
    db.run(
      "INSERT INTO sessions (token_hash, user_id, created_at, seen_at, expires_at) SELECT ?, user_id, created_at, seen_at, expires_at FROM sessions LIMIT 1",
      [await hashOfToken(`token-${i}`)],
    );
  db.close();
  const streams = await Promise.all(
    Array.from({ length: 100 }, (_, i) =>
      fetch(`${origin}/api/events`, { headers: { Cookie: `sid=token-${i % 34}` } }),
    ),
  );
  expect(new Set(streams.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await (await fetch(`${origin}/metrics`)).text()).toContain("\nmarkaba_event_streams 100\n");
  const stoppedAt = performance.now();
  server.signal("SIGTERM");
  expect(await server.ended).toBe(0);
  expect(performance.now() - stoppedAt).toBeLessThan(2000);
  rmSync(folder, { recursive: true, force: true });
});
