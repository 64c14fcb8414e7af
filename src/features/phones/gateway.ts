import { answerIn, headersIn } from "#src/config-values.ts";
import { type Config, siteNameIn } from "#src/config.ts";
import { whatsappDigits } from "#src/core/phone.ts";
import { hostOf } from "#src/features/mail/sender.ts";
import { network } from "#src/http/safe-fetch.ts";
import { inLanguage, type Language } from "#src/i18n/language.ts";
import { t } from "#t";

const TIMEOUT_MS = 10_000;

export interface OutgoingCode {
  /** The same at every attempt, so that the gateway can recognise duplicates. */
  id: string;
  phone: string;
  code: string;
  language: Language;
}

interface GatewayRequest {
  url: string;
  method: string;
  headers: Record<string, string>;
  body?: string | undefined;
}

export interface GatewayAnswer {
  status: number;
  text: string;
  isAccepted: boolean;
}

/** Sends a code. Throws if the gateway does not answer; such an error may contain the request's address. */
export async function sendCode(config: Config, message: OutgoingCode): Promise<GatewayAnswer> {
  const { status, text } = await ask(requestOf(config, message));
  const wanted = config.PHONE_CODES === "http" ? answerIn(config.PHONE_HTTP_OK) : null;
  const isAccepted = wanted
    ? status === wanted.status && wanted.pattern.test(text)
    : status >= 200 && status < 300;
  return { status, text, isAccepted };
}

async function ask({ url, ...request }: GatewayRequest) {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await network.fetch(url, { ...request, redirect: "manual", signal });
  return { status: response.status, text: await response.text() };
}

function requestOf(config: Config, message: OutgoingCode): GatewayRequest {
  const { phone, code, language } = message;
  if (config.PHONE_CODES === "twilio-verify")
    return twilioRequest(config, "Verifications", { To: phone, Channel: "sms", Locale: language });
  return config.PHONE_CODES === "whatsapp"
    ? whatsappRequest(config, whatsappDigits(phone), code, language)
    : httpRequest(config, message);
}

const escapeJson = (value: string): string => JSON.stringify(value).slice(1, -1);

function httpRequest(config: Config, message: OutgoingCode): GatewayRequest {
  const { id, phone, code, language } = message;
  const values: Record<string, string> = {
    to: whatsappDigits(phone),
    to_plus: phone,
    code,
    text: textOf(config, message),
    lang: language,
    id,
  };
  const filled = (template: string, escape: (value: string) => string) =>
    template.replaceAll(/\{(to|to_plus|code|text|lang|id)\}/g, (_, name: string) =>
      escape(values[name] ?? ""),
    );
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

function whatsappRequest(config: Config, to: string, code: string, language: Language): GatewayRequest {
  const parameters = [{ type: "text", text: code }];
  const template = {
    name: config.PHONE_WHATSAPP_TEMPLATE,
    language: { code: language },
    components: [
      { type: "body", parameters },
      { type: "button", sub_type: "url", index: "0", parameters },
    ],
  };
  return {
    url: `https://graph.facebook.com/v23.0/${config.PHONE_WHATSAPP_NUMBER}/messages`,
    method: "POST",
    headers: { Authorization: `Bearer ${config.PHONE_WHATSAPP_TOKEN}`, "Content-Type": "application/json" },
    body: JSON.stringify({ messaging_product: "whatsapp", to, type: "template", template }),
  };
}

function twilioRequest(config: Config, call: string, fields: Record<string, string>): GatewayRequest {
  const login = Buffer.from(`${config.PHONE_TWILIO_ACCOUNT}:${config.PHONE_TWILIO_TOKEN}`).toString("base64");
  return {
    url: `https://verify.twilio.com/v2/Services/${config.PHONE_TWILIO_SERVICE}/${call}`,
    method: "POST",
    headers: { Authorization: `Basic ${login}`, "Content-Type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams(fields).toString(),
  };
}

/** Whether Twilio made this code for the number. */
export async function isRightAtTwilio(config: Config, phone: string, code: string): Promise<boolean> {
  const { status, text } = await ask(twilioRequest(config, "VerificationCheck", { To: phone, Code: code }));
  if (status === 404) return false;
  if (status !== 200) throw new Error(`Twilio answered ${status}`);
  return (JSON.parse(text) as { status?: unknown }).status === "approved";
}
