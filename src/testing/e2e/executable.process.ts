import { readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { launch, makeDataDir, runMarkaba, startServer, untilReady } from "./server.ts";

let folder = "";
test.beforeEach(() => void (folder = makeDataDir({ demo: false })));
test.afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("the executable runs in an empty folder with only PATH in its environment", async () => {
  const server = launch([], { PORT: "0" }, folder);
  const origin = await server.origin;
  expect(server.output()).toContain("markaba admin create");
  expect(server.output()).toMatch(/There is no admin yet[^]*\/set-up\?token=[\w-]{43}\n/);
  expect(server.output()).not.toContain("markaba.test");
  expect(readdirSync(folder)).toEqual(["data"]);
  expect(await (await fetch(`${origin}/healthz`)).text()).toBe("ok");
  await untilReady(origin);

  const page = await (await fetch(`${origin}/login`)).text();
  const [script = ""] = /\/assets\/[^"]+\.js/.exec(page) ?? [];
  const packed = await fetch(origin + script, { headers: { "Accept-Encoding": "br" } });
  expect(packed.headers.get("Content-Encoding")).toBe("br");
  expect(packed.headers.get("Cache-Control")).toContain("immutable");
  const etag = packed.headers.get("ETag") ?? "";
  expect((await fetch(origin + script, { headers: { "If-None-Match": etag } })).status).toBe(304);
  const whole = await (await fetch(origin + script, { headers: { "Accept-Encoding": "identity" } })).text();
  expect(await packed.text()).toBe(whole);
  const part = await fetch(origin + script, { headers: { Range: "bytes=10-19" } });
  expect([part.status, await part.text()]).toEqual([206, whole.slice(10, 20)]);

  server.signal("SIGTERM");
  expect(await server.ended).toBe(0);
});

test("a busy executable draws pages in a second thread", async () => {
  test.skip(availableParallelism() === 1, "one processor core");
  const server = await startServer(folder, { LOG_LEVEL: "info" });
  const search = async (minPrice: number) => {
    const headers = { "X-Forwarded-For": `198.18.0.${minPrice % 250}` };
    return (await fetch(`${server.origin}/search?minPrice=${minPrice}`, { headers })).status;
  };
  const searches = (from: number, count: number) =>
    Promise.all(Array.from({ length: count }, (_, i) => search(from + i)));
  const statuses = new Set<number>();
  for (let from = 1; !server.output().includes("a second thread draws pages"); from += 300)
    for (const status of await searches(from, 300)) statuses.add(status);
  for (const status of await searches(100_000, 20)) statuses.add(status);
  expect([...statuses]).toEqual([200]);
  expect(server.output()).not.toContain('"level":"error"');
  await server.kill();
});

test("the executable finishes an open request before it exits with 0", async () => {
  const server = launch(["serve"], { PORT: "0", BETA_PASSWORD: "open sesame" }, folder);
  const origin = await server.origin;
  // The gate takes half a second to check a password.
  const slow = fetch(`${origin}/gate`, {
    method: "POST",
    body: new URLSearchParams({ password: "open sesame" }),
    redirect: "manual",
  });
  await new Promise((resolve) => setTimeout(resolve, 400));
  server.signal("SIGTERM");
  expect((await slow).status).toBe(303);
  expect(await server.ended).toBe(0);
  await expect(fetch(`${origin}/healthz`)).rejects.toThrow();
});

test("a second server for the same folder is refused; after a kill the next one starts", async () => {
  const first = await startServer(folder);
  const second = launch(["serve"], { PORT: "0", DATA_DIR: folder });
  expect(await second.ended).toBe(1);
  expect(second.output()).toContain("already uses the folder");
  await untilReady(first.origin);
  await first.kill();
  const third = await startServer(folder);
  await untilReady(third.origin);
  await third.stop();
});

test("no other user of the machine can read the data, whatever the umask", async () => {
  const data = join(folder, "data");
  const before = process.umask(0);
  const server = await startServer(data);
  process.umask(before);
  await runMarkaba(["admin", "create", "a@example.com"], {
    DATA_DIR: data,
    ADMIN_PASSWORD: "wadi rum at dusk",
  });
  const modeOf = (name: string) => (statSync(join(data, name)).mode & 0o777).toString(8);
  expect(modeOf(".")).toBe("700");
  for (const name of ["markaba.sqlite", "markaba.sqlite-wal", "site.json"])
    expect([name, modeOf(name)]).toEqual([name, "600"]);
  await server.stop();
});

test("commands next to the server, followed by a kill, lose nothing and do not prevent the next start", async () => {
  const server = await startServer(folder);
  const register = async (email: string) => {
    const body = JSON.stringify({ name: "Rania", email, password: "petra in the morning" });
    const headers = { "Content-Type": "application/json" };
    const answer = await fetch(`${server.origin}/api/auth/register`, { method: "POST", headers, body });
    expect(answer.status).toBe(201);
  };
  const env = { DATA_DIR: folder, ADMIN_PASSWORD: "wadi rum at dusk" };
  await register("a@example.com");
  await runMarkaba(["admin", "create", "x@example.com"], env);
  await register("b@example.com");
  await runMarkaba(["admin", "reset-password", "x@example.com"], env);
  await register("c@example.com");
  await server.kill();
  const again = await startServer(folder);
  for (const email of ["a@example.com", "b@example.com", "c@example.com"]) {
    const body = JSON.stringify({ email, password: "petra in the morning" });
    const headers = { "Content-Type": "application/json" };
    const answer = await fetch(`${again.origin}/api/auth/login`, { method: "POST", headers, body });
    expect([email, answer.status]).toEqual([email, 200]);
  }
  await again.stop();
});

test("an admin is created in the shell and can sign in", async () => {
  const [email, password] = ["admin@example.com", "petra in the morning"];
  const env = { DATA_DIR: folder, ADMIN_PASSWORD: password };
  expect(await runMarkaba(["admin", "create", email], env)).toContain("is now an admin");
  expect(await runMarkaba(["admin", "list"], env)).toContain(`${email}  Admin  active  password only`);
  await expect(runMarkaba(["admin", "create", email], { ...env, ADMIN_PASSWORD: "short" })).rejects.toThrow(
    "ended with 1",
  );
  // Without a terminal it does not wait for a password.
  await expect(runMarkaba(["admin", "create", email], { DATA_DIR: folder })).rejects.toThrow(
    "No password was given",
  );
  const server = await startServer(folder);
  const login = await fetch(`${server.origin}/api/auth/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email, password }),
  });
  expect(((await login.json()) as { user: { role: string } }).user.role).toBe("admin");
  await server.stop();
});

test("the demo can only be created in a new database", async () => {
  await runMarkaba(["admin", "create", "owner@example.com"], {
    DATA_DIR: folder,
    ADMIN_PASSWORD: "wadi rum at dusk",
  });
  await expect(runMarkaba(["demo"], { DATA_DIR: folder })).rejects.toThrow("already has users");
  // A server with DEMO does not try again.
  const server = launch(["serve"], { PORT: "0", DEMO: "1", DATA_DIR: folder });
  await untilReady(await server.origin);
  expect(server.output()).not.toContain("demo");
  server.signal("SIGTERM");
  expect(await server.ended).toBe(0);
});

test("a wrong setting or command is reported, and nothing starts", async () => {
  await expect(runMarkaba(["serve"], { PORT: "eighty", DATA_DIR: join(folder, "x") })).rejects.toThrow(
    "PORT",
  );
  await expect(runMarkaba(["dance"], { DATA_DIR: folder })).rejects.toThrow('Unknown command "dance"');
  await expect(runMarkaba(["serve", "--port", "80"], { DATA_DIR: folder })).rejects.toThrow(
    /ended with 2: .*--port/,
  );
  await expect(runMarkaba(["serve", "now"], { DATA_DIR: folder })).rejects.toThrow("ended with 2");
  await expect(runMarkaba(["serve"], { SMPT_URL: "smtp://mail", DATA_DIR: folder })).rejects.toThrow(
    "Did you mean SMTP_URL?",
  );
  expect(await runMarkaba(["--version"], {})).toMatch(/^\d+\.\d+\.\d+\n$/);
  expect(await runMarkaba(["-h"], {})).toContain("markaba migrate");
  const file = join(folder, "file");
  writeFileSync(file, "");
  await expect(runMarkaba(["migrate"], { DATA_DIR: join(file, "data") })).rejects.toThrow(
    "cannot be created or written to",
  );
});
