import { afterEach, expect, test } from "bun:test";
import { inLanguage } from "#src/i18n/language.ts";
import { TOAST_EVENT, type ToastMessage } from "#src/ui/toast.ts";
import { ApiError } from "./api.ts";
import { complain } from "./complain.ts";

afterEach(() => void Reflect.deleteProperty(globalThis, "document"));

function saidOf(...given: Parameters<typeof complain>): ToastMessage[] {
  const said: ToastMessage[] = [];
  const document = new EventTarget();
  document.addEventListener(TOAST_EVENT, (event) => said.push((event as CustomEvent<ToastMessage>).detail));
  Object.defineProperty(globalThis, "document", { configurable: true, value: document });
  complain(...given);
  return said;
}

test("who is signed out is told so, with the way in", () => {
  const error = new ApiError(401, "", "Unauthorized");
  expect(saidOf(error, "Please sign in to continue.", "Not saved")).toEqual([
    {
      title: "Please Login",
      description: "Please sign in to continue.",
      tone: "bad",
      link: { href: "/login", label: "Sign in again in a new tab" },
    },
  ]);
  inLanguage("ar", () =>
    expect(saidOf(error, "")).toMatchObject([
      { link: { href: "/ar/login", label: "تسجيل الدخول من جديد في تبويب جديد" } },
    ]),
  );
});

test("whatever else fails is said under its own title, without a way in", () => {
  for (const error of [new ApiError(409, "", "Conflict"), new Error("offline")]) {
    expect(saidOf(error, "It was changed.", "Not saved")).toEqual([
      { title: "Not saved", description: "It was changed.", tone: "bad" },
    ]);
    expect(saidOf(error, "It was changed.")).toMatchObject([{ title: "Error" }]);
  }
});
