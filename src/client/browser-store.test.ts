import { afterEach, expect, test } from "bun:test";
import { lasting, ofTab } from "./browser-store.ts";

const had = Object.getOwnPropertyDescriptor(globalThis, "localStorage");
const provide = (get: () => unknown) =>
  Object.defineProperty(globalThis, "localStorage", { configurable: true, get });

afterEach(() => {
  if (had) Object.defineProperty(globalThis, "localStorage", had);
  else Reflect.deleteProperty(globalThis, "localStorage");
});

test("what is written is read until it is forgotten", () => {
  const kept = new Map<string, string>();
  provide(() => ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  }));
  lasting.write("seen", "yes");
  expect(lasting.read("seen")).toBe("yes");
  lasting.write("seen", null);
  expect(lasting.read("seen")).toBeNull();
});

test("a browser that lets nothing be kept is no error", () => {
  provide(() => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  });
  lasting.write("seen", "yes");
  expect(lasting.read("seen")).toBeNull();
  expect(ofTab.read("toast")).toBeNull();
});
