import { afterAll, beforeAll, expect, test } from "bun:test";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { LOCALHOST_TLS } from "#src/testing/outside/localhost-tls.ts";
import { type PostgresServer, startPostgres } from "#src/testing/outside/postgres-server.ts";
import { runMarkaba } from "#src/testing/outside/run-markaba.ts";

let server: PostgresServer;
let folder: string;
beforeAll(async () => {
  server = await startPostgres({ tls: LOCALHOST_TLS });
  folder = mkdtempSync(join(tmpdir(), "markaba-tls-"));
  await Bun.write(join(folder, "authority.crt"), LOCALHOST_TLS.cert);
});
afterAll(async () => {
  await server.remove();
  rmSync(folder, { recursive: true });
});

/** Migrates on a server that accepts only encrypted connections. Its self-signed certificate is for `localhost`. */
async function migrateAt(host: string, mode: string, isTrusted = false) {
  const url = `${server.address.replace("127.0.0.1", host)}/postgres?sslmode=${mode}`;
  const { code, text } = await runMarkaba(["migrate"], {
    DATABASE_URL: url,
    DATA_DIR: join(folder, Bun.randomUUIDv7()),
    SECRET_KEY: "wadi rum at dusk, petra at dawn, and aqaba",
    ...(isTrusted && { NODE_EXTRA_CA_CERTS: join(folder, "authority.crt") }),
  });
  return [code, text.trim()];
}

test("verify-full requires a trusted certificate authority and the server's name", async () => {
  const [known, unknown, otherName, encrypted, plain] = await Promise.all([
    migrateAt("localhost", "verify-full", true),
    migrateAt("localhost", "verify-full"),
    migrateAt("127.0.0.1", "verify-full", true),
    migrateAt("localhost", "require"),
    migrateAt("localhost", "disable"),
  ]);
  expect({ known, unknown, otherName, encrypted, plain }).toEqual({
    known: [0, ""],
    unknown: [
      1,
      expect.stringMatching(/^There is no safe connection .+ \(.+\); name the certificate of its auth/),
    ],
    otherName: [1, expect.stringMatching(/^The certificate of PostgreSQL at .+ is for another name \(/)],
    encrypted: [0, ""],
    plain: [1, expect.stringMatching(/^PostgreSQL at .+ refuses the user markaba \(.*no encryption/)],
  });
});
