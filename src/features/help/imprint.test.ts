import { expect, test } from "bun:test";
import { testApp } from "#src/testing/site/test-app.ts";

const textOf = async (app: ReturnType<typeof testApp>, path: string) => (await app.request(path)).text();

test("the imprint, the footer and the terms say who runs the site", async () => {
  const app = testApp({ config: { OPERATOR_NAME: "Rania & Sons", OPERATOR_REGISTER: "12345" } });
  for (const path of ["/imprint", "/ar/imprint"]) {
    const html = await textOf(app, path);
    expect(html).toContain("Rania &amp; Sons");
    expect(html).toContain("12345");
  }
  expect(await textOf(app, "/terms")).toContain("run by Rania &amp; Sons. More about them");
  expect(await textOf(app, "/")).toContain('href="/imprint"');
  expect(await textOf(testApp(), "/")).not.toContain('href="/imprint"');
  expect(await textOf(testApp(), "/imprint")).toContain("hasn&#x27;t entered their details");
});

test("the privacy policy names only the services that the settings use", async () => {
  expect(await textOf(testApp(), "/privacy")).not.toMatch(/are sent through/);
  const config = {
    SMTP_URL: "smtps://user:secret@mail.example.com",
    PHONE_CODES: "http" as const,
    PHONE_HTTP_URL: "https://sms.example.com/send?password=secret",
    BACKUPS_TO: ["/mnt/backups", "s3://copies/markaba?endpoint=https://s3.example.org"],
  };
  const html = await textOf(testApp({ config }), "/privacy");
  expect(html).toContain("Emails are sent through mail.example.com");
  expect(html).toContain("Backups are stored at s3.example.org");
  expect(html).not.toContain("Photos are stored at");
  expect(html).toContain("Codes that confirm phone numbers are sent through sms.example.com");
  expect(html).not.toMatch(/user:secret|password=secret/);
});
