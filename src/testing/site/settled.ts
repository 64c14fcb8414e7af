import { eq } from "drizzle-orm";
import { hashPassword } from "#src/auth/passwords.ts";
import { users } from "#src/auth/tables.ts";
import { testApp, type TestApp, type TestUser } from "./test-app.ts";

/** The password of the site's user. */
export const PASSWORD = "zaytoun-7";
const PHONE = "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36";

/** A site with one user, Rania Haddad, who has a real password: she can sign in and change it. */
export async function settled(given: Partial<typeof users.$inferInsert> = {}) {
  const app = testApp();
  const user = await app.signUp({
    name: "Rania Haddad",
    email: "rania@example.com",
    passwordHash: await hashPassword(PASSWORD),
    ...given,
  });
  return { app, user };
}

/** A user's current row. */
export const userRow = async ({ deps }: TestApp, { id }: { id: string }) =>
  (await deps.db.read.select().from(users).where(eq(users.id, id)))[0];

/** A page as this user sees it; the settings by default. */
export const pageOf = async (app: TestApp, as: TestUser, path = "/settings") =>
  (await app.request(path, {}, { as })).text();

/** Whether the user is still signed in. */
export const isIn = async (app: TestApp, as: TestUser) =>
  (await app.json("GET", "/api/auth/me", undefined, { as })).status === 200;

/** A response's session cookie, as browsers send it back. */
export const sidOf = (headers: Headers) =>
  headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith("sid="))
    ?.split(";")[0] ?? "";

/** Signs in the same user on another device. */
export async function signInElsewhere(app: TestApp, user: TestUser, userAgent = PHONE): Promise<TestUser> {
  const body = { email: user.email, password: PASSWORD };
  const { headers } = await app.json("POST", "/api/auth/login", body, {
    headers: { "User-Agent": userAgent },
  });
  return { ...user, cookie: sidOf(headers) };
}
