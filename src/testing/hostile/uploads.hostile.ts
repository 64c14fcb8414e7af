import { afterAll, beforeAll, expect, test } from "bun:test";
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { plainPhoto } from "#src/testing/listings/pictures.ts";
import { corpus, SCRIPT, type Upload } from "./corpus.ts";
import { type HostileServer, type Member, startHostile } from "./server.ts";

const MOST_MEMORY_MB = 800;
const SLOWEST_ANSWER_MS = 2000;

let server: HostileServer;
let seller: Member;
beforeAll(async () => {
  server = await startHostile();
  seller = await server.signUp();
});
afterAll(() => server.dispose());

const uploads = await corpus();

function send({ name, type, bytes }: Pick<Upload, "name" | "type" | "bytes">): Promise<Response> {
  const body = new FormData();
  body.append("files", new File([bytes], name, { type }), name);
  return server.call("POST", "/api/photos", { as: seller, body });
}

const photoFiles = (): string[] =>
  readdirSync(join(server.dataDir, "photos"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));

for (const upload of uploads)
  test(`${upload.about}: ${upload.result}`, async () => {
    const response = await send(upload);
    const text = await response.text();
    const result = response.status === 201 ? "stored" : response.status < 500 ? "refused" : "broken";
    const expected = upload.result === "either" ? ["stored", "refused"] : [upload.result];
    expect([expected.includes(result), response.status, text]).toEqual([true, response.status, text]);
    if (result === "refused") return expect(JSON.parse(text).code).toMatch(/^\w+$/);
    const [{ url }] = JSON.parse(text).photos as [{ url: string }];
    const photo = await server.call("GET", url);
    expect(photo.headers.get("Content-Type")).toBe("image/webp");
    expect(photo.headers.get("Content-Security-Policy")).toBe("sandbox");
    expect(photo.headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(Buffer.from(await photo.arrayBuffer()).includes("hostile")).toBe(false);
  });

test("only re-encoded pictures with generated names are stored, without content from the uploads", () => {
  const files = photoFiles();
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((name) => !/^[0-9a-f]{32}-\d+\.webp$/.test(basename(name)))).toEqual([]);
  const holds = (bytes: Buffer) => bytes.includes("alert(") || bytes.includes("PK\u0003\u0004");
  expect(files.filter((name) => holds(readFileSync(name)))).toEqual([]);
  // The test itself works: it finds code in an unchanged file.
  expect(uploads.filter(({ bytes }) => holds(Buffer.from(bytes))).length).toBeGreaterThan(5);
});

test("during several decompression bombs others get responses, and memory stays limited", async () => {
  const bombs = uploads.filter(({ about }) => /megapixels|gigapixels|unpacks/.test(about));
  const state = { done: false };
  const answers = Promise.all([...bombs, ...bombs].map((bomb) => send(bomb))).finally(
    () => (state.done = true),
  );
  let slowestMs = 0;
  while (!state.done) {
    const begun = performance.now();
    expect((await server.call("GET", "/search")).status).toBe(200);
    slowestMs = Math.max(slowestMs, performance.now() - begun);
    await Bun.sleep(20);
  }
  expect((await answers).filter(({ status }) => status >= 500)).toEqual([]);
  const status = readFileSync(`/proc/${server.pid}/status`, "utf8");
  const highestMb = Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1000;
  console.log(`Highest memory ${highestMb.toFixed(0)} MB, slowest answer ${slowestMs.toFixed(0)} ms`);
  expect(highestMb).toBeLessThan(MOST_MEMORY_MB);
  expect(slowestMs).toBeLessThan(SLOWEST_ANSWER_MS);
});

const BOUNDARY = "----hostile";
const part = (head: string, content = "x") => `--${BOUNDARY}\r\n${head}\r\n\r\n${content}\r\n`;
const file = (name: string) => `Content-Disposition: form-data; name="files"; filename=${name}`;

test.each([
  ["no boundary", "multipart/form-data", part(file('"a.jpg"'))],
  ["another boundary", "multipart/form-data; boundary=other", part(file('"a.jpg"'))],
  ["an empty boundary", "multipart/form-data; boundary=", part(file('"a.jpg"'))],
  ["no end", `multipart/form-data; boundary=${BOUNDARY}`, part(file('"a.jpg"'))],
  ["no name", `multipart/form-data; boundary=${BOUNDARY}`, part("Content-Disposition: form-data")],
  ["a name without its end", `multipart/form-data; boundary=${BOUNDARY}`, part(file('"a.jpg'))],
  ["a name over lines", `multipart/form-data; boundary=${BOUNDARY}`, part(file('"a\r\n b.jpg"'))],
  ["a part without a head", `multipart/form-data; boundary=${BOUNDARY}`, `--${BOUNDARY}\r\n\r\nx`],
  [
    "10,000 fields",
    `multipart/form-data; boundary=${BOUNDARY}`,
    part('Content-Disposition: form-data; name="a"').repeat(10_000),
  ],
  [
    "100 files",
    `multipart/form-data; boundary=${BOUNDARY}`,
    `${part(file('"a.jpg"')).repeat(100)}--${BOUNDARY}--\r\n`,
  ],
  ["a form that says JSON", "application/json", part(file('"a.jpg"'))],
  ["no type", "", part(file('"a.jpg"'))],
])("a form with %s is refused", async (_, type, body) => {
  const headers: Record<string, string> = type === "" ? {} : { "Content-Type": type };
  const response = await server.call("POST", "/api/photos", { as: seller, headers, body: new Blob([body]) });
  expect([response.status >= 400 && response.status < 500, response.status]).toEqual([true, response.status]);
});

test("picture URLs cannot reach internal addresses", async () => {
  let asked = 0;
  const inside = Bun.serve({
    port: 0,
    fetch: async () => {
      asked++;
      return new Response(await plainPhoto(20, 20));
    },
  });
  const addresses = [
    `http://127.0.0.1:${inside.port}/a.jpg`,
    `https://127.0.0.1:${inside.port}/a.jpg`,
    "https://127.0.0.1/a.jpg",
    "https://localhost/a.jpg",
    "https://0x7f000001/a.jpg",
    "https://2130706433/a.jpg",
    "https://[::1]/a.jpg",
    "https://[::ffff:127.0.0.1]/a.jpg",
    "https://169.254.169.254/latest/meta-data/",
    "https://10.0.0.1/a.jpg",
    "https://user:password@example.com/a.jpg",
    "file:///etc/passwd",
    "data:image/png;base64,AAAA",
    "ftp://127.0.0.1/a.jpg",
    "javascript:alert(1)",
    `${server.origin}/photos/../markaba.sqlite`,
    "//127.0.0.1/a.jpg",
    "",
  ];
  for (const url of addresses) {
    const response = await server.call("POST", "/api/photos", { as: seller, json: { url } });
    expect([url, response.status]).toEqual([url, 400]);
  }
  expect(asked).toBe(0);
  await inside.stop(true);
});

test("none of these uploads caused a server error or filled the log", () => {
  expect(server.logs()).not.toContain('"level":"error"');
  expect(server.logs()).not.toContain(SCRIPT);
  expect(server.logs().length).toBeLessThan(5000);
});
