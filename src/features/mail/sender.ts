import { type Config, siteNameIn } from "#src/config.ts";
import { configuredOrigin } from "#src/http/origin.ts";
import type { Language } from "#src/i18n/language.ts";
import type { MailAddress } from "#src/runtime/mailer.ts";

type Settings = Pick<Config, "SITE_NAME_EN" | "SITE_NAME_AR" | "MAIL_FROM" | "PUBLIC_ORIGIN" | "PORT">;

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
