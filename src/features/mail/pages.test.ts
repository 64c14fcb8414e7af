import { expect, test } from "bun:test";
import { testApp } from "#src/testing/site/test-app.ts";
import { queueMail } from "./actions/outbox.ts";
import { outbox } from "./tables.ts";

const development = { config: { NODE_ENV: "development" } } as const;

async function withMail(options: Parameters<typeof testApp>[0]) {
  const app = testApp(options);
  await app.deps.db.withTx((tx) =>
    queueMail(tx, app.deps, {
      kind: "test",
      to: { userId: null, email: "reader@example.com", language: "ar" },
      write: () => ({ subject: "سيارة <b>جديدة</b>", paragraphs: ["وصلك استفسار."] }),
    }),
  );
  const [mail] = await app.deps.db.read.select().from(outbox);
  return { ...app, id: mail?.id ?? "" };
}

test("in development the outbox is a page in both languages", async () => {
  const { request, id } = await withMail(development);
  for (const base of ["", "/ar"]) {
    const html = await (await request(`${base}/dev/outbox`)).text();
    expect(html).toContain("سيارة &lt;b&gt;جديدة&lt;/b&gt;");
    expect(html).toContain("reader@example.com");
    expect(html).toContain(`href="${base}/dev/outbox/${id}"`);
  }
});

test("the outbox shows the newest hundred", async () => {
  const { request, deps, clock } = await withMail(development);
  clock.advance(1);
  await deps.db.withTx(async (tx) => {
    for (let i = 0; i < 100; i++)
      await queueMail(tx, deps, {
        kind: "test",
        to: { userId: null, email: `reader${i}@example.com`, language: "en" },
        write: () => ({ subject: "A newer one", paragraphs: [] }),
      });
  });
  const html = await (await request("/dev/outbox")).text();
  expect(html.match(/A newer one/g)).toHaveLength(100);
  expect(html).not.toContain("reader@example.com");
});

test("an email is shown as sent; scripts, forms and external pictures are blocked", async () => {
  const { request, id, deps } = await withMail(development);
  const shown = await request(`/dev/outbox/${id}`);
  expect(shown.headers.get("Content-Security-Policy")).toContain(
    "default-src 'none'; style-src 'unsafe-inline'",
  );
  expect(shown.headers.get("Content-Security-Policy")).not.toContain("script-src");
  const [mail] = await deps.db.read.select().from(outbox);
  expect(await shown.text()).toBe(mail?.html ?? "");
  const plain = await request(`/dev/outbox/${id}/text`);
  expect(plain.headers.get("Content-Type")).toStartWith("text/plain");
  expect(await plain.text()).toBe(mail?.text ?? "");
  expect((await request("/dev/outbox/nothing")).status).toBe(404);
});

test.each(["production", "test"] as const)("the page does not exist in %s", async (NODE_ENV) => {
  const { request, id } = await withMail({ config: { NODE_ENV } });
  for (const path of ["/dev/outbox", "/ar/dev/outbox", `/dev/outbox/${id}`, `/dev/outbox/${id}/text`])
    expect((await request(path)).status).toBe(404);
});
