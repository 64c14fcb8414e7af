import { expect, test } from "bun:test";
import { addFavorite } from "#src/features/favorites/actions.ts";
import { OLD, keptSite } from "#src/testing/kept-site.ts";

test("nothing of a member is kept, and a member is shown nothing that was", async () => {
  const { open, app, seller, deps, car, pages, changeSecretly } = await keptSite();
  await addFavorite(deps, seller, car);
  for (const path of [...pages, "/dashboard"]) {
    const { text, headers } = await open(path, { as: seller });
    expect([path, text.includes("data-signed-in")]).toEqual([path, true]);
    expect(headers.get("Cache-Control")).toBe("private, no-store");
    expect(headers.get("ETag")).toBeNull();
  }
  expect(deps.pages.bytes).toBe(0);
  for (const path of pages) {
    const { text } = await open(path);
    for (const own of ["data-signed-in", seller.email, 'name="unsave"', "data-saved"])
      expect([path, own, text.includes(own)]).toEqual([path, own, false]);
  }
  await changeSecretly();
  const tag = (await open("/search")).headers.get("ETag") ?? "";
  const asMember = await open("/search", { as: seller, headers: { "If-None-Match": tag } });
  expect(asMember.status).toBe(200);
  expect(asMember.text).toContain("data-signed-in");
  // A session that has ended is no guest either.
  const stranger = { ...(await app.signUp()), cookie: "sid=ended" };
  expect((await open("/search", { as: stranger })).headers.get("ETag")).toBeNull();
});

test("a sentence for one visitor is that visitor's", async () => {
  const { open, deps } = await keptSite();
  const told = { headers: { Cookie: "flash=newsletterAsked" } };
  for (const path of ["/", "/search"]) {
    const { text, headers } = await open(path, told);
    expect(text).toContain('role="status"');
    expect(headers.get("Set-Cookie")).toContain("flash=;");
    expect(deps.pages.bytes).toBe(0);
  }
  const { text } = await open("/search");
  expect(text).not.toContain('role="status"');
  expect((await open("/search", told)).text).toContain('role="status"');
});

test("every look and every host has its own page", async () => {
  const { open } = await keptSite();
  const look = async (Cookie: string) =>
    (await open("/search", { headers: { Cookie } })).text.match(/data-theme="\w+"/)?.[0];
  for (let i = 0; i < 2; i++) {
    expect(await look("theme=dark")).toBe('data-theme="dark"');
    expect(await look("theme=light")).toBe('data-theme="light"');
    expect(await look("theme=nonsense; other=1; language=ar")).toBeUndefined();
  }
  const forged = await open("http://evil.example/search");
  expect(forged.text).toContain("http://evil.example/search");
  expect((await open("/search")).text).not.toContain("evil.example");
});

test("behind the beta gate nobody is shown what was rendered for those inside", async () => {
  const { open, form, deps } = await keptSite({ config: { BETA_PASSWORD: "open sesame" } });
  const closed = await open("/search");
  expect([closed.status, closed.text.includes(OLD)]).toEqual([401, false]);
  expect(deps.pages.bytes).toBe(0);
  const opened = await form("/gate", { password: "open sesame" });
  const cookie = opened.headers.get("Set-Cookie")?.split(";")[0] ?? "";
  for (let i = 0; i < 2; i++)
    expect((await open("/search", { headers: { Cookie: cookie } })).text).toContain(OLD);
  const tag = (await open("/search", { headers: { Cookie: cookie } })).headers.get("ETag") ?? "";
  expect(tag).not.toBe("");
  const still = await open("/search", { headers: { "If-None-Match": tag } });
  expect([still.status, still.text.includes(OLD)]).toEqual([401, false]);
});
