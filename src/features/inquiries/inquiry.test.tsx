import { expect, test } from "bun:test";
import { renderToString } from "react-dom/server";
import { Providers } from "#src/client/providers.tsx";
import { inLanguage, type Language } from "#src/i18n/language.ts";
import Inquiry from "./inquiry.island.tsx";

const rendered = (language: Language) =>
  inLanguage(language, () =>
    renderToString(
      <Providers>
        <Inquiry carId="the-car" title="Camry" prefill={null} />
      </Providers>,
    ),
  );

test("before its script is there the button is a link to the inquiry page", () => {
  expect(rendered("en")).toMatch(/<a href="\/cars\/the-car\/inquiry".*Send Inquiry/);
  expect(rendered("ar")).toMatch(/<a href="\/ar\/cars\/the-car\/inquiry".*إرسال استفسار/);
});

test("the form is not on the page until it is asked for", () => {
  expect(rendered("en")).not.toContain("<form");
});
