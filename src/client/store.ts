import { createStore } from "jotai";

type Store = ReturnType<typeof createStore>;
let browserStore: Store | undefined;

/** One in the browser, where islands share state through it; on the server a new one each time. */
export const store = (): Store =>
  typeof document === "undefined" ? createStore() : (browserStore ??= createStore());
