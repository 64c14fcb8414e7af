import { expect, test } from "bun:test";
import { plantCar } from "#src/testing/listings/plant-car.ts";
import { testApp } from "#src/testing/site/test-app.ts";
import { headAsGet } from "./methods.ts";

test("HEAD answers with the status and the headers of GET", async () => {
  const site = testApp();
  const car = await plantCar(site, await site.signUp());
  await using server = Bun.serve({ port: 0, fetch: (request) => site.app.fetch(headAsGet(request)) });
  const headersOf = async (method: string, path: string) => {
    const answer = await fetch(new URL(path, server.url), {
      method,
      headers: { "Accept-Encoding": "identity" },
      redirect: "manual",
    });
    expect((await answer.text()) === "").toBe(method === "HEAD");
    const headers = Object.fromEntries(answer.headers);
    for (const own of ["date", "x-request-id"]) delete headers[own];
    return { status: answer.status, headers };
  };
  for (const path of [
    "/",
    "/ar/search",
    `/cars/${car}`,
    "/api/stats",
    "/robots.txt",
    "/healthz",
    "/nothing",
  ]) {
    const head = await headersOf("HEAD", path);
    expect(head).toEqual(await headersOf("GET", path));
    expect(Number(head.headers["content-length"])).toBeGreaterThan(1);
  }
});
