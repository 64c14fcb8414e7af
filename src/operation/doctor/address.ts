import { z } from "zod/mini";
import type { SeenRequest } from "#src/auth/health.ts";
import type { Config } from "#src/config.ts";
import { reasonOf } from "#src/core/errors.ts";
import { parsedJson } from "#src/operation/moving/streams.ts";
import { networkList, visitorAddress } from "#src/http/address.ts";
import { type Finding, findingsOf } from "./finding.ts";

const ANSWERS_WITHIN_MS = 8000;

export async function findAddressProblems(config: Config): Promise<Finding[]> {
  const { PUBLIC_ORIGIN } = config;
  const { findings, fail, warn } = findingsOf("address");
  if (!PUBLIC_ORIGIN) {
    const fix = "Set PUBLIC_ORIGIN to the site's address, such as https://cars.example.com.";
    warn("PUBLIC_ORIGIN is not set: links in emails lead to this machine, and there is no sitemap.", fix);
    return findings;
  }
  const url = new URL(PUBLIC_ORIGIN);
  if (url.protocol === "http:")
    warn(
      `${PUBLIC_ORIGIN} is not encrypted: others can read passwords in transit.`,
      "Put a proxy with TLS in front (markaba service --caddy), and start PUBLIC_ORIGIN with https://.",
    );
  const seen = await ask(`${PUBLIC_ORIGIN}/healthz?seen`).catch(reasonOf);
  if (typeof seen === "string") {
    const fix = /certificate/.test(seen)
      ? "Have the proxy get a certificate for this domain. For your own certificate authority, set NODE_EXTRA_CA_CERTS to its file."
      : "Is the server running, is the proxy, does the domain point to this machine, and are ports 80 and 443 open?";
    fail(`${PUBLIC_ORIGIN} does not answer from this machine (${seen}).`, fix);
    return findings;
  }
  if (seen === null) {
    const fix = "Point the domain and the proxy to the server of this site.";
    fail(`${PUBLIC_ORIGIN} answers, but is not Markaba.`, fix);
    return findings;
  }
  if (seen.host !== url.host)
    warn(
      `The proxy passes on the host ${seen.host} instead of ${url.host}.`,
      "Configure it to pass the Host header unchanged, as Caddy does; in nginx: proxy_set_header Host $host;",
    );
  const isPlain = url.protocol === "http:" && seen.scheme === null;
  if (!isPlain && seen.scheme !== url.protocol.slice(0, -1))
    warn(
      `The proxy does not pass on the scheme: X-Forwarded-Proto is ${seen.scheme ?? "missing"}.`,
      "Configure it to set this header, as Caddy does; in nginx: proxy_set_header X-Forwarded-Proto $scheme;",
    );
  if (seen.forwardedFor === null && url.protocol === "https:")
    warn(
      "The proxy does not pass on the client's address: all visitors share one address and its limits.",
      "Configure it to set X-Forwarded-For, as Caddy does; in nginx: proxy_set_header X-Forwarded-For $remote_addr;",
    );
  else if (seen.forwardedFor !== null && !isTaken(seen.forwardedFor, seen.address))
    warn(
      `The server does not trust the proxy ${seen.address}: all visitors share its address and limits.`,
      `Add ${seen.address} to TRUSTED_PROXIES, if it is your proxy.`,
    );
  return findings;
}

/** Whether the server took the visitor's address from the proxy's header. */
const isTaken = (forwardedFor: string, address: string): boolean =>
  forwardedFor.split(",").some((hop) => visitorAddress(hop, undefined, networkList([])) === address);

const header = z.nullable(z.string());
const seenRequest: z.ZodMiniType<SeenRequest> = z.object({
  host: header,
  scheme: header,
  forwardedFor: header,
  address: z.string(),
});

/** Null if what answers is not Markaba. */
async function ask(url: string): Promise<SeenRequest | null> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(ANSWERS_WITHIN_MS), redirect: "manual" });
  if (!answer.ok) throw new Error(`it answers ${answer.status}`);
  const seen = seenRequest.safeParse(parsedJson(await answer.text()));
  return seen.success ? seen.data : null;
}
