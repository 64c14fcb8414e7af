import { expect, test } from "bun:test";
import { inLanguage } from "#src/i18n/language.ts";
import { ApiError, userMessage } from "./api.ts";
import { failureToast } from "./failure-toast.ts";

test("after the session has ended, the toast links to the sign-in page", () => {
  const error = new ApiError(401, "", "Unauthorized");
  expect(failureToast(error, "Log in to continue.", "Not saved")).toEqual({
    title: "Please Login",
    description: "Log in to continue.",
    tone: "bad",
    link: { href: "/login", label: "Log in again in a new tab" },
  });
  inLanguage("ar", () =>
    expect(failureToast(error, "")).toMatchObject({
      link: { href: "/ar/login", label: "تسجيل الدخول من جديد في تبويب آخر" },
    }),
  );
});

test("the server's message is shown, except for unexpected errors", () => {
  const answer = JSON.stringify({ error: "Something went wrong (request 7f3a)." });
  const shown = (status: number) =>
    userMessage(new ApiError(status, answer, ""), "Your changes were not saved.");
  expect(shown(503)).toBe("Something went wrong (request 7f3a).");
  expect(shown(500)).toBe("Your changes were not saved.");
  expect(userMessage(new TypeError("Failed to fetch"), "Your changes were not saved.")).toBe(
    "Your changes were not saved.",
  );
});

test("every other failure has its own title and no link", () => {
  for (const error of [new ApiError(409, "", "Conflict"), new Error("offline")]) {
    expect(failureToast(error, "It was changed.", "Not saved")).toEqual({
      title: "Not saved",
      description: "It was changed.",
      tone: "bad",
    });
    expect(failureToast(error, "It was changed.")).toMatchObject({ title: "Error" });
  }
});
