import { afterAll, expect, test } from "bun:test";
import { type Config, readConfig } from "#src/config.ts";
import { smsConfig, startSmsGateway } from "#src/testing/outside/sms-gateway.ts";
import { findSmsProblems } from "./phone.ts";

const gateway = startSmsGateway();
afterAll(gateway.stop);

const problems = async (number: string, changed: Partial<Config> = {}) => {
  const found = await findSmsProblems({ ...readConfig({}), ...smsConfig(gateway), ...changed }, number);
  return found.map(({ level, problem }) => `${level}: ${problem}`);
};

test("a test code is sent to a mobile number", async () => {
  expect(await problems("079 123 4567")).toEqual([]);
  expect(gateway.requests).toMatchObject([{ to: "962791234567" }]);
  expect(await problems("06 500 1234")).toEqual(["error: No codes are sent to 06 500 1234."]);
  expect(await problems("0791234567", { PHONE_CODES: "off" })).toEqual([
    "error: No codes are sent to 0791234567.",
  ]);
  expect(gateway.requests).toHaveLength(1);
});

test("what the gateway answers is shown without passwords, codes and numbers", async () => {
  gateway.answer = () => {
    const { code, to } = gateway.requests.at(-1) ?? {};
    return new Response(`Error -110 for s3cret-p4ss, Bearer t0ken-secret, p%40ss p@ss, +${to} ${code}`);
  };
  const PHONE_HTTP_URL = `${gateway.url}&x=p%40ss`;
  expect(await problems("0791234567", { PHONE_HTTP_URL })).toEqual([
    "error: The gateway did not accept a test code: 200 Error -110 for …, … …, … …, … …",
  ]);
  const away = await problems("0791234567", { PHONE_HTTP_URL: "http://127.0.0.1:9/s3cret-p4ss" });
  expect(away).toEqual([
    expect.stringMatching(/^error: The gateway did not accept a test code: (?!.*s3cret)/),
  ]);
});
