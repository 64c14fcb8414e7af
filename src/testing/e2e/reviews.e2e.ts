import { demoAccount } from "#src/demo/story-people.ts";
import { expectSound } from "./sound.ts";
import { expect, test } from "./journey.ts";

test("a buyer sees the car and fills the stars with the mouse and the keyboard", async ({
  page,
  at,
  t,
  language,
}) => {
  expect((await page.request.post("/api/auth/login", { data: demoAccount("buyer") })).status()).toBe(200);
  const { conversations } = (await (await page.request.get("/api/conversations")).json()) as {
    conversations: { id: string; listing: { title: string } }[];
  };
  const paths = conversations.map(({ id }) => at(`/messages/${id}/review`));
  for (const path of paths) {
    await page.goto(path);
    if ((await page.getByRole("radio").count()) > 0) break;
  }
  await expect(page.locator(".panel img")).toBeVisible();
  const filled = (name: "response" | "advice") =>
    page
      .getByRole("group", { name: t.ratedLabel(name) })
      .locator("svg")
      .evaluateAll((stars) => stars.filter((star) => getComputedStyle(star).fill !== "none").length);
  expect(await filled("response")).toBe(0);
  await page.locator("label[for=response-4]").click();
  expect(await filled("response")).toBe(4);
  await page.locator("label[for=response-2]").click();
  expect([await filled("response"), await filled("advice")]).toEqual([2, 0]);
  await page.keyboard.press(language === "ar" ? "ArrowLeft" : "ArrowRight");
  expect(await filled("response")).toBe(3);
  await expectSound(page, new URL(page.url()).pathname, language);
});
