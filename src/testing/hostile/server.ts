import { rmSync } from "node:fs";
import { launch, makeDataDir, runMarkaba } from "#src/testing/e2e/server.ts";

export interface Member {
  id: string;
  email: string;
  password: string;
  cookie: string;
}

export interface Call {
  as?: Pick<Member, "cookie">;
  headers?: Record<string, string>;
  /** Sent as JSON. */
  json?: unknown;
  /** A form or any other body that is not JSON. */
  body?: BodyInit;
  /** The caller's address; by default a new one each time, so that limits by address do not apply. */
  address?: string;
}

export type HostileServer = Awaited<ReturnType<typeof startHostile>>;

const PASSWORD = "wadi rum at dusk";

/** Runs the built executable as its own process with a new data folder; `start` waits until it is ready. */
export async function startHostile(
  env: Record<string, string> = {},
  dataDir = makeDataDir({ demo: false }),
  /** A command to run the executable under, such as a tracer. */
  under: string[] = [],
) {
  const settings = { HOST: "127.0.0.1", PORT: "0", LOG_LEVEL: "warn", TRUSTED_PROXIES: "127.0.0.1", ...env };
  let server: ReturnType<typeof launch> | null = null;
  let origin = "";
  let output = "";
  let calls = 0;

  const start = async (more: Record<string, string> = {}, isWarm = true): Promise<void> => {
    server = launch(["serve"], { ...settings, DATA_DIR: dataDir, ...more }, undefined, under);
    origin = await server.origin;
    settings.PORT = new URL(origin).port;
    if (isWarm) await untilReady(origin);
  };
  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    if (!server) return null;
    server.signal(signal);
    const code = await server.ended;
    output += server.output();
    server = null;
    return code;
  };

  const call = (method: string, path: string, { as, headers, json, body, address }: Call = {}) => {
    const sent = new Headers(headers);
    sent.set("X-Forwarded-For", address ?? `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`);
    calls++;
    if (!sent.has("Origin")) sent.set("Sec-Fetch-Site", "same-origin");
    if (as) sent.set("Cookie", as.cookie);
    if (json !== undefined) sent.set("Content-Type", "application/json");
    return fetch(origin + path, {
      method,
      headers: sent,
      body: json === undefined ? body : JSON.stringify(json),
      redirect: "manual",
    });
  };
  const signIn = async (email: string, password = PASSWORD): Promise<Member> => {
    const response = await call("POST", "/api/auth/login", { json: { email, password } });
    return memberFrom(response, [200, 202], email, password);
  };
  let members = 0;
  const signUp = async (email = `member${Date.now()}-${members++}@example.com`): Promise<Member> => {
    const json = { name: "Rania", email, password: PASSWORD, phone: "0791234567", location: "Amman" };
    return memberFrom(await call("POST", "/api/auth/register", { json }), [201], email, PASSWORD);
  };
  /** Creates an admin in the shell, next to the server. */
  const signUpAdmin = async (email = `admin${members++}@example.com`): Promise<Member> => {
    await runMarkaba(["admin", "create", email], { ...env, DATA_DIR: dataDir, ADMIN_PASSWORD: PASSWORD });
    return signIn(email);
  };

  await start();
  return {
    dataDir,
    get origin() {
      return origin;
    },
    get pid() {
      return server?.pid;
    },
    /** All output so far, from all runs. */
    logs: () => output + (server?.output() ?? ""),
    signal: (name: NodeJS.Signals) => server?.signal(name),
    call,
    signIn,
    signUp,
    signUpAdmin,
    /** Starts it again on the same port, after `kill` or `end`. */
    start,
    /** Kills it immediately. */
    kill: () => end("SIGKILL"),
    /** Stops it properly; returns its exit code. */
    end: () => end("SIGTERM"),
    /** Kills it if it is running, and removes its data. */
    async dispose() {
      await end("SIGKILL");
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function untilReady(origin: string): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    const response = await fetch(`${origin}/readyz`).catch(() => null);
    if (response?.ok) return;
    await Bun.sleep(100);
  }
  throw new Error("The server did not become ready");
}

async function memberFrom(response: Response, statuses: number[], email: string, password: string) {
  const text = await response.text();
  if (!statuses.includes(response.status)) throw new Error(`${email}: ${response.status} ${text}`);
  // The response of a login that awaits a code contains no user.
  const { user } = JSON.parse(text) as { user?: { id: string } };
  const cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  return { id: user?.id ?? "", email, password, cookie };
}
