import { expect, test } from "bun:test";
import { renderToStaticMarkup } from "react-dom/server";
import { inLanguage } from "#src/i18n/language.ts";
import { CarReview } from "./car-review.late.tsx";

test("the review shows an engine size with its unit, as the page will", () => {
  const review = () =>
    renderToStaticMarkup(<CarReview typed={{ engineSize: "١٫٦" }} photos={[]} onEdit={() => {}} />);
  expect(review()).toContain("<bdi>1.6 L</bdi>");
  expect(inLanguage("ar", review)).toContain("<bdi>1.6 لتر</bdi>");
});
