import { expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { users } from "#src/auth/tables.ts";
import { mails } from "#src/testing/outside/mails.ts";
import { testApp } from "#src/testing/site/test-app.ts";

const samar = { name: "سمر <b>", email: "samar@example.com", password: "zaytoun-7" };

test("a new account gets a welcome email in the page's language, with a confirmation link", async () => {
  const app = testApp({ config: { PUBLIC_ORIGIN: "https://cars.example.com" } });
  const answer = await app.json("POST", "/api/auth/register", samar, {
    headers: { "Accept-Language": "ar" },
  });
  expect(answer.status).toBe(201);
  const [mail, ...others] = await mails(app);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    kind: "welcome",
    recipient: samar.email,
    userId: answer.body.user.id,
    language: "ar",
    subject: "أهلًا بك في مركبة",
  });
  expect(mail?.html).not.toContain("سمر");
  const { pathname, searchParams } = new URL(/http\S+token=\S+/.exec(mail?.text ?? "")?.[0] ?? "");
  expect(pathname).toBe("/ar/verify-email");
  await app.form(pathname, { token: searchParams.get("token") ?? "" });
  const [user] = await app.deps.db.read.select().from(users).where(eq(users.email, samar.email));
  expect(user).toMatchObject({ language: "ar", emailVerifiedAt: app.clock.now() });
});

test("the account's name is in emails only once the address is confirmed", async () => {
  const app = testApp();
  const name = "You WON 5000 JOD";
  const emails = ["stranger@example.com", "own@example.com"];
  for (const email of emails) await app.json("POST", "/api/auth/register", { ...samar, name, email });
  await app.deps.db.withTx((tx) =>
    tx.update(users).set({ emailVerifiedAt: 1 }).where(eq(users.email, "own@example.com")),
  );
  for (const email of emails) {
    await app.form("/forgot-password", { email });
    for (let i = 0; i < 52; i++)
      await app.json("POST", "/api/auth/login", { email, password: "wrong" }, { address: `10.0.0.${i}` });
  }
  const all = await mails(app);
  const named = (recipient: string) =>
    all
      .filter((mail) => mail.recipient === recipient)
      .map((mail) => [mail.kind, `${mail.subject} ${mail.text} ${mail.html}`.includes(name)]);
  expect(named("stranger@example.com")).toEqual([
    ["welcome", false],
    ["reset-password", false],
    ["login-tries", false],
  ]);
  expect(named("own@example.com")).toEqual([
    ["welcome", false],
    ["reset-password", true],
    ["login-tries", true],
  ]);
});

test("the page's form sends the same email as the API; an address with an account gets none", async () => {
  const app = testApp();
  for (let twice = 0; twice < 2; twice++)
    await app.form("/register", {
      ...samar,
      confirmPassword: samar.password,
      terms: "yes",
      privacy: "yes",
    });
  expect((await mails(app)).map(({ subject }) => subject)).toEqual(["Welcome to Markaba"]);
});
