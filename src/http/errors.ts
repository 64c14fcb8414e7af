import { HTTPException } from "hono/http-exception";
import { AppError, type ErrorStatus, InvalidFields, STATUS_OF } from "#src/core/errors.ts";
import { MINUTE_MS } from "#src/core/time.ts";
import { currentLanguage, type Language } from "#src/i18n/language.ts";
import { type MessageKey, messagesOf } from "#src/i18n/t.ts";
import { errorFields, type Log } from "#src/runtime/log.ts";
import type { Ctx } from "./env.ts";

export type Refusal = { status: ErrorStatus; code: string; message: string; fields: Record<string, string> };
export type RefusalPage = (refusal: Refusal, error: AppError) => Response | Promise<Response>;

export interface ErrorBody {
  error: string;
  code: string;
  fields?: Record<string, string>;
}

type ErrorPage = (c: Ctx, status: ErrorStatus, body: ErrorBody) => Response | Promise<Response>;

/** The pages about the API are pages. */
export const isApiPath = (path: string): boolean => /^\/api\/(?!docs(\/|$))/.test(path);
export const isApi = (c: Ctx): boolean => isApiPath(c.req.path);

export function messageOf(error: AppError, language: Language = currentLanguage()): string {
  const message = messagesOf[language][error.key as MessageKey] as (...params: unknown[]) => string;
  return message(...error.params);
}

/** If anything refuses the rest of this request, `page` answers it: it shows the posted form again. */
export const onRefusal = (c: Ctx, page: RefusalPage): void => c.set("refusalPage", page);

/** The error in the request's language. */
export function refusalOf(c: Ctx, error: AppError): Refusal {
  if (error.retryAfterSeconds) c.header("Retry-After", String(error.retryAfterSeconds));
  return {
    status: STATUS_OF[error.kind],
    code: error.key,
    message: messageOf(error, c.var.language),
    fields: error instanceof InvalidFields ? error.fields : {},
  };
}

/** JSON under `/api`, else the page of `onRefusal` or of `renderPage`, or one line of text if that fails. Never throws. */
export const errorMapper = (log: Log, renderPage: ErrorPage) => {
  const logRefusal = refusalLog(log);
  return async function answer(thrown: unknown, c: Ctx): Promise<Response> {
    const error = asAppError(thrown);
    if (!error) log.error("request failed", { requestId: c.var.requestId, ...errorFields(thrown) });
    else if (error.kind === "busy" || error.kind === "full") logRefusal(error);
    const refusal = error && refusalOf(c, error);
    const status = refusal?.status ?? 500;
    const body: ErrorBody = {
      error: refusal?.message ?? messagesOf[c.var.language ?? "en"].somethingBroke(),
      code: error?.key ?? "somethingBroke",
      ...error?.details,
    };
    if (isApi(c)) return c.json(body, status);
    const page = c.get("refusalPage");
    c.set("refusalPage", undefined);
    try {
      return await (page && refusal ? page(refusal, error) : renderPage(c, status, body));
    } catch (failed) {
      if (page) return answer(failed, c);
      log.error("error page failed", { requestId: c.var.requestId, ...errorFields(failed) });
      return c.text(body.error, status);
    }
  };
};

/** Logs why nothing can be saved; each reason at most once a minute. */
function refusalLog(log: Log) {
  const loggedAt = new Map<string, number>();
  return ({ key, cause }: AppError): void => {
    const now = performance.now();
    if (now - (loggedAt.get(key) ?? -MINUTE_MS) < MINUTE_MS) return;
    loggedAt.set(key, now);
    log.error("refused", { code: key, ...(cause !== undefined && errorFields(cause)) });
  };
}

function asAppError(thrown: unknown): AppError | null {
  if (thrown instanceof AppError) return thrown;
  // The visitor left before the whole body arrived; nobody reads the response.
  if (thrown instanceof DOMException && thrown.name === "AbortError")
    return new AppError("invalid", "invalidRequest");
  // Hono's validators throw these for broken JSON and unreadable forms.
  if (!(thrown instanceof HTTPException) || thrown.status >= 500) return null;
  return thrown.status === 413
    ? new AppError("too-large", "bodyTooLarge")
    : new AppError("invalid", "invalidRequest");
}
