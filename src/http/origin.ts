import type { Config } from "#src/config.ts";
import { href } from "#src/i18n/paths.ts";
import type { Ctx } from "./env.ts";

export const configuredOrigin = ({ PUBLIC_ORIGIN, PORT }: Pick<Config, "PUBLIC_ORIGIN" | "PORT">): string =>
  PUBLIC_ORIGIN ?? `http://localhost:${PORT}`;

export const absoluteHref = (config: Parameters<typeof configuredOrigin>[0], path: string): string =>
  configuredOrigin(config) + href(path);

/** The origin in public links; "" without `PUBLIC_ORIGIN`, because any client can send any `Host`. */
export const publicOrigin = (c: Ctx): string => c.get("deps").config.PUBLIC_ORIGIN ?? "";

export const siteOrigin = (c: Ctx): string =>
  c.get("deps").config.PUBLIC_ORIGIN ?? c.req.url.slice(0, endOfOrigin(c));

export const pathAndQuery = (c: Ctx): string => c.req.url.slice(endOfOrigin(c));

const endOfOrigin = (c: Ctx): number => c.req.url.indexOf("/", c.req.url.indexOf("//") + 2);
