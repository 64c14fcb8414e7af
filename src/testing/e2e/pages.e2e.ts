import type { InboxJson } from "#src/features/conversations/shapes.ts";
import { demoAccount } from "#src/demo/story-people.ts";
import { postCar } from "./cars.ts";
import { expect, test } from "./journey.ts";
import { signUp } from "./people.ts";
import { expectSound } from "./sound.ts";

test("a guest's pages are sound", async ({ page, visit, language, at }) => {
  const seller = await visit();
  const { id: sellerId } = await signUp(seller.request);
  const id = await postCar(seller.request);
  const sold = await postCar(seller.request);
  expect((await seller.request.post(`/api/cars/${sold}/sale`)).status()).toBe(200);
  const [demoCar] = (await (await page.request.get("/api/cars?make=Toyota")).json()) as { id: string }[];
  const paths = [
    "/",
    "/login",
    "/register",
    "/forgot-password",
    "/forgot-password/sent",
    "/reset-password?token=worn-out",
    "/verify-email?token=worn-out",
    "/search",
    "/favorites",
    "/search?make=Toyota&fuelType=Hybrid&page=1",
    "/search?q=steamroller",
    "/compare",
    "/value",
    "/value?make=Toyota&model=Camry&year=2018&mileage=90000",
  ];
  const carPaths = [
    `/cars/${demoCar?.id}`,
    `/cars/${id}/inquiry`,
    `/cars/${id}/phone`,
    `/sellers/${sellerId}`,
    "/sellers/nobody",
    "/cars/nothing",
    "/no-such-page",
  ];
  for (const path of [...paths, ...carPaths]) await expectSound(page, at(path), language);
});

test("a seller's pages are sound", async ({ page, visit, language, at }) => {
  await signUp(page.request);
  await expectSound(page, at("/dashboard"), language);
  const id = await postCar(page.request);
  const buyer = { buyerName: "Lina Qasem", buyerPhone: "0787654321", buyerEmail: "lina@example.com" };
  await (
    await visit()
  ).request.post("/api/inquiries", { data: { ...buyer, carId: id, message: "متوفرة اليوم؟" } });
  const search = { kind: "car", query: "make=Toyota&maxPrice=15000" };
  expect((await page.request.post("/api/saved-searches", { data: search })).status()).toBe(201);
  for (const path of [
    "/settings",
    "/settings/delete",
    "/list-car",
    "/list-number-plate",
    `/cars/${id}/edit`,
    `/cars/${id}`,
    "/dashboard",
    "/saved-searches",
  ])
    await expectSound(page, at(path), language);
});

test("the demo seller's dashboard and messages are sound", async ({ page, language, at }) => {
  expect((await page.request.post("/api/auth/login", { data: demoAccount("seller") })).status()).toBe(200);
  const { conversations } = (await (await page.request.get("/api/conversations")).json()) as InboxJson;
  const bargain = conversations.find(({ lastMessage }) => lastMessage.offer);
  for (const path of ["/dashboard", "/messages", `/messages/${bargain?.id}`, "/messages/replies"])
    await expectSound(page, at(path), language);
});
