import type { MessageKey, MessageParams } from "#src/i18n/t.ts";

export const STATUS_OF = {
  invalid: 400,
  unauthorized: 401,
  forbidden: 403,
  "not-found": 404,
  "wrong-method": 405,
  conflict: 409,
  gone: 410,
  "too-large": 413,
  "wrong-type": 415,
  "too-many": 429,
  busy: 503,
  full: 507,
} as const;

type ErrorKind = keyof typeof STATUS_OF;
export type ErrorStatus = (typeof STATUS_OF)[ErrorKind] | 500;

export class AppError<K extends MessageKey = MessageKey> extends Error {
  readonly params: MessageParams<K>;
  retryAfterSeconds: number | undefined;
  details: object = {};

  constructor(
    readonly kind: ErrorKind,
    readonly key: K,
    ...params: MessageParams<K>
  ) {
    super(key);
    this.params = params;
  }
}

const FULL = /^(SQLITE_FULL|ENOSPC|EDQUOT)/;
const BROKEN =
  /^(SQLITE_(READONLY|IOERR|CANTOPEN|CORRUPT|NOTADB)|EROFS|EIO|EACCES|EPERM|ENOENT|ENODEV|ESTALE)/;

export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The code that the operating system or a library gave the error, such as `ENOENT`; empty if there is none. */
export const errorCode = (error: unknown): string =>
  error instanceof Error && "code" in error ? String(error.code) : "";

export const isMissing = (error: unknown): boolean => errorCode(error) === "ENOENT";

/** The result of `work` on a file or folder, or `instead` if that does not exist. */
export const unlessMissing = <Result, Instead>(work: Promise<Result>, instead: Instead) =>
  work.catch((error: unknown) => (isMissing(error) ? instead : Promise.reject(error)));

/** Replaces an error of a full, read-only or failing disk by one that users understand; other errors stay as they are. */
export function namedStorageError(error: unknown): unknown {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = errorCode(cause);
    if (FULL.test(code)) return Object.assign(new AppError("full", "diskFull"), { cause: error });
    if (BROKEN.test(code)) return storageBroken(error);
  }
  return error;
}

export const tryLater = <K extends MessageKey>(
  kind: "busy" | "conflict" | "too-many",
  retryAfterSeconds: number,
  key: K,
  ...params: MessageParams<K>
): AppError<K> => Object.assign(new AppError(kind, key, ...params), { retryAfterSeconds });

export const storageBroken = (cause: unknown): AppError =>
  Object.assign(tryLater("busy", 60, "storageBroken"), { cause });

export class InvalidFields extends AppError<"checkFields"> {
  constructor(
    readonly fields: Record<string, string>,
    kind: ErrorKind = "invalid",
  ) {
    super(kind, "checkFields");
    this.details = { fields };
  }
}
