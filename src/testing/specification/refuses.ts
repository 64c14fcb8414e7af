import { expect } from "bun:test";
import { testApp } from "../site/test-app.ts";
import { typedCar } from "../listings/typed-car.ts";
import { typedPlate } from "../listings/typed-plate.ts";
import type { Check } from "./says.ts";

const app = testApp();
const seller = await app.signUp({ listingLimit: null });
const admin = await app.signUp({ role: "admin" });
const post = async (path: string, body: object): Promise<string> =>
  (await app.json("POST", path, body, { as: seller })).body.id;
const carId = await post("/api/cars", typedCar);
const numberPlateId = await post("/api/number-plates", typedPlate);
const buyer = {
  buyerName: "Lina",
  buyerPhone: "0787654321",
  buyerEmail: "lina@example.com",
  message: "Is it still for sale?",
};

/** Valid calls; each row changes one field. */
export const CALLS = {
  car: { path: "/api/cars", body: typedCar, as: seller },
  plate: { path: "/api/number-plates", body: { ...typedPlate, areaCode: "11" }, as: seller },
  inquiry: { path: "/api/inquiries", body: { ...buyer, carId }, as: undefined },
  plateInquiry: { path: "/api/number-plate-inquiries", body: { ...buyer, numberPlateId }, as: undefined },
  register: {
    path: "/api/auth/register",
    body: { name: "Omar", email: "omar@example.com", password: "zaytoun-7" },
    as: undefined,
  },
  login: {
    path: "/api/auth/login",
    body: { email: "omar@example.com", password: "zaytoun-7" },
    as: undefined,
  },
  limit: { path: `/api/admin/users/${seller.id}/listing-limit`, body: { limit: 7 }, as: admin },
} as const;
type Call = keyof typeof CALLS;

const send = (name: Call, changes: object, language = "en") => {
  const { path, body, as } = CALLS[name];
  const headers = { "Accept-Language": language };
  return app.json(name === "limit" ? "PATCH" : "POST", path, { ...body, ...changes }, { as, headers });
};

/** Checks that the call is refused at this field with these words (any if missing), and in Arabic with Arabic ones. */
export const refuses =
  (name: Call, changes: Record<string, unknown>, message?: string): Check =>
  async () => {
    const [field = ""] = Object.keys(changes);
    const refusal = async (language: string) => {
      const { status, body } = await send(name, changes, language);
      return [status, body.fields?.[field] ?? body.fields?.[`${field}.0`]];
    };
    expect(await refusal("en")).toEqual([400, message ?? expect.anything()]);
    expect(await refusal("ar")).toEqual([400, expect.stringMatching(/\p{Script=Arabic}/u)]);
  };

/** Checks that the call is accepted with these changes, on a new site. */
export const takes =
  (name: "car" | "plate", changes: object, expected: object = {}): Check =>
  async () => {
    const app = testApp();
    const { path, body } = CALLS[name];
    const answer = await app.json("POST", path, { ...body, ...changes }, { as: await app.signUp() });
    expect([answer.status, answer.body]).toEqual([201, expect.objectContaining(expected)]);
  };
