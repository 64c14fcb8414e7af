import { afterAll, afterEach, expect, spyOn, test } from "bun:test";
import { type Config, readConfig } from "#src/config.ts";
import { network } from "#src/http/safe-fetch.ts";
import { isRightAtTwilio, sendCode } from "./gateway.ts";

const fetched = spyOn(network, "fetch");
afterEach(() => fetched.mockReset());
afterAll(() => fetched.mockRestore());

const MESSAGE = { id: "id-1", phone: "+962791234567", code: "012345", language: "en" } as const;

async function requestOf(settings: Record<string, string>, answer = new Response("ok")) {
  fetched.mockResolvedValueOnce(answer);
  const config: Config = readConfig({ PUBLIC_ORIGIN: "https://cars.example.com", ...settings });
  const { isAccepted } = await sendCode(config, MESSAGE);
  const [url = "", init] = fetched.mock.lastCall ?? [];
  return { url, init, isAccepted };
}

test("values are escaped for where they stand", async () => {
  const quoted = { PHONE_CODES: "http", SITE_NAME_EN: 'A "B" & C' };
  const json = await requestOf({
    ...quoted,
    PHONE_HTTP_URL: "https://sms.example.com/{id}?to={to_plus}&lang={lang}&x={other}",
    PHONE_HTTP_BODY: '{"to":"{to}","text":"{text}"}',
  });
  expect(json.url).toBe("https://sms.example.com/id-1?to=%2B962791234567&lang=en&x={other}");
  expect(JSON.parse(String(json.init?.body))).toEqual({
    to: "962791234567",
    text: 'Your code for A "B" & C: 012345. Don\'t share it.\n\n@cars.example.com #012345',
  });
  expect(json.init).toMatchObject({ method: "POST", redirect: "manual" });
  const form = await requestOf({
    ...quoted,
    PHONE_HTTP_URL: "https://sms.example.com",
    PHONE_HTTP_HEADERS: "Content-Type: application/x-www-form-urlencoded",
    PHONE_HTTP_BODY: "Body={text}&Recipient={to}",
  });
  const fields = new URLSearchParams(String(form.init?.body));
  expect([fields.get("Body"), fields.get("Recipient")]).toEqual([
    'Your code for A "B" & C: 012345. Don\'t share it.\n\n@cars.example.com #012345',
    "962791234567",
  ]);
  const get = await requestOf({
    ...quoted,
    PHONE_HTTP_METHOD: "GET",
    PHONE_HTTP_URL: "https://sms.example.com?to={to}&msg={text}",
    PHONE_HTTP_BODY: "x",
  });
  expect(new URL(get.url).searchParams.get("msg")).toContain('A "B" & C: 012345');
  expect(get.init?.body).toBeUndefined();
});

test("an answer needs the status and the pattern", async () => {
  const http = { PHONE_CODES: "http", PHONE_HTTP_URL: "https://sms.example.com?to={to}&msg={text}" };
  const isAccepted = async (ok: string, answer: Response) =>
    (await requestOf({ ...http, PHONE_HTTP_OK: ok }, answer)).isAccepted;
  expect(await isAccepted("200", new Response("error -110"))).toBe(true);
  expect(await isAccepted("200 / = \\d/", new Response("error -110"))).toBe(false);
  expect(await isAccepted("200 / = \\d/", new Response("id = 17"))).toBe(true);
  expect(await isAccepted("202", new Response("id = 17"))).toBe(false);
});

test("WhatsApp's template gets the code in its text and its button", async () => {
  const { url, init, isAccepted } = await requestOf({
    PHONE_CODES: "whatsapp",
    PHONE_WHATSAPP_NUMBER: "1065",
    PHONE_WHATSAPP_TOKEN: "t0ken",
    PHONE_WHATSAPP_TEMPLATE: "code",
  });
  expect(isAccepted).toBe(true);
  expect(url).toBe("https://graph.facebook.com/v23.0/1065/messages");
  const body = JSON.parse(String(init?.body));
  expect(body).toMatchObject({ to: "962791234567", template: { name: "code", language: { code: "en" } } });
  expect(JSON.stringify(body).match(/012345/g)).toHaveLength(2);
});

test("Twilio makes and checks the codes", async () => {
  const twilio = { PHONE_TWILIO_ACCOUNT: "AC1", PHONE_TWILIO_TOKEN: "t0ken", PHONE_TWILIO_SERVICE: "VA1" };
  const settings = { PHONE_CODES: "twilio-verify", ...twilio };
  const { url, init } = await requestOf(settings, new Response("{}", { status: 201 }));
  expect(url).toBe("https://verify.twilio.com/v2/Services/VA1/Verifications");
  expect(init?.body).toBe("To=%2B962791234567&Channel=sms&Locale=en");
  const check = (answer: Response) => {
    fetched.mockResolvedValueOnce(answer);
    return isRightAtTwilio(readConfig(settings), MESSAGE.phone, "123456");
  };
  expect(await check(Response.json({ status: "approved" }))).toBe(true);
  expect(await check(Response.json({ status: "pending" }))).toBe(false);
  expect(await check(new Response("{}", { status: 404 }))).toBe(false);
  expect(check(new Response("{}", { status: 500 }))).rejects.toThrow("somethingBroke");
});
