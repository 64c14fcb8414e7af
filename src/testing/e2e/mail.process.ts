import { expect, test } from "@playwright/test";
import { startSmtpSink } from "../outside/smtp-sink.ts";
import { makeDataDir, startServer } from "./server.ts";

test("an email survives its server: after a kill before sending, the next server sends it once", async () => {
  const dataDir = makeDataDir({ demo: false });
  const first = await startServer(dataDir);
  const answer = await fetch(`${first.origin}/api/auth/register`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "Accept-Language": "ar" },
    body: JSON.stringify({ name: "سمر", email: "samar@example.com", password: "wadi-rum-at-dusk" }),
  });
  expect(answer.status).toBe(201);
  expect(first.output()).toContain("until SMTP_URL is set");
  await first.kill();

  const sink = await startSmtpSink();
  const mailing = { SMTP_URL: sink.url, MAIL_FROM: "Markaba <hello@example.com>" };
  const second = await startServer(dataDir, mailing);
  const mail = await sink.mailTo("samar@example.com");
  expect(mail.subject).toBe("أهلًا بك في مركبة");
  expect(mail.from).toBe("Markaba <hello@example.com>");
  expect(mail.text).toContain("/ar/verify-email?token=");
  expect(mail.html).toContain('dir="rtl"');
  await second.kill();
  const third = await startServer(dataDir, mailing);
  await fetch(`${third.origin}/healthz`);
  await third.stop();
  expect(sink.mails).toHaveLength(1);
  await sink.die();
});
