import { expect, test } from "bun:test";
import { ApiError } from "#src/client/api.ts";
import { inquiryFailure } from "./inquiry.island.tsx";

const answer = (status: number, error: string, code = "") =>
  inquiryFailure(new ApiError(status, JSON.stringify({ error, code }), ""));

test("at a limit, the message only states the time to wait", () => {
  const sentence = "Try again in 60 minutes.";
  expect(answer(429, sentence)).toEqual({ title: "Error", description: sentence, tone: "bad" });
  expect(answer(429, sentence, "sellerBusyForGuests").link?.href).toBe("/login");
});

test("other errors start with the general message", () => {
  const failed = "Failed to send inquiry. Please try again.";
  expect(answer(503, "The disk is full.")).toEqual({
    title: "Error",
    description: failed,
    note: "The disk is full.",
    tone: "bad",
  });
  for (const error of [new TypeError("Failed to fetch"), new ApiError(429, "", "Too Many Requests")])
    expect(inquiryFailure(error)).toEqual({ title: "Error", description: failed, tone: "bad" });
});
