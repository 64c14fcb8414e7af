import { expect, test } from "bun:test";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readConfig, SETTINGS } from "#src/config.ts";

interface Compose {
  services: Record<string, { environment?: Record<string, string | number>; healthcheck?: { test: string } }>;
  configs: { caddyfile: { content: string } };
}

const VALUES: Record<string, string> = {
  PUBLIC_ORIGIN: "https://cars.example.com",
  SECRET_KEY: "wadi rum at dusk, petra at dawn, and aqaba",
  DATABASE_PASSWORD: "5b1f0c",
  STORAGE_PASSWORD: "9e27aa",
};

const written = await Bun.file(new URL("../../../compose.scale.yaml", import.meta.url)).text();
/** As Compose reads it. */
const text = written
  .replaceAll(/(?<!\$)\$\{(\w+):\?\}/g, (_, name: string) => VALUES[name] ?? `no value for ${name}`)
  .replaceAll("$$", "$");
const { services, configs } = Bun.YAML.parse(text) as Compose;

test("compose.scale.yaml names every variable of .env, and passes only settings that exist", () => {
  const introduction = written.slice(0, written.indexOf("x-markaba"));
  for (const name of Object.keys(VALUES)) expect(introduction).toContain(`${name}=`);
  for (const server of ["markaba-1", "markaba-2"]) {
    const { environment = {} } = services[server] ?? {};
    const known = new Set<string>(SETTINGS.map(({ name }) => name));
    expect(Object.keys(environment).filter((name) => !known.has(name))).toEqual([]);
    const config = readConfig(
      Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, String(value)])),
    );
    expect(config.DATABASE_URL).toBe("postgres://markaba:5b1f0c@postgres/cars");
    expect(String(config.PHOTOS_URL)).toBe("s3://photos/site?endpoint=http://storage:9000&region=us-east-1");
  }
});

const caddy = Bun.which("caddy");
if (!caddy) console.warn("Skipped: there is no caddy here.");

test.skipIf(!caddy)("Caddy accepts its Caddyfile", async () => {
  const folder = mkdtempSync(join(tmpdir(), "markaba-compose-"));
  const file = join(folder, "Caddyfile");
  await Bun.write(file, configs.caddyfile.content);
  const { exitCode, stdout, stderr } = Bun.spawnSync(
    ["caddy", "validate", "--adapter", "caddyfile", "--config", file],
    { env: { ...process.env, HOME: folder, PUBLIC_ORIGIN: VALUES["PUBLIC_ORIGIN"] } },
  );
  rmSync(folder, { recursive: true });
  expect([exitCode, `${stdout}${stderr}`]).toEqual([0, expect.stringContaining("Valid configuration")]);
});
