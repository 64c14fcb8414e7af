import { apply } from "@oddbird/popover-polyfill/fn";

// What browsers without popovers lack too (`BROWSER_TARGETS`). A test finds any other recent method.
function add(to: object, methods: Record<string, (this: never, ...given: never[]) => unknown>): void {
  for (const [name, value] of Object.entries(methods))
    if (!(name in to)) Object.defineProperty(to, name, { value, configurable: true, writable: true });
}

add(Array.prototype, {
  toSorted: function (this: unknown[], order?: (one: unknown, other: unknown) => number) {
    return [...this].sort(order);
  },
  toReversed: function (this: unknown[]) {
    return [...this].reverse();
  },
  findLast: function (this: unknown[], isFound: (item: unknown) => boolean) {
    return [...this].reverse().find((item) => isFound(item));
  },
  at: function (this: unknown[], index: number) {
    return this[index < 0 ? this.length + index : index];
  },
});
add(String.prototype, {
  toWellFormed: function (this: string) {
    return this.replace(/\p{Surrogate}/gu, "\ufffd");
  },
});
add(Object, {
  hasOwn: (thing: object, name: PropertyKey) => Object.prototype.hasOwnProperty.call(thing, name),
});
apply();
