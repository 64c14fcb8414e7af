import { expect, test } from "bun:test";
import { LOAN_EXAMPLE, parseLoan } from "./loan.ts";

const errorsOf = (typed: Partial<typeof LOAN_EXAMPLE>) => parseLoan({ ...LOAN_EXAMPLE, ...typed }).errors;

test("amounts and rates are read in the usual notations", () => {
  const { loan, downCents } = parseLoan({
    price: "١٢٬٠٠٠",
    down: "3,000",
    rate: "٧٫٥٪",
    months: "٤٨",
    kind: "flat",
  });
  expect(loan).toEqual({ amountCents: 9_000_00, rate: 7.5, months: 48, kind: "flat" });
  expect(downCents).toBe(3_000_00);
  expect(parseLoan({ ...LOAN_EXAMPLE, down: "", rate: "0" }).loan).toMatchObject({
    amountCents: 12_000_00,
    rate: 0,
  });
  expect(parseLoan({ ...LOAN_EXAMPLE, rate: "7,25" }).loan?.rate).toBe(7.25);
});

test("an invalid field has an error, and nothing is calculated", () => {
  expect(errorsOf({})).toEqual({});
  expect(errorsOf({ price: "" }).price).toBe("Enter the price in JD");
  expect(errorsOf({ price: "0" }).price).toBeDefined();
  expect(errorsOf({ down: "all" }).down).toBe("Enter an amount in JD, or 0");
  expect(errorsOf({ down: "12000" }).down).toBe("Down payment must be less than the price");
  for (const rate of ["", "-1", "101", "1e2", "7.1234", "seven"])
    expect(errorsOf({ rate }).rate).toBe("Enter a rate from 0 to 100");
  for (const months of ["", "0", "121", "4.5", "-3"])
    expect(errorsOf({ months }).months).toBe("Enter a whole number of months from 1 to 120");
  expect(parseLoan({ ...LOAN_EXAMPLE, months: "0" }).loan).toBeNull();
});
