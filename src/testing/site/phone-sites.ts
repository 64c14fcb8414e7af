import { afterAll, beforeEach } from "bun:test";
import { eq } from "drizzle-orm";
import { users } from "#src/auth/tables.ts";
import type { Config } from "#src/config.ts";
import { sendCodes } from "#src/features/phones/jobs.ts";
import { smsConfig, startSmsGateway } from "../outside/sms-gateway.ts";
import { testApp, type TestApp, type TestUser } from "./test-app.ts";

export const PHONE = "+962791234567";

/** Sites whose codes go to one fake gateway, which accepts all of them before each test. */
export function phoneSites() {
  const gateway = startSmsGateway();
  afterAll(gateway.stop);
  beforeEach(() => {
    gateway.requests.length = 0;
    gateway.answer = () => Response.json({ success: true });
  });
  const ask = (app: TestApp, as: TestUser, address?: string) =>
    app.json("POST", "/api/phone-checks", {}, { as, ...(address && { address }) });
  return {
    gateway,
    ask,
    phoneSite: (config: Partial<Config> = {}) => testApp({ config: { ...smsConfig(gateway), ...config } }),
    join: (app: TestApp, given: Parameters<TestApp["signUp"]>[0] = {}) =>
      app.signUp({ phone: PHONE, emailVerifiedAt: 1, ...given }),
    enter: (app: TestApp, as: TestUser, id: string, code: string) =>
      app.json("POST", `/api/phone-checks/${id}`, { code }, { as }),
    rowOf: async ({ deps }: TestApp, { id }: TestUser) =>
      (await deps.db.read.select().from(users).where(eq(users.id, id)))[0],
    wrongFor: (code: string) => (code === "000000" ? "111111" : "000000"),
    /** Asks for a code and has it sent. */
    async receive(app: TestApp, as: TestUser) {
      const { body } = await ask(app, as);
      await sendCodes(app.deps);
      return { id: body.id as string, code: gateway.requests.at(-1)?.code ?? "" };
    },
  };
}
