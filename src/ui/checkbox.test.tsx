import { expect, test } from "bun:test";
import { renderToStaticMarkup } from "react-dom/server";
import { Checkbox } from "./checkbox.tsx";

test.each([undefined, "grid"])("an error moves no box with class %p, so that its tick stays", (className) => {
  const tags = (error?: string) =>
    renderToStaticMarkup(
      <Checkbox id="terms" className={className} error={error}>
        Terms
      </Checkbox>,
    ).match(/<\w+/g) ?? [];
  expect(tags("Check this box").slice(0, tags().length)).toEqual(tags());
});
