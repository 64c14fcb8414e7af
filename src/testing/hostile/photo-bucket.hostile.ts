import { afterAll, beforeAll, expect, test } from "bun:test";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { plainPhoto } from "#src/testing/listings/pictures.ts";
import { startS3 } from "#src/testing/outside/s3-server.ts";
import { type HostileServer, startHostile } from "./server.ts";

// Something else answers in the place of the photo bucket.

let answer: (request: Request) => Response | null = () => null;
const s3 = startS3((request) => answer(request));
let server: HostileServer;
let photo = "";
const asked: string[] = [];
const elsewhere = Bun.serve({
  port: 0,
  fetch: async ({ method }) => (asked.push(method), new Response(await plainPhoto(8, 6))),
});

const upload = async (seed: number): Promise<Response> => {
  const body = new FormData();
  body.append("files", new File([await plainPhoto(64, 48, seed)], "car.jpg"));
  return server.call("POST", "/api/photos", { as: await server.signUp(), body });
};
const forgetCached = () => rmSync(join(server.dataDir, "photo-cache"), { recursive: true });

beforeAll(async () => {
  server = await startHostile({ PHOTOS_URL: s3.place("photos"), ...s3.keys });
  const { photos } = (await (await upload(1)).json()) as { photos: { url: string }[] };
  photo = photos[0]?.url ?? "";
  await server.end();
  forgetCached();
  await server.start();
});
afterAll(async () => {
  await server.dispose();
  s3.stop();
  await elsewhere.stop(true);
});

test("a page in a photo's place is neither served nor kept", async () => {
  answer = ({ method }) => (method === "GET" ? new Response("<!doctype html>Sign in") : null);
  const page = await server.call("GET", photo);
  expect([page.status, await page.text()]).toEqual([404, expect.not.stringContaining("Sign in")]);
  expect(page.headers.get("Cache-Control")).not.toContain("immutable");
  answer = () => null;
  const again = await server.call("GET", photo);
  expect([again.status, (await again.text()).slice(0, 4)]).toEqual([200, "RIFF"]);
});

test("redirects of the bucket are not followed, neither for photos nor for uploads", async () => {
  await server.end();
  forgetCached();
  await server.start();
  for (const status of [301, 302, 303, 307, 308]) {
    const headers = { Location: `http://127.0.0.1:${elsewhere.port}/` };
    answer = () => new Response(null, { status, headers });
    expect((await server.call("GET", photo)).status).toBe(503);
    expect((await upload(status)).status).toBe(503);
  }
  answer = () => null;
  expect(asked).toEqual([]);
  expect((await server.call("GET", photo)).status).toBe(200);
});
