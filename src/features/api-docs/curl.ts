import type { Call } from "./open-api.ts";

const ID = "01932c07-5a00-7000-8000-000000000001";

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** A call for a shell, with the token in `$MARKABA_TOKEN` or, where tokens may not call, a session in `$MARKABA_SESSION`. */
export function curlOf(
  { method, path, access, scope, operation }: Call,
  origin: string,
  body: unknown,
): string {
  const url = origin + path.replaceAll(/\{\w+\}/g, ID) + (operation.example?.query ?? "");
  const isPublic = access === "guest" || access === "gate";
  const proof = isPublic
    ? []
    : scope
      ? ['-H "Authorization: Bearer $MARKABA_TOKEN"']
      : [
          '-H "Cookie: __Host-sid=$MARKABA_SESSION"',
          ...(method === "GET" ? [] : [`-H ${quoted(`Origin: ${origin}`)}`]),
        ];
  const sent = operation.files
    ? ["-F 'files=@photo.jpg'"]
    : body === undefined
      ? []
      : ["-H 'Content-Type: application/json'", `-d ${quoted(JSON.stringify(body))}`];
  return [`curl${method === "GET" ? "" : ` -X ${method}`} ${quoted(url)}`, ...proof, ...sent].join(" \\\n  ");
}
