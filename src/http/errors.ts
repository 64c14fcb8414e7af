import { HTTPException } from "hono/http-exception";
import { AppError, InvalidFields, STATUS_OF } from "#src/core/errors.ts";
import { messagesOf } from "#src/i18n/t.ts";
import { errorFields } from "#src/runtime/log.ts";
import type { Ctx } from "./env.ts";

export interface ErrorBody {
  error: string;
  code: string;
  fields?: Record<string, string>;
}

type ErrorPage = (c: Ctx, status: number, body: ErrorBody) => Response | Promise<Response>;

/** Turns whatever was thrown into an answer: JSON under `/api`, else the page that `renderPage` makes. */
export const errorMapper = (renderPage: ErrorPage) => (thrown: unknown, c: Ctx): Response | Promise<Response> => {
  const error = asAppError(thrown);
  if (!error) c.var.deps.log.error("request failed", { requestId: c.var.requestId, ...errorFields(thrown) });
  const status = error ? STATUS_OF[error.kind] : 500;
  const body = error ? errorBody(error, c.var.language) : { error: messagesOf[c.var.language].somethingBroke(), code: "somethingBroke" };
  if (error?.retryAfterSeconds) c.header("Retry-After", String(error.retryAfterSeconds));
  return isApi(c) ? c.json(body, status) : renderPage(c, status, body);
};

export const isApi = (c: Ctx): boolean => c.req.path.startsWith("/api/");

function errorBody(error: AppError, language: "en" | "ar"): ErrorBody {
  const message = messagesOf[language][error.key] as (...params: unknown[]) => string;
  return {
    error: message(...error.params),
    code: error.key,
    ...(error instanceof InvalidFields ? { fields: error.fields } : {}),
  };
}

function asAppError(thrown: unknown): AppError | null {
  if (thrown instanceof AppError) return thrown;
  // Hono's own validators throw these for broken JSON and unreadable forms.
  if (thrown instanceof HTTPException && thrown.status === 413) return new AppError("too-large", "bodyTooLarge");
  if (thrown instanceof HTTPException && thrown.status < 500) return new AppError("invalid", "invalidRequest");
  return null;
}
