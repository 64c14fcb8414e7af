import { afterAll, expect, test } from "bun:test";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { readConfig } from "#src/config.ts";
import { LOCALHOST_TLS } from "#src/testing/outside/localhost-tls.ts";
import { startSmtpSink } from "#src/testing/outside/smtp-sink.ts";
import { findAddressProblems } from "./address.ts";
import { findMailProblems } from "./mail.ts";
import { proxyFix } from "./settings.ts";

const sink = await startSmtpSink();
afterAll(() => sink.die());

const mailProblems = async (SMTP_URL: string) =>
  (await findMailProblems(readConfig({ SMTP_URL, MAIL_FROM: "a@example.com" }))).map(
    ({ level, problem }) => `${level} ${problem}`,
  );

test("a mail server without STARTTLS, with a refusal or without a reply is reported, and gets no email", async () => {
  expect(await mailProblems(sink.url)).toEqual([expect.stringMatching(/^warning .*offers no STARTTLS/)]);
  expect(await mailProblems(`${sink.url}?requireTLS=false`)).toEqual([expect.stringMatching(/^warning /)]);
  expect(await mailProblems(`${sink.url}?requireTLS=true`)).toEqual([
    expect.stringMatching(/^error .*cannot be used: it offers no STARTTLS, which SMTP_URL requires/),
  ]);
  sink.manners = "leaving";
  expect(await mailProblems(sink.url)).toContainEqual(
    expect.stringMatching(/^error .*refuses the login or the sender a@example\.com: 421/),
  );
  sink.manners = "closing";
  expect(await mailProblems(sink.url)).toEqual([
    expect.stringMatching(/^error .*cannot be used: it answers "421/),
  ]);
  expect(await mailProblems("smtp://127.0.0.1:1")).toEqual([
    expect.stringMatching(/^error .*cannot be used/),
  ]);
  expect(sink.mails).toEqual([]);
});

test("a mail server with STARTTLS is checked over TLS, and must have a valid certificate", async () => {
  const sink = await startSmtpSink(LOCALHOST_TLS);
  const named = sink.url.replace("127.0.0.1", "localhost");
  expect(await mailProblems(named)).toEqual([expect.stringMatching(/cannot be used: .*certificate/)]);
  const trusted = getCACertificates();
  setDefaultCACertificates([LOCALHOST_TLS.cert]);
  try {
    expect(await mailProblems(named)).toEqual([]);
    expect(await mailProblems(sink.url)).toEqual([expect.stringContaining("IP: 127.0.0.1 is not in")]);
  } finally {
    setDefaultCACertificates(trusted);
    await sink.die();
  }
});

/** A proxy in front of a server; `seen` is what the server reports. */
function proxied(seen: object | string) {
  const text = typeof seen === "string" ? seen : JSON.stringify(seen);
  const server = Bun.serve({ port: 0, fetch: () => new Response(text) });
  const problems = async (origin = `http://localhost:${server.port}`) => {
    const found = await findAddressProblems(readConfig({ PUBLIC_ORIGIN: origin }));
    await server.stop(true);
    return found.map(({ level, problem }) => `${level} ${problem}`);
  };
  return { host: `localhost:${server.port}`, problems };
}

test("an http address, a proxy that does not pass the host on and an untrusted one are warnings", async () => {
  const wrong = proxied({
    host: "127.0.0.1:3000",
    scheme: "https",
    forwardedFor: "1.2.3.4",
    address: "10.0.0.2",
  });
  expect(await wrong.problems()).toEqual([
    expect.stringMatching(/^warning .*is not encrypted/),
    expect.stringContaining("passes on the host 127.0.0.1:3000"),
    expect.stringContaining("X-Forwarded-Proto is https"),
    expect.stringContaining("does not trust the proxy 10.0.0.2"),
  ]);
});

test.each(["{}", "[]", "null", '{"address":5}', '{"address":"10.0.0.2"}', "ok"])(
  "a server that answers %s is an error, beside the other findings",
  async (answer) => {
    expect(await proxied(answer).problems()).toEqual([
      expect.stringMatching(/^warning .*is not encrypted/),
      expect.stringMatching(/^error http:\/\/localhost:\d+ answers, but is not Markaba\.$/),
    ]);
  },
);

test("an unreachable public address is reported", async () => {
  expect(await proxied({}).problems("https://localhost:1")).toEqual([
    expect.stringMatching(/^error https:\/\/localhost:1 does not answer/),
  ]);
});

test("in a container with its own network, that of the gateway is proposed as the trusted proxy", () => {
  const own = { address: "192.168.48.3", netmask: "255.255.240.0", family: "IPv4" as const, internal: false };
  const eth0 = [{ ...own, mac: "", cidr: null }];
  const lo = [{ ...own, address: "127.0.0.1", mac: "", cidr: null, internal: true }];
  const fixOf = (HOST: string, isContainer: boolean) => proxyFix({ HOST }, isContainer, { lo, eth0 });
  expect(fixOf("0.0.0.0", true)).toContain("; 192.168.48.0/20 if");
  expect(fixOf("0.0.0.0", false)).toContain("; 127.0.0.1 if");
  for (const host of ["127.0.0.1", "localhost", "::1"]) expect(fixOf(host, true)).toContain("; 127.0.0.1 if");
});
