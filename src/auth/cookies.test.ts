import { expect, test } from "bun:test";
import { testApp } from "#src/testing/site/test-app.ts";

test.each(["%", "%E0%A4%A", "a=%; b", ";;=;", "=", "sid", "sid=%zz", "x=\u00e9"])(
  "the invalid cookie header %p is ignored",
  async (cookie) => {
    const answer = await testApp().request("/login", { headers: { Cookie: cookie } });
    expect(answer.status).toBe(200);
  },
);

test("a session is found next to an invalid cookie", async () => {
  const app = testApp();
  const user = await app.signUp();
  const headers = { Cookie: `broken=%; ${user.cookie}; other=1` };
  expect((await app.json("GET", "/api/auth/me", undefined, { headers })).body.user.id).toBe(user.id);
});

test("over https only the __Host- name counts", async () => {
  const app = testApp({ config: { PUBLIC_ORIGIN: "https://cars.example.com" } });
  const user = await app.signUp();
  const me = async (cookie: string) =>
    (await app.json("GET", "/api/auth/me", undefined, { headers: { Cookie: cookie } })).status;
  expect(await me(user.cookie)).toBe(401);
  expect(await me(`__Host-${user.cookie}`)).toBe(200);
});
