import type { Config } from "#src/config.ts";
import { fetchSafely, NotPublic, parsePublicAddress, publicAddressOf } from "#src/http/safe-fetch.ts";

type Settings = Pick<Config, "PUSH_ALSO_TO">;

const LOOKUP_MS = 3000;

const isOwn = ({ PUSH_ALSO_TO }: Settings, url: URL): boolean => PUSH_ALSO_TO.includes(url.origin);

function parse(config: Settings, endpoint: string): URL | null {
  const url = URL.parse(endpoint);
  if (url && isOwn(config, url) && url.username === "" && url.password === "") return url;
  const foreign = parsePublicAddress(endpoint);
  return foreign?.hostname.includes(".") || foreign?.hostname.startsWith("[") ? foreign : null;
}

/** https at a public address. A name that cannot be resolved now is checked when sending. */
export async function isAllowedEndpoint(config: Settings, endpoint: string): Promise<boolean> {
  const url = parse(config, endpoint);
  if (!url) return false;
  if (isOwn(config, url)) return true;
  const looked = publicAddressOf(url).then(
    () => true,
    (error: unknown) => !(error instanceof NotPublic),
  );
  return Promise.race([looked, Bun.sleep(LOOKUP_MS).then(() => true)]);
}

/** Posts to an endpoint. Throws NotPublic for a forbidden address, even if its name resolved to a public one before. */
export async function postTo(config: Settings, endpoint: string, init: BunFetchRequestInit) {
  const url = parse(config, endpoint);
  if (!url) throw new NotPublic("The address is not public");
  return isOwn(config, url) ? fetch(url, { ...init, redirect: "manual" }) : fetchSafely(url, init);
}
