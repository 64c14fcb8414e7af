import { afterAll, beforeAll, expect, test } from "bun:test";
import { connect } from "node:net";
import { type HostileServer, startHostile } from "./server.ts";

// Sends malformed requests byte by byte, as no browser does.

let server: HostileServer;
beforeAll(async () => {
  server = await startHostile();
});
afterAll(() => server.dispose());

/** Sends bytes on a new connection; returns what was received until it was closed or idle. */
function sendRaw(bytes: string | Uint8Array, quietMs = 400): Promise<string> {
  return new Promise((resolve) => {
    let answer = "";
    const socket = connect(Number(new URL(server.origin).port), "127.0.0.1");
    const end = () => {
      socket.destroy();
      resolve(answer);
    };
    socket.setTimeout(quietMs, end);
    socket.on("data", (chunk) => void (answer += chunk.toString("latin1")));
    socket.on("error", end);
    socket.on("close", end);
    socket.on("connect", () => socket.write(bytes));
  });
}

const statusesIn = (answer: string) =>
  [...answer.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, code]) => Number(code));

const HOST = "Host: localhost\r\n";
const get = (target: string, more = "", host = HOST) => `GET ${target} HTTP/1.1\r\n${host}${more}\r\n`;
const LOGIN = JSON.stringify({ email: "a@example.com", password: "x" });
const post = (head: string, body: string) => `POST /api/auth/login HTTP/1.1\r\n${HOST}${head}\r\n${body}`;
const JSON_TYPE = "Content-Type: application/json\r\n";
const lengthOf = (body: string) => `Content-Length: ${body.length}\r\n`;

/** A connection closed without a response counts as refused. */
const isRefused = (answer: string) => statusesIn(answer).every((status) => status >= 400 && status < 500);

test.each([
  ["no Host", get("/", "", "")],
  ["an empty Host", get("/", "", "Host: \r\n")],
  ["a Host with a space", get("/", "", "Host: a b\r\n")],
  ["a Host with a path", get("/", "", "Host: a/b\r\n")],
  ["half an IPv6 Host", get("/", "", "Host: [::\r\n")],
  ["a Host with a wrong port", get("/", "", "Host: localhost:99999\r\n")],
  ["two Hosts", get("/", "", `${HOST}Host: elsewhere\r\n`)],
  ["a Host with a NUL", get("/", "", "Host: a\0b\r\n")],
  ["two lengths", post(JSON_TYPE + lengthOf(LOGIN) + lengthOf(`${LOGIN} `), LOGIN)],
  ["a negative length", post(`${JSON_TYPE}Content-Length: -1\r\n`, LOGIN)],
  ["a length that is no number", post(`${JSON_TYPE}Content-Length: 1e3\r\n`, LOGIN)],
  ["a length beyond all numbers", post(`${JSON_TYPE}Content-Length: ${"9".repeat(40)}\r\n`, LOGIN)],
  ["a length and chunks", post(`${JSON_TYPE}${lengthOf(LOGIN)}Transfer-Encoding: chunked\r\n`, `0\r\n\r\n`)],
  ["a wrong chunk", post(`${JSON_TYPE}Transfer-Encoding: chunked\r\n`, "zz\r\n{}\r\n0\r\n\r\n")],
  ["a chunk of a huge size", post(`${JSON_TYPE}Transfer-Encoding: chunked\r\n`, `${"f".repeat(30)}\r\n{}`)],
  ["an unknown transfer encoding", post(`${JSON_TYPE}Transfer-Encoding: rot13\r\n`, LOGIN)],
  ["a header of 1 MB", get("/", `X-A: ${"a".repeat(1_000_000)}\r\n`)],
  ["20,000 headers", get("/", "X-A: a\r\n".repeat(20_000))],
  ["an address of 1 MB", get(`/${"a".repeat(1_000_000)}`)],
  ["a header without a colon", get("/", "nonsense\r\n")],
  ["a header name with a space", get("/", "X A: b\r\n")],
  ["a header name with a NUL", get("/", "X\0A: b\r\n")],
  ["an unknown method", `FOO / HTTP/1.1\r\n${HOST}\r\n`],
  ["TRACE", `TRACE / HTTP/1.1\r\n${HOST}Cookie: sid=secret\r\n\r\n`],
  ["CONNECT", `CONNECT example.com:443 HTTP/1.1\r\n${HOST}\r\n`],
  ["a TLS greeting", new Uint8Array([0x16, 3, 1, 2, 0, 1, 0, 1, 0xfc, 3, 3, ...new Uint8Array(500)])],
  ["noise", new Uint8Array(2000).map((_, i) => (i * 7919) & 255)],
])("%s is refused", async (_, bytes) => {
  const answer = await sendRaw(bytes);
  expect([isRefused(answer), statusesIn(answer)]).toEqual([true, statusesIn(answer)]);
  expect(answer.length).toBeLessThan(40_000);
  expect(answer).not.toContain("sid=secret");
});

test("the test distinguishes a normal response from a refusal", async () => {
  expect(isRefused(await sendRaw(get("/healthz")))).toBe(false);
  expect(statusesIn(await sendRaw(get("/healthz") + get("/healthz")))).toEqual([200, 200]);
});

