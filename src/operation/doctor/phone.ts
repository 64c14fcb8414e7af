import { randomInt } from "node:crypto";
import { unescape } from "node:querystring";
import type { Config } from "#src/config.ts";
import { reasonOf } from "#src/core/errors.ts";
import { newId } from "#src/core/ids.ts";
import { isMobile, parsePhone } from "#src/features/accounts/phone-input.ts";
import { sendCode } from "#src/features/phones/gateway.ts";
import { type Finding, findingsOf } from "./finding.ts";

/** Sends a test code, which works nowhere. */
export async function findSmsProblems(config: Config, number: string): Promise<Finding[]> {
  const { findings, fail } = findingsOf("settings");
  const phone = parsePhone(number);
  if (config.PHONE_CODES === "off" || !phone || !isMobile(phone, config.PHONE_COUNTRIES))
    fail(`No codes are sent to ${number}.`, "Set PHONE_CODES and PHONE_COUNTRIES; the README has recipes.");
  else {
    const code = String(randomInt(1e5, 1e6));
    const refuse = (answer: string) =>
      fail(
        `The gateway did not accept a test code: ${redacted(config, [code, phone], answer).slice(0, 300)}`,
        "Check the PHONE_ settings. If the message arrives all the same, correct PHONE_HTTP_OK.",
      );
    await sendCode(config, { id: newId(), phone, code, language: "en" }).then(
      ({ status, text, isAccepted }) => isAccepted || refuse(`${status} ${text}`),
      (error: unknown) => refuse(reasonOf(error)),
    );
  }
  return findings;
}

/** A gateway may repeat the request in its answer: takes out all words of the settings. */
function redacted(config: Config, more: string[], text: string): string {
  const given = Object.entries(config).flatMap(([name, value]) =>
    name.startsWith("PHONE_") ? [String(value), unescape(String(value))] : [],
  );
  const words = [...more, ...given.flatMap((line) => line.match(/[^\s"'&=?:/,;{}[\]]{4,}/g) ?? [])];
  return words
    .toSorted((a, b) => b.length - a.length)
    .reduce((shown, word) => shown.replaceAll(word, "…"), text);
}
