import { codeAt } from "#src/testing/code-at.ts";
import type { HostileServer, Member } from "./server.ts";

/** Turns on a member's two-step verification; returns the pages' texts, the new cookie and the recovery codes. */
export async function turnOnTwoSteps(server: HostileServer, as: Member) {
  const post = (path: string, fields: Record<string, string>) =>
    server.call("POST", path, { as, body: new URLSearchParams(fields) });
  await post("/second-factor/begin", {});
  const page = await (await server.call("GET", "/second-factor", { as })).text();
  const secret = (/<code>([A-Z2-7 ]{16,})<\/code>/.exec(page)?.[1] ?? "").replaceAll(" ", "");
  const code = await codeAt(secret, Date.now());
  const on = await post("/second-factor/on", { password: as.password, code });
  const shown = await on.text();
  return {
    secret,
    codes: [...shown.matchAll(/<code>([0-9a-z-]{19})<\/code>/g)].map(([, one]) => one ?? ""),
    member: { ...as, cookie: on.headers.get("Set-Cookie")?.split(";")[0] ?? "" },
  };
}