test("/healthz is answered without a Host", async () => {
  expect(await sendRaw("GET /healthz HTTP/1.0\r\n\r\n")).toContain("200 OK");
});

test("a request hidden in another request's body is not answered", async () => {
  const hidden = get("/smuggled-page");
  for (const head of [
    `${lengthOf(LOGIN + hidden)}Transfer-Encoding: chunked\r\n`,
    `Transfer-Encoding: chunked\r\n${lengthOf("0\r\n\r\n")}`,
    `Transfer-Encoding: identity, chunked\r\n${lengthOf(hidden)}`,
    `Transfer-Encoding:\tchunked\r\n${lengthOf(hidden)}`,
  ]) {
    const statuses = statusesIn(await sendRaw(post(JSON_TYPE + head, `0\r\n\r\n${hidden}`)));
    expect([head, statuses.includes(404)]).toEqual([head, false]);
  }
});

const INSIDE = /SQLite format 3|root:x:0|BEGIN|"dependencies"/;

test.each([
  "/../../etc/passwd",
  "/../markaba.sqlite",
  "/photos/../markaba.sqlite",
  "/photos/..%2f..%2fmarkaba.sqlite",
  "/photos/%2e%2e/%2e%2e/markaba.sqlite",
  "/photos/..%5cmarkaba.sqlite",
  "/photos/%252e%252e%252fmarkaba.sqlite",
  "/photos/%c0%ae%c0%ae/markaba.sqlite",
  "/photos/.removed/a",
  "/photos/0000%00.webp",
  "/assets/../../package.json",
  "/assets/..%2f..%2fpackage.json",
  "//etc/passwd",
  "/sitemaps/listings/..%2f1.xml",
  "/api/admin/export/..%2fusers.csv",
  "http://example.com/etc/passwd",
  "file:///etc/passwd",
  "*",
  "/%",
  "/%zz",
  "/cars/%00",
  "/cars/%0d%0aSet-Cookie:%20sid=1",
  "/search?q=%0d%0aSet-Cookie:%20sid=1",
  "/login?next=/%0d%0aSet-Cookie:%20sid=1",
  "/cars/\u0000",
  "/cars/a b",
])("%p leads to nothing inside", async (target) => {
  const answer = await sendRaw(get(target));
  // Bun answers 505 if the request line is cut short.
  expect(statusesIn(answer).filter((status) => status >= 500 && status !== 505)).toEqual([]);
  expect(INSIDE.test(answer)).toBe(false);
  expect(answer).not.toMatch(/^Set-Cookie: sid=1/im);
});

test("values with line breaks create no headers", async () => {
  const body = new URLSearchParams({
    language: "ar\r\nX-Hostile: 1",
    theme: "dark\r\nX-Hostile: 1",
    back: "/\r\nX-Hostile: 1",
  });
  const response = await server.call("POST", "/preferences", { body });
  expect(response.headers.get("X-Hostile")).toBeNull();
  expect(response.status).toBeLessThan(500);
  const cookie = "theme=dark%0d%0aX-Hostile:%201; language=%0d%0a; sid=%00; gate=\u00ff";
  const page = await server.call("GET", "/search", {
    headers: { Cookie: cookie, "X-Forwarded-For": "nonsense" },
  });
  expect([page.status, page.headers.get("X-Hostile")]).toEqual([200, null]);
});

test("hundreds of slow clients do not delay others", async () => {
  const port = Number(new URL(server.origin).port);
  const clients = Array.from({ length: 300 }, (_, i) => {
    const socket = connect(port, "127.0.0.1");
    socket.on("error", () => {});
    socket.write(
      i % 2 === 0 ? `GET / HTTP/1.1\r\n${HOST}X-A: ` : post(`${JSON_TYPE}Content-Length: 5000\r\n`, "{"),
    );
    return socket;
  });
  const drip = setInterval(() => {
    for (const socket of clients) socket.write(" ");
  }, 100);
  const waits: number[] = [];
  for (let i = 0; i < 30; i++) {
    const begun = performance.now();
    expect((await server.call("GET", "/search")).status).toBe(200);
    waits.push(performance.now() - begun);
    await Bun.sleep(50);
  }
  clearInterval(drip);
  for (const socket of clients) socket.destroy();
  const [middle = Infinity] = waits.toSorted((a, b) => a - b).slice(15);
  console.log(
    `Answers beside slow clients: ${middle.toFixed(0)} ms in the middle, ${Math.max(...waits).toFixed(0)} at most`,
  );
  expect(middle).toBeLessThan(500);
  expect(Math.max(...waits)).toBeLessThan(3000);
});

test("after all these requests the server is healthy, and the log is short", async () => {
  for (let i = 0; i < 500; i++) await sendRaw(get("/", "", ""), 50);
  expect((await server.call("GET", "/readyz")).status).toBe(200);
  expect(
    server
      .logs()
      .split("\n")
      .filter((line) => line.includes('"level":"error"')),
  ).toEqual([]);
  expect(server.logs().match(/bad Host header/g)?.length ?? 0).toBeLessThanOrEqual(2);
  expect(server.logs().length).toBeLessThan(5000);
});
