import { expect, test } from "bun:test";
import { swipeTowards, TOAST } from "./toasts.tsx";

test("the specification's constants: 5000 ms, 50 px, F8", () => {
  expect(TOAST).toEqual({ durationMs: 5000, swipePx: 50, hotkey: "F8" });
});

test("a toast is swiped away in reading direction", () => {
  expect(swipeTowards("ltr")).toBe("right");
  expect(swipeTowards("rtl")).toBe("left");
});
