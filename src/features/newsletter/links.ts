import type { Config } from "#src/config.ts";
import { absoluteHref } from "#src/http/origin.ts";

/** The absolute address in the reader's language that confirms or ends a subscription. */
export const newsletterLink = (
  config: Pick<Config, "PUBLIC_ORIGIN" | "PORT">,
  verb: "confirm" | "unsubscribe",
  token: string,
): string => absoluteHref(config, `/newsletter/${verb}?token=${token}`);
