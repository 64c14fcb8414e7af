import { afterEach, expect, test } from "bun:test";
import { localStore, sessionStore } from "./browser-store.ts";

const had = Object.getOwnPropertyDescriptor(globalThis, "localStorage");
const provide = (get: () => unknown) =>
  Object.defineProperty(globalThis, "localStorage", { configurable: true, get });

afterEach(() => {
  if (had) Object.defineProperty(globalThis, "localStorage", had);
  else Reflect.deleteProperty(globalThis, "localStorage");
});

test("a written value can be read until it is removed", () => {
  const kept = new Map<string, string>();
  provide(() => ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  }));
  localStore.write("seen", "yes");
  expect(localStore.read("seen")).toBe("yes");
  localStore.write("seen", null);
  expect(localStore.read("seen")).toBeNull();
});

test("blocked storage causes no error", () => {
  provide(() => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  });
  localStore.write("seen", "yes");
  expect(localStore.read("seen")).toBeNull();
  expect(sessionStore.read("toast")).toBeNull();
});
