import { type Config, siteNameIn } from "#src/config.ts";
import { configuredOrigin } from "#src/http/origin.ts";
import type { Language } from "#src/i18n/language.ts";

export const hostOf = (config: Config): string => new URL(configuredOrigin(config)).hostname;

export function senderOf(config: Config, language: Language): { name: string; address: string } {
  const { MAIL_FROM } = config;
  if (MAIL_FROM === undefined)
    return { name: siteNameIn(config, language), address: `noreply@${hostOf(config)}` };
  const [, name = "", address = MAIL_FROM] = /^(.*?)\s*<([^<>]+)>$/.exec(MAIL_FROM.trim()) ?? [];
  return { name: name.replace(/^"(.*)"$/, "$1"), address: address.trim() };
}
