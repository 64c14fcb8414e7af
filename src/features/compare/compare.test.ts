import { expect, test } from "bun:test";
import { markSold, removeListing } from "#src/features/listings/life-cycle/own-listings.ts";
import { camryMarket } from "#src/testing/listings/camry-market.ts";
import { testApp } from "#src/testing/site/test-app.ts";
import { postCar } from "#src/testing/listings/typed-car.ts";

async function market() {
  const app = testApp();
  const seller = await app.signUp({ phone: "+962791234567" });
  const publish = async (fields: object): Promise<string> => (await postCar(app, seller, fields)).body.id;
  const ids = [
    await publish({ title: "First Camry", year: 2018, features: ["Sunroof"] }),
    await publish({
      title: "Second Camry",
      year: 2020,
      features: ["Sunroof", "Bluetooth"],
      customs: "cleared",
    }),
    await publish({ title: "Third Camry" }),
    await publish({ title: "Fourth Camry" }),
    await publish({ title: "Fifth Camry" }),
  ];
  const read = async (path: string) => (await app.request(path)).text();
  const rowOf = (html: string, label: string) =>
    html.split("<tr").find((row) => row.includes(`>${label}<`)) ?? "";
  return { app, seller, ids, read, rowOf };
}

test("different lines are marked, missing facts are stated, features are ticks", async () => {
  const { ids, read, rowOf } = await market();
  const html = await read(`/compare?ids=${ids[0]},${ids[1]}`);
  expect(html).toContain("Compare two cars");
  expect(rowOf(html, "Year")).toContain('aria-label="different"');
  expect(rowOf(html, "Year")).toContain("Newest");
  expect(rowOf(html, "Make")).not.toContain('aria-label="different"');
  for (const label of ["Price", "Mileage"]) expect(rowOf(html, label)).toMatch(/^(?!.*Lowest)./);
  expect(rowOf(html, "Customs")).toContain('aria-label="Not specified"');
  expect(rowOf(html, "Bluetooth")).toMatch(/aria-label="No".*aria-label="Yes"/);
  expect(rowOf(html, "Sunroof")).not.toContain('aria-label="different"');
  expect(html).toContain(`/cars/${ids[0]}/whatsapp`);
  expect(await read(`/ar/compare?ids=${ids[0]},${ids[1]}`)).toContain("قارن بين سيارتين");
});

test("a title in the other script keeps its direction and starts where the prices do", async () => {
  const { app, ids, read } = await market();
  const { body } = await postCar(app, await app.signUp(), { title: "كامري 2018 فل" });
  const html = await read(`/compare?ids=${ids[0]},${body.id}`);
  expect(html).toMatch(/<a [^>]*><bdi dir="rtl" lang="ar">كامري 2018 فل<\/bdi><\/a>/);
  expect(html).not.toMatch(/<a [^>]*dir="rtl"[^>]*><bdi/);
});

test("prices are shown with their verdict and fair range", async () => {
  const { app, publish, valued } = await camryMarket();
  const unknown = await publish({ make: "Kia", model: "Rio" });
  const great = await valued({ year: 2018, price: 9000 });
  const { low, high, difference } = great.valuation;
  const html = await (await app.request(`/compare?ids=${great.id},${unknown}`)).text();
  expect(html).toContain(`Great price · ${-difference}% below`);
  const row = html.split("<tr").find((each) => each.includes(">Fair range<")) ?? "";
  expect(row).toContain(`${low.toLocaleString("en")}–${high.toLocaleString("en")} JD`);
  expect(row).toContain('aria-label="Not specified"');
});

test("only four cars are shown, and unknown and removed ones are left out, each with a note", async () => {
  const { app, seller, ids, read } = await market();
  const five = await read(`/compare?ids=${ids.join()}`);
  expect(five).toContain("Only 4 cars fit");
  expect(five).not.toContain("Fifth Camry");
  const late = await read(`/compare?ids=🚗,${ids.join()},lost`);
  expect(late).toContain("Compare four cars");
  expect(late).toContain("Only 4 cars fit side by side");
  expect(late).toContain("2 cars are no longer available");
  await removeListing(app.deps, seller, ids[2] ?? "");
  const html = await read(`/compare?ids=${ids[0]},nothing,${ids[1]},${ids[2]},${ids[0]}`);
  expect(html).toContain("2 cars are no longer available");
  expect(html).toContain("Compare two cars");
  for (const query of ["", "?ids=", "?ids=,,%00,🚗", `?ids=${"x".repeat(3000)}`]) {
    const answer = await app.request(`/compare${query}`);
    expect([query, answer.status, (await answer.text()).includes("Nothing to compare yet")]).toEqual([
      query,
      200,
      true,
    ]);
  }
  expect(await read(`/compare?ids=${ids[0]}`)).toContain("Add at least one more car");
});

test("a sold car is marked as sold", async () => {
  const { app, seller, ids, read } = await market();
  const path = `/compare?ids=${ids[0]},${ids[1]}`;
  expect(await read(path)).not.toContain("Sold");
  await markSold(app.deps, seller, ids[0] ?? "");
  expect((await read(path)).match(/Sold/g)).toHaveLength(1);
});

test("without scripts a cookie stores the added cars", async () => {
  const { app, ids, read } = await market();
  const press = async (id: string | undefined, cookie = "") => {
    const answer = await app.form("/compare", { add: id ?? "" }, { headers: { Cookie: cookie } });
    return { to: answer.headers.get("Location"), cookie: answer.headers.get("Set-Cookie")?.split(";")[0] };
  };
  expect(await read("/search")).toMatch(/<form [^>]*action="\/compare"/);
  const first = await press(ids[0]);
  expect(first.to).toBe(`/compare?ids=${ids[0]}`);
  const second = await press(ids[1], first.cookie);
  expect(second.to).toBe(`/compare?ids=${ids[0]},${ids[1]}`);
  const left = await app.request(`/compare?ids=${ids[1]}`, {}, { headers: { Cookie: second.cookie ?? "" } });
  const third = await press(ids[2], left.headers.get("Set-Cookie")?.split(";")[0]);
  expect(third.to).toBe(`/compare?ids=${ids[1]},${ids[2]}`);
  expect((await app.form("/compare", {})).status).toBe(400);
});

test("the tray shows the added cars", async () => {
  const { ids, read } = await market();
  const tray = await read(`/compare/tray?ids=${ids[0]},nothing,${ids[1]}`);
  expect(tray.match(/data-compared=/g)).toHaveLength(2);
  expect(tray).toContain(`/compare?ids=${ids[0]},${ids[1]}`);
});
