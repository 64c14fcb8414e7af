import { expect, test } from "bun:test";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readConfig, settingsIn } from "#src/config.ts";
import { freePort } from "#src/tooling/free-port.ts";
import { temporaryFolder } from "#src/tooling/temporary-folder.ts";
import { caddyfile, systemdUnit } from "./service.ts";

const SETTINGS = {
  NODE_ENV: "production",
  DATA_DIR: "/var/lib/markaba",
  PUBLIC_ORIGIN: "https://cars.example.com",
  PORT: "4080",
  BACKUPS_TO: "/mnt/second disk,s3://bucket/cars,/var/lib/markaba/backups",
  SITE_NAME_EN: `100% "Cars"`,
  SMTP_URL: "smtps://user:password@mail.example.com",
  METRICS_TOKEN_FILE: import.meta.path,
};
const unitOf = (more: Record<string, string> = {}, executable = process.execPath) => {
  const environment = { HOME: "/root", ...SETTINGS, ...more };
  return systemdUnit(readConfig(environment), settingsIn(environment), executable).split("\n");
};

const isThere = (tool: string): boolean => {
  const path = Bun.which(tool);
  if (!path) console.warn(`Skipped: there is no ${tool} here.`);
  return path !== null;
};

function checked(command: string[], name: string, text: string) {
  const folder = mkdtempSync(join(tmpdir(), "markaba-service-"));
  try {
    writeFileSync(join(folder, name), text);
    const { exitCode, stdout, stderr } = Bun.spawnSync([...command, join(folder, name)], {
      env: { ...process.env, HOME: folder },
    });
    return { exitCode, text: `${stdout}${stderr}` };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const VERIFY = ["systemd-analyze", "verify", "--man=no"];

test.skipIf(!isThere("systemd-analyze"))("systemd accepts the unit without a warning", () => {
  for (const unit of [unitOf(), unitOf({ PORT: "80", DATA_DIR: "/home/rania/my cars" })]) {
    const { exitCode, text } = checked(VERIFY, "markaba.service", unit.join("\n"));
    const about = text.split("\n").filter((line) => line.includes("markaba.service"));
    expect([exitCode, about]).toEqual([0, []]);
  }
  const broken = unitOf().join("\n").replace("Restart=always", "Restart=sometimes");
  expect(checked(VERIFY, "markaba.service", broken).text).toContain("sometimes");
});

test.skipIf(!isThere("caddy"))("Caddy accepts the Caddyfile", () => {
  for (const PUBLIC_ORIGIN of ["https://cars.example.com", "http://localhost:8080"]) {
    const text = caddyfile(readConfig({ ...SETTINGS, PUBLIC_ORIGIN }));
    const command = ["caddy", "validate", "--adapter", "caddyfile", "--config"];
    const { exitCode, text: answer } = checked(command, "Caddyfile", text);
    expect([exitCode, answer]).toEqual([0, expect.stringContaining("Valid configuration")]);
  }
});

test.skipIf(!isThere("caddy"))("Caddy passes events on at once and uncompressed", async () => {
  // Caddy would not compress a short one.
  const event = `: ${"hi".repeat(500)}\n\n`;
  const server = Bun.serve({
    port: 0,
    fetch: () =>
      new Response(new ReadableStream({ start: (out) => out.enqueue(event) }), {
        headers: { "Content-Type": "text/event-stream" },
      }),
  });
  const origin = `http://localhost:${freePort()}`;
  const folder = temporaryFolder();
  const config = readConfig({ ...SETTINGS, PUBLIC_ORIGIN: origin, PORT: String(server.port) });
  writeFileSync(join(folder, "Caddyfile"), `{\n\tadmin off\n}\n${caddyfile(config)}`);
  const caddy = Bun.spawn(["caddy", "run", "--adapter", "caddyfile", "--config", join(folder, "Caddyfile")], {
    env: { ...process.env, HOME: folder },
    stderr: "ignore",
  });
  try {
    const ask = () =>
      fetch(`${origin}/api/events`, { headers: { "Accept-Encoding": "gzip" } }).catch(() => null);
    let answer = await ask();
    while (!answer) {
      await Bun.sleep(50);
      answer = await ask();
    }
    expect(answer.headers.get("Content-Encoding")).toBe(null);
    const first = await answer.body?.getReader().read();
    expect(new TextDecoder().decode(first?.value)).toBe(event);
  } finally {
    caddy.kill();
    await server.stop(true);
  }
});

test("the unit contains the command's settings, but no secret", () => {
  const unit = unitOf();
  expect(unit).toContain('Environment="PORT=4080"');
  expect(unit).toContain('Environment="DATA_DIR=/var/lib/markaba"');
  expect(unit).toContain(String.raw`Environment="SITE_NAME_EN=100%% \"Cars\""`);
  expect(unit).toContain(`Environment="METRICS_TOKEN_FILE=${import.meta.path}"`);
  expect(unit.join("\n")).not.toContain("password");
  expect(unit.join("\n")).not.toContain("HOME=");
});

test("the unit lets the server write only to its folder and those of backups", () => {
  const writable = (unit: string[]) => unit.filter((line) => /^(StateDirectory|ReadWritePaths)=/.test(line));
  expect(unitOf()).toContain("ProtectSystem=strict");
  expect(unitOf({}, "/usr/local/bin/markaba")).toContain("ProtectHome=yes");
  expect(unitOf({}, "/home/rania/markaba")).toContain("ProtectHome=read-only");
  expect(writable(unitOf())).toEqual(['StateDirectory="markaba"', 'ReadWritePaths="-/mnt/second disk"']);
  const elsewhere = unitOf({ DATA_DIR: "/home/rania/cars", BACKUPS_TO: "" });
  expect(writable(elsewhere)).toEqual(['ReadWritePaths="/home/rania/cars"']);
  expect(elsewhere).toContain("ProtectHome=read-only");
});

test("only a port below 1024 needs a capability", () => {
  expect(unitOf()).toContain("CapabilityBoundingSet=");
  expect(unitOf({ PORT: "443" })).toContain("CapabilityBoundingSet=CAP_NET_BIND_SERVICE");
});

test("a Caddyfile requires the public address", () => {
  expect(caddyfile(readConfig(SETTINGS))).toBe(
    "https://cars.example.com {\n\treverse_proxy 127.0.0.1:4080\n}\n",
  );
  expect(() => caddyfile(readConfig({}))).toThrow("Set PUBLIC_ORIGIN");
});
