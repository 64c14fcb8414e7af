import { mkdtempSync, writeFileSync } from "node:fs";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { LOCALHOST_TLS } from "./localhost-tls.ts";

export interface ReceivedPush {
  endpoint: string;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

export type PushService = Awaited<ReturnType<typeof startPushService>>;

/** A local push service that stores what it receives; `settings` make a server accept and trust it. */
export async function startPushService() {
  const received: ReceivedPush[] = [];
  const gone = new Set<string>();
  let origin = "";
  const server = createServer(LOCALHOST_TLS, (request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const endpoint = origin + request.url;
      if (gone.has(endpoint)) return void response.writeHead(410).end();
      received.push({ endpoint, headers: request.headers, body: Buffer.concat(chunks) });
      response.writeHead(201).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `https://localhost:${(server.address() as AddressInfo).port}`;
  const certificate = join(mkdtempSync(join(tmpdir(), "markaba-push-")), "localhost.pem");
  writeFileSync(certificate, LOCALHOST_TLS.cert);
  return {
    origin,
    settings: { PUSH_ALSO_TO: origin, NODE_EXTRA_CA_CERTS: certificate },
    received,
    /** Endpoints that it reports as gone. */
    gone,
    /** The pushes to an endpoint, once there are at least `count`. */
    async pushesTo(endpoint: string, count = 1): Promise<ReceivedPush[]> {
      for (const until = Date.now() + 20_000; ;) {
        const found = received.filter((push) => push.endpoint === endpoint);
        if (found.length >= count) return found;
        if (Date.now() > until) throw new Error(`${found.length} pushes, not ${count}`);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
    stop: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  };
}
