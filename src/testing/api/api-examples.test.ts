import { expect, test } from "bun:test";
import { join } from "node:path";
import { SCOPES } from "#src/auth/access.ts";
import { ANY_ID } from "#src/features/api-docs/curl.ts";
import { listCalls } from "#src/features/api-docs/calls.ts";
import { describeApi } from "#src/features/api-docs/open-api.ts";
import { temporaryFolder } from "#src/tooling/temporary-folder.ts";
import { plainPhoto } from "../listings/pictures.ts";
import { plantToken } from "../site/plant-token.ts";
import { accessMarket } from "../whole/access-market.ts";
import { addressIn } from "./address-in.ts";

const curl = Bun.which("curl");
if (!curl) console.warn("The curl lines are not tried, because there is no curl");

const folder = temporaryFolder();

/** What an example answers if it cannot succeed by itself. */
const OTHERWISE: Record<string, number> = {
  /** Nobody has begun to sign in. */
  enterCode: 401,
  /** There is no such report, and no decision. */
  settleReport: 404,
  takeBackDecision: 409,
  /** Nobody has reported it; one offer is open already. */
  getReportedConversation: 404,
  makeOffer: 409,
  /** There is no such conversation. */
  reviewSeller: 404,
  /** Lina works for one already. */
  openDealer: 409,
  /** The hash is not this plan's, which is not applied. */
  applyImport: 409,
  undoImport: 409,
  /** This site sends no codes, and the code is another one. */
  askForPhoneCode: 404,
  enterPhoneCode: 400,
  /** No model has enough cars. */
  getPrices: 404,
  /** Both are for sale for a long time to come. */
  relistCar: 409,
  relistNumberPlate: 409,
};

async function tryLine(source: string, variables: Record<string, string>) {
  const run = Bun.spawn(["bash", "-c", `${source} --silent --include`], {
    cwd: folder,
    env: { ...process.env, ...variables },
    stdout: "pipe",
    stderr: "pipe",
  });
  const text = await new Response(run.stdout).text();
  await run.exited;
  return {
    status: Number(/^HTTP\/1\.1 (\d+)/.exec(text.replace(/^HTTP\/1\.1 100[^]*?\r\n\r\n/, ""))?.[1]),
    text,
  };
}

test.skipIf(!curl)(
  "every curl line of the description works as it is",
  async () => {
    await Bun.write(join(folder, "photo.jpg"), await plainPhoto(900, 600));
    await Bun.write(join(folder, "stock.csv"), "stockId,price\r\nA-17,9000");
    const wrong: string[] = [];
    for (const { id } of listCalls((await accessMarket()).app.app.routes)) {
      // oxlint-disable-next-line no-await-in-loop -- a market for each line, which may change it
      const { app, ids, people } = await accessMarket();
      const server = Bun.serve({
        port: 0,
        fetch: (request) => app.app.fetch(request, { socketAddress: "192.0.2.7" }),
      });
      const origin = server.url.origin;
      const call = listCalls(app.app.routes).find((each) => each.id === id);
      if (!call) throw new Error(id);
      const operation = describeApi([call], origin).paths[call.path]?.[call.method.toLowerCase()];
      const source = operation?.["x-codeSamples"][0]?.source ?? "";
      const address = call.path.replaceAll(/\{\w+\}/g, ANY_ID);
      const person = call.access === "admin" ? people.admin : people.owner;
      // oxlint-disable-next-line no-await-in-loop -- one line after the other
      const { status, text } = await tryLine(
        // The stream of events has no end.
        (call.type === "text/event-stream" ? source.replace("curl ", "curl --max-time 1 ") : source)
          .replace(address, addressIn(call, ids))
          .replaceAll(
            ANY_ID,
            id.includes("NumberPlate") ? ids.plate : id.includes("Conversation") ? ids.message : ids.car,
          ),
        {
          // oxlint-disable-next-line no-await-in-loop -- one line after the other
          MARKABA_TOKEN: person ? await plantToken(app, person, [...SCOPES]) : "",
          MARKABA_SESSION: person?.cookie.replace(/^sid=/, "") ?? "",
        },
      );
      if (status !== (OTHERWISE[id] ?? (status < 300 ? status : 200)))
        wrong.push(`${id}: ${text.slice(0, 600)}\n${source}`);
      // oxlint-disable-next-line no-await-in-loop -- before the next one
      await server.stop(true);
    }
    expect(wrong).toEqual([]);
  },
  180_000,
);
