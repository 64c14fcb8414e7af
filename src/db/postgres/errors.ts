import { AppError, storageBroken, tryLater } from "#src/core/errors.ts";
import { busy, RETRY_AFTER_SECONDS } from "../transaction-context.ts";

const AWAY =
  /^(08...|57P0[123]|53300|CONNECTION_\w+|CONNECT_TIMEOUT|ECONN\w+|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|EPIPE)$/;
const WAITED_TOO_LONG = /^(55P03|57014)$/;
const DISK_FULL = "53100";
const READ_ONLY = "25006";

export function codeOf(error: unknown): string {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ("code" in cause) return String(cause.code);
  return "";
}

export function namedError(cause: unknown): unknown {
  if (cause instanceof AppError) return cause;
  const code = codeOf(cause);
  if (WAITED_TOO_LONG.test(code)) return Object.assign(busy(), { cause });
  if (AWAY.test(code)) return Object.assign(tryLater("busy", RETRY_AFTER_SECONDS, "databaseAway"), { cause });
  if (code === DISK_FULL) return Object.assign(new AppError("full", "diskFull"), { cause });
  return code === READ_ONLY ? storageBroken(cause) : cause;
}
