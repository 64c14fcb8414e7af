import { createApp } from "#src/app.ts";
import { startSession } from "#src/auth/sessions.ts";
import { keysOf, useKeys } from "#src/auth/site-key.ts";
import { type Role, users } from "#src/auth/tables.ts";
import { Catalogs } from "#src/catalog/catalog.ts";
import { type Config, readConfig } from "#src/config.ts";
import { newId } from "#src/core/ids.ts";
import type { Database } from "#src/db/open.ts";
import { agreeToRequired } from "#src/features/consents/actions.ts";
import type { Assets } from "#src/http/assets.ts";
import type { Deps } from "#src/http/env.ts";
import { isApiPath } from "#src/http/errors.ts";
import { PageCache } from "#src/http/page-cache.ts";
import { createLog, type Log } from "#src/runtime/log.ts";
import type { Draw } from "#src/shell/page.ts";
import { wrongIn } from "#src/testing/site/check-answer.ts";
import { noAssets } from "#src/testing/site/no-assets.ts";
import { memoryPhotoStore } from "./memory-photo-store.ts";
import { openAgain, testDatabase } from "./test-database.ts";

export interface TestUser {
  id: string;
  email: string;
  name: string;
  cookie: string;
}

interface CallOptions {
  as?: TestUser;
  headers?: Record<string, string>;
  address?: string;
}

interface TestOptions {
  config?: Partial<Config>;
  now?: number;
  assets?: Assets;
  log?: Log;
  draw?: Draw;
  /** Another server of the same site, which shares its database. */
  beside?: TestApp;
  db?: Database | undefined;
}

/** The whole application with a new database, a clock that stands still and no log output. */
export function testApp({
  config = {},
  now = Date.UTC(2026, 5, 15, 9),
  assets = noAssets,
  log,
  draw,
  beside,
  db = beside ? openAgain(beside.deps.db) : testDatabase(),
}: TestOptions = {}) {
  useKeys(keysOf("the same for all tests"));
  const logged: string[] = [];
  const clock = {
    time: now,
    uptimeMs: 0,
    now: () => clock.time,
    monotonicMs: () => clock.uptimeMs,
    /** Advances the clock; a negative value sets it back. */
    advance: (ms: number) => {
      clock.time += ms;
      clock.uptimeMs += Math.max(0, ms);
    },
  };
  const deps: Deps = {
    config: { ...readConfig({ NODE_ENV: "test", DATA_DIR: "/nonexistent" }), ...config },
    db,
    catalogs: new Catalogs(db),
    pages: new PageCache((config.PAGE_CACHE_MB ?? 1) * 1e6),
    photos: memoryPhotoStore(clock.now),
    assets,
    clock,
    log: log ?? createLog("warn", (line) => void logged.push(line)),
    draw,
  };
  const app = createApp(deps);

  /** A request like a browser's; `app.request` sends it like a script. */
  const request = async (
    path: string,
    init: RequestInit = {},
    { as, headers = {}, address = "192.0.2.1" }: CallOptions = {},
  ) => {
    const all = new Headers(init.headers);
    for (const [name, value] of Object.entries(headers)) all.set(name, value);
    if (as) all.append("Cookie", as.cookie);
    if (!all.has("Origin") && !all.has("Sec-Fetch-Site")) all.set("Sec-Fetch-Site", "same-origin");
    const response = await app.request(path, { ...init, headers: all }, { socketAddress: address });
    const call = { method: init.method ?? "GET", path: path.replace(/[?#].*/, "") };
    if (isApiPath(call.path) && !init.signal) {
      const wrong = await wrongIn(app.routes, { ...call, response: response.clone() });
      if (wrong) throw new Error(`${call.method} ${path} is not as described: ${wrong}`);
    }
    return response;
  };

  /** Sends JSON; returns the parsed body, or its text if it is not JSON. */
  const json = async (method: string, path: string, body?: unknown, options: CallOptions = {}) => {
    const init =
      body === undefined
        ? { method }
        : { method, body: JSON.stringify(body), headers: { "Content-Type": "application/json" } };
    const response = await request(path, init, options);
    const text = await response.text();
    // oxlint-disable-next-line typescript/no-explicit-any -- responses of every shape
    let parsed: any = text;
    try {
      parsed = JSON.parse(text);
    } catch {}
    return { status: response.status, body: parsed, headers: response.headers };
  };

  const form = (path: string, fields: Record<string, string>, options: CallOptions = {}) =>
    request(path, { method: "POST", body: new URLSearchParams(fields) }, options);

  let people = 0;
  /** Inserts a user with a session directly into the database. */
  const signUp = async (
    given: Partial<typeof users.$inferInsert> & { role?: Role } = {},
  ): Promise<TestUser> => {
    people++;
    const id = newId();
    const email = given.email ?? `person${people}@example.com`;
    const row = {
      id,
      email,
      emailKey: email.toLowerCase(),
      passwordHash: "-",
      name: `Person ${people}`,
      createdAt: clock.now(),
      updatedAt: clock.now(),
      ...given,
    };
    const token = await db.withTx(async (tx) => {
      await tx.insert(users).values(row);
      await agreeToRequired(tx, { userId: id, language: "en", givenBy: "form" }, clock.now());
      return startSession(tx, { id, role: given.role ?? "user" }, clock.now());
    });
    return { id, email, name: row.name, cookie: `sid=${token}` };
  };

  return { app, deps, clock, logged, request, json, form, signUp };
}

export type TestApp = ReturnType<typeof testApp>;
