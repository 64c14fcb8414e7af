import type { Config } from "#src/config.ts";
import { errorCode, reasonOf } from "#src/core/errors.ts";

export type BucketKeys = Pick<Config, "S3_ACCESS_KEY_ID" | "S3_SECRET_ACCESS_KEY">;

interface BucketObject {
  key: string;
  bytes: number;
  /** Epoch milliseconds. */
  modifiedAt: number;
}

/** Objects under one prefix of an S3-compatible bucket; every call may throw `BucketError`. */
export interface Bucket {
  put(key: string, bytes: Uint8Array, type?: string): Promise<void>;
  /** Null if there is no such object. An object of more bytes than `most` is refused. */
  get(key: string, most?: number): Promise<Uint8Array<ArrayBuffer> | null>;
  list(folder: string): AsyncIterable<BucketObject[]>;
  remove(key: string): Promise<void>;
  /** Whether the bucket answers within this time; it is asked once, without retries. */
  answers(withinMs: number): Promise<boolean>;
}

export class BucketError extends Error {
  /** Whether a second attempt would fail the same way. */
  readonly isRefusal: boolean;

  constructor(place: string, code: string, cause: unknown) {
    super(
      `${place} refused or did not answer (${[code, reasonOf(cause)].filter(Boolean).join(": ")}). Check the bucket, its endpoint and the S3 keys.`,
      { cause },
    );
    this.isRefusal = REFUSAL.test(code);
  }
}

const TRIES = 3;
export const betweenTries = { ms: 1000 };
const REFUSAL =
  /^(AccessDenied|AllAccessDisabled|Invalid|NoSuch|SignatureDoesNotMatch|PermanentRedirect|Redirected|AuthorizationHeaderMalformed)/;

const MOST_ERROR_BYTES = 1_000_000;
const WRONG_ANSWER = "InvalidAnswer";

/** The bucket of `s3://bucket/prefix?endpoint=https://…&region=…&timeout=<seconds of one request>`. */
export function openBucket(place: string, keys: BucketKeys, timeoutSeconds: number): Bucket {
  const { hostname: bucket, pathname, searchParams } = new URL(place);
  const access = {
    accessKeyId: keys.S3_ACCESS_KEY_ID,
    secretAccessKey: keys.S3_SECRET_ACCESS_KEY,
    endpoint: searchParams.get("endpoint") ?? undefined,
    region: searchParams.get("region") ?? "us-east-1",
    retry: 0,
  };
  const client = new Bun.S3Client({ bucket, ...access });
  const timeoutMs = Number(searchParams.get("timeout") ?? timeoutSeconds) * 1000;
  const prefix = pathname.replace(/^\/+|\/+$/g, "");
  const keyOf = (key: string) => (prefix ? `${prefix}/${key}` : key);

  // The client's own calls follow redirects, to wherever whoever answers in the bucket's place wants.
  const send = async (method: "GET" | "PUT" | "DELETE", key: string, body?: Uint8Array, type?: string) => {
    const headers: Record<string, string> = type ? { "Content-Type": type } : {};
    const address = `s3://${bucket}/${keyOf(key)}`;
    // The type includes shared memory, which nobody passes.
    const sent = body && { body: body as Uint8Array<ArrayBuffer> };
    const init = { method, headers, redirect: "manual", s3: access, ...sent } as const;
    const response = await fetch(address, init);
    if (method === "GET" ? response.status === 200 : response.ok) return response;
    const text = Buffer.from(await bodyOf(response, MOST_ERROR_BYTES)).toString();
    const said = (tag: string) => new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(text)?.[1];
    const code = said("Code") ?? (response.ok ? WRONG_ANSWER : response.status < 400 ? "Redirected" : "");
    throw Object.assign(new Error(said("Message") ?? `status ${response.status}`), { code });
  };

  const ask = async <T>(work: () => Promise<T>): Promise<T> => {
    for (let tries = 1; ; tries++)
      try {
        return await inTime(work(), timeoutMs);
      } catch (error) {
        const code = errorCode(error);
        if (tries === TRIES || REFUSAL.test(code)) throw new BucketError(place, code, error);
        await Bun.sleep(betweenTries.ms * tries);
      }
  };

  return {
    put: async (key, bytes, type) =>
      void (await ask(async () => (await send("PUT", key, bytes, type)).text())),
    get: async (key, most = Infinity) => {
      try {
        return await ask(async () => bodyOf(await send("GET", key), most));
      } catch (error) {
        if (error instanceof BucketError && errorCode(error.cause) === "NoSuchKey") return null;
        throw error;
      }
    },
    list: async function* (folder) {
      for (let continuationToken: string | undefined; ;) {
        const options = {
          prefix: keyOf(folder && `${folder}/`),
          ...(continuationToken && { continuationToken }),
        };
        const page = await ask(() => client.list(options));
        yield (page.contents ?? []).map(({ key, size = 0, lastModified = "" }) => ({
          key: key.slice(keyOf("").length),
          bytes: size,
          modifiedAt: Date.parse(lastModified),
        }));
        if (!page.isTruncated) return;
        continuationToken = page.nextContinuationToken;
      }
    },
    remove: async (key) => void (await ask(async () => (await send("DELETE", key)).text())),
    answers: (withinMs) =>
      inTime(send("GET", ".probe/none"), withinMs).then(
        () => true,
        (error: unknown) => errorCode(error) === "NoSuchKey",
      ),
  };
}

async function inTime<T>(work: Promise<T>, withinMs: number): Promise<T> {
  let timer: Timer | undefined;
  const late = new Promise<never>((_, refuse) => {
    timer = setTimeout(() => refuse(new Error(`no answer within ${withinMs / 1000} seconds`)), withinMs);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

async function bodyOf({ body }: Response, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of body ?? []) {
    pieces.push(piece);
    bytes += piece.length;
    if (bytes > most) throw Object.assign(new Error(`more than ${most / 1e6} MB`), { code: WRONG_ANSWER });
  }
  return Bun.concatArrayBuffers(pieces, Infinity, true);
}
