import { expect, test } from "bun:test";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { testApp } from "#src/testing/test-app.ts";

test("the server is ready where it can write its data folder, and healthy all the same where it cannot", async () => {
  const statuses = async (DATA_DIR: string) => {
    const { request } = testApp({ config: { DATA_DIR } });
    return [(await request("/readyz")).status, (await request("/healthz")).status];
  };
  expect(await statuses(tmpdir())).toEqual([200, 200]);
  expect(await statuses(join(tmpdir(), "no such folder"))).toEqual([503, 200]);
});
