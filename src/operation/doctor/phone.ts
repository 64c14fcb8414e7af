import { randomInt } from "node:crypto";
import type { Config } from "#src/config.ts";
import { reasonOf } from "#src/core/errors.ts";
import { newId } from "#src/core/ids.ts";
import { isMobile, parsePhone } from "#src/features/accounts/phone-input.ts";
import { sendCode } from "#src/features/phones/gateway.ts";
import { type Finding, findingsOf } from "./finding.ts";

const SHOWN = 300;

/** Sends a test code, which works nowhere. */
export async function findSmsProblems(config: Config, typed: string): Promise<Finding[]> {
  const { findings, fail } = findingsOf("phone");
  const phone = parsePhone(typed);
  if (config.PHONE_CODES === "off")
    fail("No codes are sent to phones.", "Set PHONE_CODES; the README has recipes.");
  else if (!phone || !isMobile(phone, config.PHONE_COUNTRIES))
    fail(
      `"${typed}" is not a mobile number of ${config.PHONE_COUNTRIES.join(", ")}.`,
      "Write it like +962791234567, or add its country to PHONE_COUNTRIES.",
    );
  else {
    const code = String(randomInt(1e5, 1e6));
    try {
      const { status, text, isAccepted } = await sendCode(config, {
        id: newId(),
        phone,
        code,
        language: "en",
      });
      if (!isAccepted)
        fail(
          `The gateway did not accept the message: ${status} ${redacted(config, [code, phone], text).slice(0, SHOWN)}`,
          "Check the PHONE_ settings. If the message arrives all the same, correct PHONE_HTTP_OK.",
        );
    } catch (error) {
      fail(
        `The gateway cannot be reached: ${redacted(config, [code], reasonOf(error))}`,
        "Check the PHONE_ settings and the firewall.",
      );
    }
  }
  return findings;
}

/** A gateway may repeat the request in its answer: takes all words of the settings out, with and without escapes. */
function redacted(config: Config, more: string[], text: string): string {
  const given = Object.entries(config).flatMap(([name, value]) =>
    /^PHONE_(HTTP_(URL|HEADERS|BODY)|TWILIO|WHATSAPP)/.test(name) ? [String(value)] : [],
  );
  const words = [...given, ...given.map(unescaped)].flatMap((line) => line.split(/[\s"'&=?:/,;{}[\]]+/));
  const secrets = [...more, ...words].filter((word) => word.length > 3);
  return secrets
    .toSorted((a, b) => b.length - a.length)
    .reduce((shown, secret) => shown.replaceAll(secret, "…"), text);
}

function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
