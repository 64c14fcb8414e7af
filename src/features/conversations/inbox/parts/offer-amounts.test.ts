import { expect, test } from "bun:test";
import type { MessageJson, OfferJson, ThreadJson } from "../../shapes.ts";
import { belowPrice, listProposals } from "./offer-amounts.ts";

const thread = (
  role: "buyer" | "seller",
  max: number,
  ...made: Pick<OfferJson, "by" | "amount" | "status">[]
) =>
  ({
    role,
    offers: { left: 3, min: Math.ceil(max / 2), max },
    messages: made.map((offer) => ({ offer }) as MessageJson),
  }) as ThreadJson;

test("the difference to the price, also in percent", () => {
  expect(belowPrice(12_000, 13_500)).toBe("1,500 JD below the price (11%)");
  expect(belowPrice(11_850, 11_900)).toBe("50 JD below the price (0.42%)");
  expect(belowPrice(11_900, 11_900)).toBeNull();
});

test("round proposals within the bounds and between both sides", () => {
  expect(listProposals(thread("buyer", 12_000))).toEqual([11_500, 11_000, 10_000]);
  const first = { by: "buyer", amount: 11_400, status: "open" } as const;
  expect(listProposals(thread("seller", 11_900, first), 11_400)).toEqual([11_800, 11_650, 11_550]);
  const second = { by: "seller", amount: 11_800, status: "open" } as const;
  expect(listProposals(thread("buyer", 11_900, first, second), 11_800)).toEqual([11_700, 11_600, 11_500]);
  const withdrawn = { ...first, status: "withdrawn" } as const;
  expect(listProposals(thread("buyer", 12_000, withdrawn))).toEqual([11_500, 11_000, 10_000]);
  expect(listProposals(thread("buyer", 2))).toEqual([]);
  expect(listProposals(thread("seller", 11_900, { ...first, amount: 11_900 }), 11_900)).toEqual([]);
  expect(listProposals(thread("seller", 12_000, second), 11_900)).toEqual([]);
});
