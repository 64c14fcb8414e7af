import { hashPassword } from "#src/auth/passwords.ts";
import { listAudit } from "#src/features/audit/queries.ts";
import { type TestApp, testApp } from "./test-app.ts";

export const PASSWORD = "olive-grove-1998";
const passwordHash = await hashPassword(PASSWORD);
/** How long an app shows a code. */
export const HALF_MINUTE_MS = 30_000;

/** A site with the admin Huda, and functions for the two steps of her login. */
export async function twoStepSite(config: Parameters<typeof testApp>[0] = {}) {
  const app = testApp(config);
  const admin = await app.signUp({ email: "huda@example.com", name: "Huda", role: "admin", passwordHash });
  const credentials = { email: admin.email, password: PASSWORD };
  const login = async () => {
    const { status, body, headers } = await app.json("POST", "/api/auth/login", credentials);
    return { status, body, cookie: cookieIn(headers) };
  };
  const enter = (cookie: string, code: string) =>
    app.json("POST", "/api/auth/login/code", { code }, { headers: { Cookie: cookie } });
  const me = (cookie: string) =>
    app.json("GET", "/api/auth/me", undefined, { headers: { Cookie: cookie } }).then(({ status }) => status);
  return { ...app, app, admin, login, enter, me };
}

/** A response's first cookie, as browsers send it back. */
export const cookieIn = (headers: Headers) => headers.get("Set-Cookie")?.split(";")[0] ?? "";

/** Posts a form with this cookie. */
export const post = (app: TestApp, path: string, fields: Record<string, string>, cookie: string) =>
  app.request(path, { method: "POST", body: new URLSearchParams(fields), headers: { Cookie: cookie } });

/** The logged actions on accounts, latest first. */
export const userActs = async ({ deps }: TestApp) =>
  (await listAudit(deps.db.read, { q: "", action: "user", page: 1 })).items.map(({ action }) => action);
