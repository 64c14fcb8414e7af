import { expect, test } from "bun:test";
import { renderToStaticMarkup } from "react-dom/server";
import { inLanguage } from "#src/i18n/language.ts";
import { office } from "#src/testing/site/office.ts";
import { ReviewCard, ReviewFacts } from "./review-card.tsx";

const said = (before: Record<string, string | number>, facts: Record<string, string | number>) =>
  renderToStaticMarkup(<ReviewFacts facts={facts} before={before} changed={Object.keys(facts)} />)
    .replaceAll(/<(?!\/?del)[^>]*>/g, "")
    .replaceAll(/<del[^>]*>/g, "<del>")
    .trim();

test("photos replaced by the same number of others are marked as changed", () => {
  expect(said({ photos: "a b c" }, { photos: "d e f" })).toBe("Photos: 3 (changed)");
  expect(said({ photos: "a b c" }, { photos: "c a b" })).toBe("Photos: 3 (changed)");
  expect(inLanguage("ar", () => said({ photos: "a" }, { photos: "b" }))).toBe("الصور: 1 (تم التغيير)");
});

test("a changed fact is shown next to its old value", () => {
  expect(said({ photos: "a b c" }, { photos: "a b" })).toBe("Photos: <del>3</del>2");
  expect(said({ photos: "" }, { photos: "a" })).toBe("Photos: <del>–</del>1");
});

test("a reported listing is called visible to buyers only while it is active", async () => {
  const { app, seller, publish, queue } = await office();
  const { id } = await publish();
  await app.json("POST", "/api/reports", { listingId: id, reason: "scam" });
  const card = async () => {
    const [listing] = await queue();
    if (!listing) throw new Error("The queue is empty.");
    const acts = { onApprove: () => {}, onAsk: () => {} };
    return renderToStaticMarkup(<ReviewCard listing={listing} current={false} busy={false} {...acts} />);
  };
  expect(await card()).toContain("Visible to buyers");
  await app.json("POST", `/api/cars/${id}/sale`, undefined, { as: seller });
  expect(await card()).not.toContain("Visible to buyers");
  expect(await card()).toContain("Sold</");
});
