import { createHash, createHmac } from "node:crypto";

const sha256 = (text: string | Uint8Array) => createHash("sha256").update(text).digest("hex");
const hmac = (key: string | Buffer, text: string) => createHmac("sha256", key).update(text).digest();
const encoded = (text: string) =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);

const PAGE = 10;

/** An S3 server with a bucket in memory that checks every signature. `answer` may replace a response. */
export function startS3(answer: (request: Request) => Promise<Response> | Response | null = () => null) {
  const objects = new Map<string, Uint8Array>();
  const keys = { S3_ACCESS_KEY_ID: "AKIDEXAMPLE", S3_SECRET_ACCESS_KEY: "wJalrXUtnFEMI/K7MDENG" };
  const calls: string[] = [];

  async function respond(request: Request): Promise<Response> {
    const url = new URL(request.url);
    calls.push(`${request.method} ${url.pathname}`);
    const instead = await answer(request);
    if (instead) return instead;
    const body = await request.bytes();
    if (!isSigned(request, body, keys.S3_SECRET_ACCESS_KEY)) return refusal(403, "SignatureDoesNotMatch");
    const [, bucket, ...rest] = decodeURIComponent(url.pathname).split("/");
    const key = rest.join("/");
    if (bucket !== "cars") return refusal(404, "NoSuchBucket");
    if (request.method === "PUT")
      return (objects.set(key, body), new Response(null, { headers: { ETag: '"x"' } }));
    if (request.method === "DELETE") return (objects.delete(key), new Response(null, { status: 204 }));
    if (url.searchParams.get("list-type") === "2") return listing(url.searchParams);
    const found = objects.get(key);
    return found ? new Response(found.slice()) : refusal(404, "NoSuchKey");
  }

  function listing(params: URLSearchParams): Response {
    const after = params.get("continuation-token") ?? "";
    const names = [...objects.keys()]
      .filter((key) => key.startsWith(params.get("prefix") ?? "") && key > after)
      .toSorted();
    const page = names.slice(0, PAGE);
    const isTruncated = names.length > PAGE;
    const contents = page.map(
      (key) =>
        `<Contents><Key>${key}</Key><Size>${objects.get(key)?.length}</Size><LastModified>2026-06-15T00:00:00.000Z</LastModified></Contents>`,
    );
    const next = isTruncated ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : "";
    return new Response(
      `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Name>cars</Name><KeyCount>${page.length}</KeyCount><IsTruncated>${isTruncated}</IsTruncated>${contents.join("")}${next}</ListBucketResult>`,
      { headers: { "Content-Type": "application/xml" } },
    );
  }

  const server = Bun.serve({ port: 0, hostname: "127.0.0.1", idleTimeout: 0, fetch: respond });
  return {
    objects,
    calls,
    keys,
    place: (prefix = "site", timeoutSeconds = 30) =>
      `s3://cars/${prefix}?endpoint=http://127.0.0.1:${server.port}&region=me-south-1&timeout=${timeoutSeconds}`,
    stop: () => server.stop(true),
  };
}

const refusal = (status: number, code: string) =>
  new Response(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>Refused</Message></Error>`, {
    status,
    headers: { "Content-Type": "application/xml" },
  });

/** https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html */
function isSigned(request: Request, body: Uint8Array, secret: string): boolean {
  const [, scope = "", signed = "", signature] =
    /Credential=[^/]+\/([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      request.headers.get("Authorization") ?? "",
    ) ?? [];
  const [date = "", region = "", service = ""] = scope.split("/");
  const url = new URL(request.url);
  const stated = request.headers.get("x-amz-content-sha256") ?? "";
  if (stated !== "UNSIGNED-PAYLOAD" && stated !== sha256(body)) return false;
  const query = [...url.searchParams].map(([name, value]) => `${encoded(name)}=${encoded(value)}`).toSorted();
  const names = signed.split(";");
  const canonical = [
    request.method,
    decodeURIComponent(url.pathname).split("/").map(encoded).join("/"),
    query.join("&"),
    ...names.map((name) => `${name}:${request.headers.get(name)?.trim()}`),
    "",
    signed,
    stated,
  ].join("\n");
  const time = request.headers.get("x-amz-date") ?? "";
  const text = ["AWS4-HMAC-SHA256", time, scope, sha256(canonical)].join("\n");
  const key = [date, region, service, "aws4_request"].reduce<string | Buffer>(hmac, `AWS4${secret}`);
  return hmac(key, text).toString("hex") === signature;
}
