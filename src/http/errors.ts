import { HTTPException } from "hono/http-exception";
import { AppError, InvalidFields } from "#src/core/errors.ts";
import { messagesOf } from "#src/i18n/t.ts";
import { errorFields } from "#src/runtime/log.ts";
import type { Ctx } from "./env.ts";
import { refusalOf } from "./refusal.ts";

export interface ErrorBody {
  error: string;
  code: string;
  fields?: Record<string, string>;
}

type ErrorPage = (c: Ctx, status: number, body: ErrorBody) => Response | Promise<Response>;

/** Turns whatever was thrown into an answer: JSON under `/api`, else the page that `renderPage` makes. */
export const errorMapper =
  (renderPage: ErrorPage) =>
  (thrown: unknown, c: Ctx): Response | Promise<Response> => {
    const error = asAppError(thrown);
    if (!error)
      c.var.deps.log.error("request failed", { requestId: c.var.requestId, ...errorFields(thrown) });
    const { status, body } = error ? refused(c, error) : broken(c);
    return isApi(c) ? c.json(body, status) : renderPage(c, status, body);
  };

export const isApi = (c: Ctx): boolean => c.req.path.startsWith("/api/");

function refused(c: Ctx, error: AppError) {
  const { status, message, fields } = refusalOf(c, error);
  const body: ErrorBody = { error: message, code: error.key };
  return { status, body: error instanceof InvalidFields ? { ...body, fields } : body };
}

function broken(c: Ctx) {
  const body: ErrorBody = { error: messagesOf[c.var.language].somethingBroke(), code: "somethingBroke" };
  return { status: 500 as const, body };
}

function asAppError(thrown: unknown): AppError | null {
  if (thrown instanceof AppError) return thrown;
  // Hono's own validators throw these for broken JSON and unreadable forms.
  if (thrown instanceof HTTPException && thrown.status === 413)
    return new AppError("too-large", "bodyTooLarge");
  if (thrown instanceof HTTPException && thrown.status < 500)
    return new AppError("invalid", "invalidRequest");
  return null;
}
