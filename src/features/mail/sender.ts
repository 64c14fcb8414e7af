import type { Config } from "#src/config.ts";
import { configuredOrigin } from "#src/http/origin.ts";
import type { Language } from "#src/i18n/language.ts";
import type { MailAddress } from "#src/runtime/mailer.ts";

type Names = Pick<Config, "SITE_NAME_EN" | "SITE_NAME_AR">;
type Settings = Names & Pick<Config, "MAIL_FROM" | "PUBLIC_ORIGIN" | "PORT">;

/** The site's name in the reader's language. */
export const siteNameIn = (config: Names, language: Language): string =>
  language === "ar" ? config.SITE_NAME_AR : config.SITE_NAME_EN;

/** Whom mails come from: `MAIL_FROM`, else `noreply@` the site's own host under the site's name. */
export function senderOf(config: Settings, language: Language): MailAddress {
  const { MAIL_FROM } = config;
  if (MAIL_FROM === undefined)
    return {
      name: siteNameIn(config, language),
      address: `noreply@${new URL(configuredOrigin(config)).hostname}`,
    };
  const [, name = "", address = MAIL_FROM] = /^(.*?)\s*<([^<>]+)>$/.exec(MAIL_FROM.trim()) ?? [];
  return { name: name.replace(/^"(.*)"$/, "$1"), address: address.trim() };
}
