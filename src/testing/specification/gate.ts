import { testApp } from "../site/test-app.ts";

const PASSWORD = "open sesame";

async function gatedSite() {
  const app = testApp({ config: { BETA_PASSWORD: PASSWORD } });
  const started = performance.now();
  const headers = { Accept: "application/json" };
  const enter = (password: string) =>
    app.request("/gate", { method: "POST", body: new URLSearchParams({ password }), headers });
  const opened = await enter(PASSWORD);
  const cookie = opened.headers
    .getSetCookie()
    .map((set) => set.split(";")[0])
    .join("; ");
  return {
    enter,
    status: opened.status,
    delayMs: performance.now() - started,
    locked: (path: string) => app.request(path),
    unlocked: (path: string) => app.request(path, { headers: { Cookie: cookie } }),
  };
}

/** A site with the beta gate, for browsers without and with the password. */
export const gated = await gatedSite();
