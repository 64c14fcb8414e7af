import { expect, test } from "bun:test";
import { renderToString } from "react-dom/server";
import "#src/app.ts";
import type { ListingKind } from "#src/features/listings/kinds.ts";
import { kindOf } from "#src/features/listings/register.ts";
import { inLanguage, type Language } from "#src/i18n/language.ts";
import Inquiry from "./inquiry.island.tsx";

const rendered = (language: Language, kind: ListingKind = "car") =>
  inLanguage(language, () =>
    renderToString(
      <Inquiry
        listing={{ kind, id: "the-car" }}
        title="Camry"
        texts={kindOf(kind).texts().inquiry}
        prefill={null}
      />,
    ),
  );

test("before its script loads, the button is a link to the inquiry page", () => {
  expect(rendered("en")).toMatch(/<a href="\/cars\/the-car\/inquiry".*Send Inquiry/);
  expect(rendered("ar")).toMatch(/<a href="\/ar\/cars\/the-car\/inquiry".*إرسال استفسار/);
});

test("the form is not on the page until it is opened", () => {
  expect(rendered("en")).not.toContain("<form");
});

test("for a plate the labels say so and the link goes to the plate's inquiry page", () => {
  expect(rendered("en", "number-plate")).toMatch(
    /<a href="\/number-plates\/the-car\/inquiry".*Contact Seller/,
  );
  expect(rendered("ar", "number-plate")).toContain("تواصل مع البائع");
});
