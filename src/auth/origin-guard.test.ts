import { expect, test } from "bun:test";
import { testApp, type TestApp } from "#src/testing/site/test-app.ts";

/** Posts a form with exactly these headers. */
const post = (headers: Record<string, string>, { app }: Pick<TestApp, "app"> = testApp()) =>
  app.request("/preferences", { method: "POST", body: new URLSearchParams({ theme: "dark" }), headers });

test("an unsafe request from another site is refused, whatever its content type", async () => {
  expect((await post({ "Sec-Fetch-Site": "cross-site" })).status).toBe(403);
  expect((await post({ "Sec-Fetch-Site": "same-site" })).status).toBe(403);
  expect((await post({ Origin: "https://evil.example" })).status).toBe(403);
  expect((await post({ Origin: "null" })).status).toBe(403);
});

test("with a public origin, scheme, host and port must match it", async () => {
  const { request } = testApp({ config: { PUBLIC_ORIGIN: "https://cars.example" } });
  const from = async (Origin: string) => {
    const body = new URLSearchParams({ theme: "dark" });
    return (await request("/preferences", { method: "POST", body }, { headers: { Origin } })).status;
  };
  expect(await from("https://cars.example")).toBe(303);
  for (const other of ["http://cars.example", "https://cars.example:8443", "https://x.cars.example", "null"])
    expect([other, await from(other)]).toEqual([other, 403]);
});

test("the site's own forms and scripts without a session are accepted", async () => {
  expect((await post({ "Sec-Fetch-Site": "same-origin" })).status).toBe(303);
  expect((await post({ Origin: "http://localhost" })).status).toBe(303);
  expect((await post({})).status).toBe(303);
});

test("a write with a session cookie must name its origin, even if the session has ended or awaits a code", async () => {
  const site = testApp();
  const { cookie } = await site.signUp();
  for (const Cookie of [cookie, "sid=ended", `theme=dark; ${cookie}`]) {
    const refused = await post({ Cookie }, site);
    expect([refused.status, await refused.text()]).toEqual([
      403,
      expect.stringContaining("say which site it comes from"),
    ]);
    expect((await post({ Cookie, Origin: "http://localhost" }, site)).status).toBe(303);
    expect((await post({ Cookie, "Sec-Fetch-Site": "same-origin" }, site)).status).toBe(303);
  }
  expect((await post({ Cookie: "theme=dark" }, site)).status).toBe(303);
  expect((await site.app.request("/favorites", { headers: { Cookie: cookie } })).status).toBe(200);
});

test("over https the `__Host-` session cookie counts", async () => {
  const site = testApp({ config: { PUBLIC_ORIGIN: "https://cars.example" } });
  expect((await post({ Cookie: "__Host-sid=anything" }, site)).status).toBe(403);
  expect((await post({ Cookie: "sid=anything" }, site)).status).toBe(303);
});
