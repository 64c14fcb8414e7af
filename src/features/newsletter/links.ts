import type { Config } from "#src/config.ts";
import { configuredOrigin } from "#src/http/origin.ts";
import { href } from "#src/i18n/paths.ts";

/** The absolute address in the reader's language that confirms or ends a subscription. */
export const newsletterLink = (
  config: Pick<Config, "PUBLIC_ORIGIN" | "PORT">,
  verb: "confirm" | "unsubscribe",
  token: string,
): string => configuredOrigin(config) + href(`/newsletter/${verb}?token=${token}`);
