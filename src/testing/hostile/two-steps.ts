import { codeAt } from "#src/testing/site/code-at.ts";
import type { HostileServer, Member } from "./server.ts";

/** Turns on a member's two-step verification; `onceBegun` runs before the confirmation. */
export async function turnOnTwoSteps(server: HostileServer, as: Member, onceBegun?: () => Promise<void>) {
  const post = async (path: string, fields: Record<string, string>, member = as) => {
    const answer = await server.call("POST", path, { as: member, body: new URLSearchParams(fields) });
    const cookie = answer.headers.get("Set-Cookie")?.split(";")[0] ?? "";
    return { answer, member: { ...member, cookie } };
  };
  const begun = await post("/second-factor/begin", {});
  await onceBegun?.();
  const page = await (await server.call("GET", "/second-factor", { as: begun.member })).text();
  const secret = (/<code>([A-Z2-7 ]{16,})<\/code>/.exec(page)?.[1] ?? "").replaceAll(" ", "");
  const code = await codeAt(secret, Date.now());
  const on = await post("/second-factor/on", { password: as.password, code }, begun.member);
  const shown = await on.answer.text();
  return {
    secret,
    codes: [...shown.matchAll(/<code>([0-9a-z-]{19})<\/code>/g)].map(([, one]) => one ?? ""),
    begun: begun.member,
    member: on.member,
  };
}
