import { expect, test } from "bun:test";
import fc from "fast-check";
import { type Call, listCalls } from "#src/features/api-docs/calls.ts";
import { describeApi } from "#src/features/api-docs/open-api.ts";
import { type Schema, targetOf } from "#src/features/api-docs/schemas.ts";
import { testApp } from "../site/test-app.ts";
import { type AccessMarket, accessMarket } from "../whole/access-market.ts";
import { addressIn } from "./address-in.ts";

const SEED = 1;
const REQUESTS = 2000;

const site = testApp();
const document = describeApi(listCalls(site.app.routes), "http://localhost");
const { schemas } = document.components;
// An answer that has no end cannot be read.
const calls = listCalls(site.app.routes).filter(({ type }) => type !== "text/event-stream");

/** Values that the schema allows: its example where a rule is stricter than JSON Schema can say. */
function valid(given: Schema): fc.Arbitrary<unknown> {
  const schema = targetOf(given, schemas);
  const { anyOf, properties, required = [], items, examples, minimum = 0, maximum = 1e6 } = schema;
  const [type, ...others] = [schema.type].flat();
  if (others.length > 0)
    return fc.oneof(...[type, ...others].map((each) => valid({ ...schema, type: each })));
  if (examples) return fc.constantFrom(...examples);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (anyOf) return fc.oneof(...anyOf.map(valid));
  if (schema.pattern) return fc.stringMatching(new RegExp(schema.pattern));
  if (type === "null") return fc.constant(null);
  if (type === "boolean") return fc.boolean();
  if (type === "integer") return fc.integer({ min: minimum, max: Math.min(maximum, minimum + 1e6) });
  if (type === "number") return fc.integer({ min: Math.ceil(minimum), max: 1e6 });
  if (type === "array") return fc.array(valid(items ?? {}), { maxLength: 3 });
  if (type === "string") return textOf(schema);
  const parts = Object.entries(properties ?? {}).map(([name, part]) => [name, valid(part)] as const);
  return fc.record(Object.fromEntries(parts), { requiredKeys: required });
}

const LETTERS = fc.constantFrom(..."abcXYZ019 -'\"<&%_؛كامري٥🚗");

/** Texts with at least a letter, because a blank one is missing. */
const textOf = ({ minLength = 0, maxLength = 60 }: Schema) =>
  fc
    .string({ unit: LETTERS, maxLength: Math.max(0, Math.min(60, maxLength) - minLength) })
    .map((text) => "a".repeat(minLength) + text)
    .filter(({ length }) => length <= maxLength);

/** Bodies in which one part is missing or has a type that no call reads. */
function broken(given: Schema): fc.Arbitrary<unknown> {
  const { properties = {}, required = [] } = targetOf(given, schemas);
  const typed = Object.keys(properties).filter(
    (name) => targetOf(properties[name] ?? {}, schemas).type ?? properties[name]?.anyOf,
  );
  if (typed.length === 0) return fc.constantFrom("text", 7, null, []);
  const wrong = (name: string) =>
    targetOf(properties[name] ?? {}, schemas).type === "object" ? 7 : { broken: [{}] };
  const replaced = fc
    .tuple(valid(given), fc.constantFrom(...typed))
    .map(([body, name]) => ({ ...(body as object), [name]: wrong(name) }));
  if (required.length === 0) return replaced;
  const without = fc
    .tuple(valid(given), fc.constantFrom(...required))
    .map(([body, name]) =>
      Object.fromEntries(Object.entries(body as object).filter(([each]) => each !== name)),
    );
  return fc.oneof(replaced, without);
}

interface Sent {
  query: string;
  body: unknown;
  isBroken: boolean;
}

function requestsTo(call: Call, count: number): Sent[] {
  const operation = document.paths[call.path]?.[call.method.toLowerCase()];
  const schema = operation?.requestBody?.content["application/json"].schema;
  const parameters = (operation?.parameters ?? []).flatMap((each) =>
    "in" in each && each.in === "query" ? [each] : [],
  );
  const query = fc.record(
    Object.fromEntries(parameters.map(({ name, schema: part }) => [name, valid(part)])),
    {
      requiredKeys: parameters.filter(({ required }) => required).map(({ name }) => name),
    },
  );
  const bodies = schema ? { right: valid(schema), wrong: broken(schema) } : null;
  const sent = fc.integer({ min: 0, max: 1 }).chain((at) =>
    fc.record({
      query: query.map(queryText),
      body: bodies ? (at === 0 ? bodies.right : bodies.wrong) : fc.constant(undefined),
      isBroken: fc.constant(bodies !== null && at === 1),
    }),
  );
  return fc.sample(sent, { numRuns: count, seed: SEED });
}

function queryText(values: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values))
    for (const each of [value].flat()) query.append(name, String(each));
  return query.size > 0 ? `?${query}` : "";
}

async function send({ app, ids, people }: AccessMarket, call: Call, { query, body }: Sent) {
  const as = call.access === "admin" ? people.admin : people.owner;
  const headers = { "Content-Type": "application/json" };
  const init = { method: call.method, ...(body !== undefined && { body: JSON.stringify(body), headers }) };
  const response = await app.request(addressIn(call, ids) + query, init, as ? { as } : {});
  return { status: response.status, text: await response.text() };
}

/** Fields with rules that JSON Schema cannot state, such as the right password or a photo of one's own, by call. */
const OTHER_RULES: Record<string, RegExp> = {
  changePassword: /currentPassword/,
  uploadPhotos: /./,
  report: /"text"/,
  writeMessage: /"text"|photoNotYours/,
  counterOffer: /"amount"/,
  planImport: /stockAddressUnreachable/,
  planImportAgain: /stockNoHeader|stockFileQuotes|invalidRequest/,
  enterPhoneCode: /phoneCodeWrong/,
  deleteUser: /"email"/,
  decide: /"(reason|note)"/,
};

test(`${REQUESTS} requests made from the description are answered as it says`, async () => {
  const perCall = Math.ceil(REQUESTS / calls.length);
  const wrong: string[] = [];
  for (const call of calls) {
    // oxlint-disable-next-line no-await-in-loop -- a market for each call, which may empty it
    const market = await accessMarket();
    for (const sent of requestsTo(call, perCall)) {
      // oxlint-disable-next-line no-await-in-loop -- a request may depend on the one before
      const { status, text } = await send(market, call, sent);
      const told = `${call.id} ${JSON.stringify(sent)}: ${status} ${text.slice(0, 200)}`;
      const isAllowed = status === 400 && OTHER_RULES[call.id]?.test(text);
      if (status >= 500) wrong.push(told);
      else if (sent.isBroken && status < 400) wrong.push(`accepted ${told}`);
      else if (!sent.isBroken && status === 400 && !isAllowed) wrong.push(`refused ${told}`);
    }
  }
  expect(wrong).toEqual([]);
}, 120_000);
