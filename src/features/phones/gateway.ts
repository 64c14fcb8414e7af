import { answerIn, headersIn } from "#src/config-values.ts";
import { type Config, siteNameIn } from "#src/config.ts";
import { tryLater } from "#src/core/errors.ts";
import { whatsappDigits } from "#src/core/phone.ts";
import { hostOf } from "#src/features/mail/sender.ts";
import { network } from "#src/http/safe-fetch.ts";
import { inLanguage } from "#src/i18n/language.ts";
import { t } from "#t";
import type { phoneChecks } from "./tables.ts";

const TIMEOUT_MS = 10_000;

/** The id is the same at every attempt, so that the gateway can recognise duplicates. */
export type OutgoingCode = Pick<typeof phoneChecks.$inferSelect, "id" | "phone" | "code" | "language">;

type GatewayRequest = RequestInit & { url: string };

/** Sends a code. Throws if the gateway does not answer; such an error may contain the request's address. */
export async function sendCode(config: Config, message: OutgoingCode) {
  const { status, text } = await ask(REQUESTS[config.PHONE_CODES](config, message));
  const wanted = config.PHONE_CODES === "http" ? answerIn(config.PHONE_HTTP_OK) : null;
  const isAccepted = wanted
    ? status === wanted.status && wanted.pattern.test(text)
    : status === 200 || status === 201;
  return { status, text, isAccepted };
}

async function ask({ url, ...request }: GatewayRequest) {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await network.fetch(url, { method: "POST", ...request, redirect: "manual", signal });
  return { status: response.status, text: await response.text() };
}

const escapeJson = (value: string): string => JSON.stringify(value).slice(1, -1);

function httpRequest(config: Config, message: OutgoingCode): GatewayRequest {
  const { id, phone, code, language: lang } = message;
  const to = { to: whatsappDigits(phone), to_plus: phone };
  const values: Record<string, string> = { ...to, code, text: textOf(config, message), lang, id };
  const filled = (template: string, escape: (value: string) => string) =>
    template.replaceAll(/\{(\w+)\}/g, (hole, name: string) => {
      const value = values[name];
      return value === undefined ? hole : escape(value);
    });
  const { PHONE_HTTP_URL = "", PHONE_HTTP_METHOD: method, PHONE_HTTP_HEADERS = "", PHONE_HTTP_BODY } = config;
  const headers = { "content-type": "application/json", ...headersIn(PHONE_HTTP_HEADERS) };
  const escape = headers["content-type"].includes("json") ? escapeJson : encodeURIComponent;
  const body = method === "GET" ? undefined : PHONE_HTTP_BODY && filled(PHONE_HTTP_BODY, escape);
  return { url: filled(PHONE_HTTP_URL, encodeURIComponent), method, headers, body };
}

/** Short, because an Arabic message has 70 characters. Phones read the code from the last line (WebOTP). */
const textOf = (config: Config, { code, language }: OutgoingCode): string =>
  inLanguage(
    language,
    () => `${t.phoneSms(code, siteNameIn(config, language))}\n\n@${hostOf(config)} #${code}`,
  );

function whatsappRequest(config: Config, { phone, code, language }: OutgoingCode): GatewayRequest {
  const parameters = [{ type: "text", text: code }];
  const button = { type: "button", sub_type: "url", index: "0", parameters };
  const components = [{ type: "body", parameters }, button];
  const template = { name: config.PHONE_WHATSAPP_TEMPLATE, language: { code: language }, components };
  const message = { messaging_product: "whatsapp", to: whatsappDigits(phone), type: "template", template };
  return {
    url: `https://graph.facebook.com/v23.0/${config.PHONE_WHATSAPP_NUMBER}/messages`,
    headers: { Authorization: `Bearer ${config.PHONE_WHATSAPP_TOKEN}`, "Content-Type": "application/json" },
    body: JSON.stringify(message),
  };
}

function twilioRequest(config: Config, call: string, fields: Record<string, string>): GatewayRequest {
  const login = Buffer.from(`${config.PHONE_TWILIO_ACCOUNT}:${config.PHONE_TWILIO_TOKEN}`).toString("base64");
  return {
    url: `https://verify.twilio.com/v2/Services/${config.PHONE_TWILIO_SERVICE}/${call}`,
    headers: { Authorization: `Basic ${login}`, "Content-Type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams(fields).toString(),
  };
}

const REQUESTS = {
  off: httpRequest,
  http: httpRequest,
  whatsapp: whatsappRequest,
  "twilio-verify": (config: Config, { phone, language }: OutgoingCode) =>
    twilioRequest(config, "Verifications", { To: phone, Channel: "sms", Locale: language }),
};

/** Whether Twilio made this code for the number. */
export async function isRightAtTwilio(config: Config, phone: string, code: string): Promise<boolean> {
  const request = twilioRequest(config, "VerificationCheck", { To: phone, Code: code });
  const { status, text } = await ask(request).catch(() => ({ status: 0, text: "" }));
  if (status === 404) return false;
  if (status !== 200) throw tryLater("busy", 10, "somethingBroke");
  return (JSON.parse(text) as { status?: unknown }).status === "approved";
}
