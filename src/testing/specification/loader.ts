import { describe, expect } from "bun:test";
import { ApiError, call, fetchByKey } from "#src/client/api.ts";
import { testApp } from "../site/test-app.ts";
import { says } from "./says.ts";

/** The result of a call with this response, and the request that was sent. */
async function answered(response: Response, load: () => Promise<unknown>) {
  const real = globalThis.fetch;
  const asked: { path: string; init: RequestInit }[] = [];
  const stub = async (path: string | URL | Request, init: RequestInit = {}) => {
    asked.push({ path: String(path), init });
    return response;
  };
  globalThis.fetch = Object.assign(stub, { preconnect: real.preconnect });
  const outcome = await load()
    .catch((error: unknown) => (error instanceof ApiError ? error.message : error))
    .finally(() => void (globalThis.fetch = real));
  return { outcome, ...asked[0] };
}

const JSON_ANSWER = () => Response.json({ cars: 3 });
const load = () => fetchByKey(["/api", "cars", "nothing"]);

describe("7. Calls: the loader", () => {
  says("all calls send credentials", async () =>
    expect((await answered(JSON_ANSWER(), () => call("/api/stats"))).init?.credentials).toBe("include"),
  );
  says("a body is JSON", async () => {
    const { request } = testApp();
    const body = new URLSearchParams({ email: "omar@example.com", password: "zaytoun-7" });
    expect((await request("/api/auth/login", { method: "POST", body })).status).toBe(415);
  });
  says("the loader does GET on the key's segments joined by slashes", async () => {
    const { path, init } = await answered(JSON_ANSWER(), load);
    expect([path, init?.method ?? "GET"]).toEqual(["/api/cars/nothing", "GET"]);
  });
  says("the loader parses JSON", async () =>
    expect((await answered(JSON_ANSWER(), load)).outcome).toEqual({ cars: 3 }),
  );
});

const refusal = (status: number, body: string, statusText: string) =>
  new Response(body, { status, statusText });

describe("8. Errors: the loader", () => {
  says("a failed call's message is the status, a colon, a space and the body's text", async () =>
    expect((await answered(refusal(404, "Car not found", "Not Found"), load)).outcome).toBe(
      "404: Car not found",
    ),
  );
  says("its message is the status text if the body is empty", async () =>
    expect((await answered(refusal(404, "", "Not Found"), load)).outcome).toBe("404: Not Found"),
  );
  says("on a 401 the loader throws", async () =>
    expect((await answered(refusal(401, "", "Unauthorized"), load)).outcome).toBe("401: Unauthorized"),
  );
  says("the loader answers null on a 401 where it is told to", async () => {
    const orNull = fetchByKey as (...given: unknown[]) => Promise<unknown>;
    const load = () => orNull(["/api/auth/me"], undefined, { on401: "null" });
    expect((await answered(refusal(401, "", "Unauthorized"), load)).outcome).toBeNull();
  });
});
