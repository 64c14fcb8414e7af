import type { FieldValues, Path, UseFormSetError } from "react-hook-form";
import { t } from "#t";

interface ErrorBody extends Record<string, unknown> {
  error?: string;
  code?: string;
  fields?: Record<string, string>;
}

/** A response other than 2xx. `message` is "<status>: <body or status text>", `userMessage` the translated sentence. */
export class ApiError extends Error {
  readonly userMessage: string | undefined;
  readonly code: string | undefined;
  readonly fields: Record<string, string>;
  readonly body: Readonly<Record<string, unknown>>;

  constructor(
    readonly status: number,
    text: string,
    statusText: string,
  ) {
    super(`${status}: ${text || statusText}`);
    const body = parseBody(text);
    this.body = body;
    this.userMessage = body.error;
    this.code = body.code;
    this.fields = body.fields ?? {};
  }
}

function parseBody(text: string): ErrorBody {
  try {
    return JSON.parse(text) as ErrorBody;
  } catch {
    return {};
  }
}

export async function call(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set("Accept-Language", t.language());
  const response = await fetch(input, { ...init, headers, credentials: "include" });
  if (!response.ok) throw new ApiError(response.status, await response.text(), response.statusText);
  return response;
}

export async function send<T>(
  method: "POST" | "PATCH" | "PUT" | "DELETE",
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<T> {
  const json =
    body === undefined
      ? { headers }
      : { body: JSON.stringify(body), headers: { "Content-Type": "application/json", ...headers } };
  const text = await (await call(path, { method, ...json })).text();
  return (text ? JSON.parse(text) : undefined) as T;
}

/** GETs the key's segments, joined by slashes. A 401 is an error, or null if `T` includes null. */
export async function fetchByKey<T>(
  key: readonly unknown[],
  signal?: AbortSignal,
  { on401 = "throw" }: { on401?: "throw" | "null" } = {},
): Promise<T> {
  try {
    return (await (await call(key.join("/"), { signal: signal ?? null })).json()) as T;
  } catch (error) {
    if (on401 === "null" && error instanceof ApiError && error.status === 401) return null as T;
    throw error;
  }
}

export const fieldsOf = (error: unknown): Record<string, string> =>
  error instanceof ApiError ? error.fields : {};

export function showFieldErrors<Values extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<Values>,
): boolean {
  const fields = Object.entries(fieldsOf(error));
  fields.forEach(([name, message], i) =>
    setError(name as Path<Values>, { message }, { shouldFocus: i === 0 }),
  );
  return fields.length > 0;
}

export const userMessage = (error: unknown, fallback: string): string =>
  (error instanceof ApiError && error.status !== 500 && error.userMessage) || fallback;
