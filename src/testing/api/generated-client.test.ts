import { expect, mock, test } from "bun:test";
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { listCalls } from "#src/features/api-docs/calls.ts";
import { describeApi } from "#src/features/api-docs/open-api.ts";
import { ROOT } from "#src/tooling/root.ts";
import { plantToken } from "../site/plant-token.ts";
import { testApp } from "../site/test-app.ts";
import program from "./client.txt" with { type: "text" };

// The generator needs the compiler's interface in JavaScript, which TypeScript 7 no longer has.
mock.module("typescript", () => import("typescript-5"));
const { astToString, default: openapiTS } = await import("openapi-typescript");

// Below `node_modules`, so that the program finds its packages.
const folder = join(ROOT, "node_modules", ".api-client");
const tsc = [process.execPath, "--bun", join(ROOT, "node_modules/.bin/tsc")];
const strict =
  "--ignoreConfig --noEmit --strict --skipLibCheck --target esnext --module esnext --moduleResolution bundler";

async function outputOf(command: string[]): Promise<string> {
  const run = Bun.spawn(command, { cwd: folder, stdout: "pipe", stderr: "pipe" });
  const [out, errors] = await Promise.all([new Response(run.stdout).text(), new Response(run.stderr).text()]);
  return (await run.exited) === 0 ? out : `${out}${errors}`;
}

test("a client generated from the description publishes, lists, changes and removes a car", async () => {
  const site = testApp();
  const seller = await site.signUp({ phone: "+962791234567" });
  const token = await plantToken(site, seller, ["listings:write"]);
  const server = Bun.serve({
    port: 0,
    fetch: (request) => site.app.fetch(request, { socketAddress: "192.0.2.7" }),
  });
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  const document = describeApi(listCalls(site.app.routes), server.url.origin);
  await Bun.write(join(folder, "api.d.ts"), astToString(await openapiTS(JSON.stringify(document))));
  await Bun.write(join(folder, "client.ts"), program);
  expect(await outputOf([...tsc, ...strict.split(" "), "--types", "bun-types", "client.ts"])).toBe("");
  expect(JSON.parse(await outputOf([process.execPath, "client.ts", server.url.origin, token]))).toEqual({
    listed: ["Kia Rio 2020, one owner"],
    price: 9200,
    stale: "listingChangedMeanwhile",
    refused: "Year must be 1990 or later",
    removed: 204,
  });
  await server.stop(true);
}, 60_000);
