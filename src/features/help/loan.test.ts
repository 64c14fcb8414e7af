import { expect, test } from "bun:test";
import fc from "fast-check";
import { asReducingRate, instalmentsOf, type Loan, monthlyCents, totalsOf } from "./loan.ts";

const rates = fc.integer({ min: 0, max: 100_000 }).map((thousandths) => thousandths / 1000);
const loans: fc.Arbitrary<Loan> = fc.record({
  amountCents: fc.integer({ min: 1, max: 9_999_999_999 }),
  rate: rates,
  months: fc.integer({ min: 1, max: 120 }),
  kind: fc.constantFrom("reducing" as const, "flat" as const),
});
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

test("the principals add up to the amount, and the balance falls to zero", () => {
  fc.assert(
    fc.property(loans, (loan) => {
      const parts = instalmentsOf(loan);
      expect(parts).toHaveLength(loan.months);
      expect(sum(parts.map((part) => part.principalCents))).toBe(loan.amountCents);
      expect(parts.at(-1)?.balanceCents).toBe(0);
      let before = loan.amountCents;
      for (const { paymentCents, interestCents, principalCents, balanceCents } of parts) {
        expect(paymentCents).toBe(interestCents + principalCents);
        expect(Math.min(interestCents, principalCents, balanceCents)).toBeGreaterThanOrEqual(0);
        expect(balanceCents).toBeLessThanOrEqual(before);
        before = balanceCents;
      }
      const { interestCents, paidCents } = totalsOf(loan);
      expect(paidCents).toBe(sum(parts.map((part) => part.paymentCents)));
      expect(interestCents).toBe(paidCents - loan.amountCents);
    }),
  );
});

test("a higher rate or a larger amount never costs less per month", () => {
  fc.assert(
    fc.property(loans, rates, fc.nat(1_000_000), (loan, more, extra) => {
      const monthly = monthlyCents(loan);
      const { rate, amountCents } = loan;
      expect(monthlyCents({ ...loan, rate: rate + more })).toBeGreaterThanOrEqual(monthly);
      expect(monthlyCents({ ...loan, amountCents: amountCents + extra })).toBeGreaterThanOrEqual(monthly);
    }),
  );
});

test("results match a spreadsheet's PMT, a flat rate by hand, and a loan without interest", () => {
  const loan: Loan = { amountCents: 10_000_00, rate: 5, months: 48, kind: "reducing" };
  expect(monthlyCents(loan)).toBe(230_29);
  expect(totalsOf({ ...loan, kind: "flat" })).toEqual({
    monthlyCents: 250_00,
    interestCents: 2_000_00,
    paidCents: 12_000_00,
  });
  for (const kind of ["reducing", "flat"] as const)
    expect(totalsOf({ ...loan, kind, rate: 0, months: 3 })).toEqual({
      monthlyCents: 3_333_33,
      interestCents: 0,
      paidCents: 10_000_00,
    });
  expect(instalmentsOf({ ...loan, rate: 0, months: 3 }).at(-1)?.paymentCents).toBe(3_333_34);
});

test("a flat rate is converted to the reducing rate with the same cost", () => {
  expect(asReducingRate({ rate: 5, months: 48 })).toBeCloseTo(9.24, 2);
  expect(asReducingRate({ rate: 0, months: 48 })).toBeCloseTo(0, 6);
  fc.assert(
    fc.property(loans, (loan) => {
      const rate = asReducingRate(loan);
      const flat = monthlyCents({ ...loan, kind: "flat" });
      expect(rate).toBeGreaterThanOrEqual(loan.rate - 1e-9);
      expect(Math.abs(monthlyCents({ ...loan, rate, kind: "reducing" }) - flat)).toBeLessThanOrEqual(1);
    }),
  );
});
