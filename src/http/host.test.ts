import { expect, spyOn, test } from "bun:test";
import { connect } from "node:net";
import { MINUTE_MS } from "#src/core/time.ts";
import { testApp } from "#src/testing/site/test-app.ts";
import { headAsGet } from "./methods.ts";

async function serveSite() {
  const site = testApp();
  const server = Bun.serve({ port: 0, fetch: (request) => site.app.fetch(headAsGet(request)) });
  const send = (request: string) =>
    new Promise<string>((resolve, reject) => {
      let answer = "";
      const socket = connect(server.port ?? 0, "127.0.0.1", () => socket.write(request));
      socket.on("data", (data) => {
        answer += data.toString();
        socket.end();
      });
      socket.on("close", () => resolve(answer));
      socket.on("error", reject);
    });
  return { ...site, send, stop: () => server.stop(true) };
}

test.each([
  "a b",
  "",
  "[::bad",
  "x:99999",
  "a/../b",
  "%00",
  "a<script>",
  "user@evil",
  "a?b#c",
  "a, a",
  "a\r\nHost: b",
])("a request with the malformed Host %p is refused with a short message", async (host) => {
  const { send, stop } = await serveSite();
  const answer = await send(`GET /search HTTP/1.1\r\nHost: ${host}\r\n\r\n`);
  expect(answer).toStartWith("HTTP/1.1 400 ");
  expect(answer).toContain("The Host header is missing, malformed or repeated.");
  expect(await send(`HEAD /search HTTP/1.1\r\nHost: ${host}\r\n\r\n`)).toStartWith("HTTP/1.1 400 ");
  await stop();
});

test("bad hosts are logged once a minute, with their number since the last line", async () => {
  const { send, logged, stop } = await serveSite();
  const sendBad = () => send("GET /search HTTP/1.1\r\nHost: a b\r\n\r\n");
  for (let i = 0; i < 5; i++) await sendBad();
  expect(logged).toHaveLength(1);
  expect(logged[0]).toContain("bad Host header");
  const later = performance.now() + MINUTE_MS;
  const clock = spyOn(performance, "now").mockImplementation(() => later);
  await sendBad();
  clock.mockRestore();
  expect(logged.map((line) => JSON.parse(line).sinceLastLine)).toEqual([1, 5]);
  await stop();
});

test("the health check works with HTTP/1.0 and without a Host", async () => {
  const { send, logged, stop } = await serveSite();
  const answer = await send("GET /healthz HTTP/1.0\r\n\r\n");
  expect(answer).toMatch(/^HTTP\/1\.\d 200 [^]*ok$/);
  expect(await send("HEAD /healthz HTTP/1.0\r\n\r\n")).toMatch(/^HTTP\/1\.\d 200 /);
  expect(logged).toEqual([]);
  await stop();
});
