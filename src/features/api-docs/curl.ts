import { type Call, isPublic } from "./calls.ts";

/** Stands for any id. */
export const ANY_ID = "01932c07-5a00-7000-8000-000000000001";

/** Without https, a cookie cannot have the prefix. */
export const sessionCookie = (origin: string): string => (origin.startsWith("https:") ? "__Host-sid" : "sid");

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** A call for a shell, with a token in `$MARKABA_TOKEN` or, where tokens may not call, a session in `$MARKABA_SESSION`. */
export function curlOf(call: Call, origin: string, body: unknown): string {
  const { method, path, scope, files, exampleQuery } = call;
  const query = exampleQuery ? `?${exampleQuery}` : "";
  const parts = [
    `curl${method === "GET" ? "" : ` -X ${method}`} ${quoted(origin + path.replaceAll(/\{\w+\}/g, ANY_ID) + query)}`,
  ];
  if (scope) parts.push('-H "Authorization: Bearer $MARKABA_TOKEN"');
  else if (!isPublic(call))
    parts.push(`-H "Cookie: ${sessionCookie(origin)}=$MARKABA_SESSION"`, `-H ${quoted(`Origin: ${origin}`)}`);
  if (files) parts.push(files === "file" ? "-F 'file=@stock.csv'" : "-F 'files=@photo.jpg'");
  else if (body !== undefined)
    parts.push("-H 'Content-Type: application/json'", `-d ${quoted(JSON.stringify(body))}`);
  return parts.join(" \\\n  ");
}
