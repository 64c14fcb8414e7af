import { describe, expect } from "bun:test";
import { queryClient } from "#src/client/query-client.ts";
import { TOAST } from "#src/client/toasts.tsx";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#src/core/time.ts";
import { timeLabel } from "#src/features/admin/labels.ts";
import { REFRESH_MS } from "#src/features/dashboard/use-dashboard.ts";
import { messagesOf } from "#src/i18n/t.ts";
import { open, publishedCar, publishedPlate } from "../pages/listing-page.ts";
import { testApp } from "../site/test-app.ts";
import { typedCar } from "../listings/typed-car.ts";
import { typedPlate } from "../listings/typed-plate.ts";
import { elements } from "./elements.ts";
import { gated } from "./gate.ts";
import { journey, said, says } from "./says.ts";
import { api, page, site } from "./site.ts";

const rania = { name: "Rania", email: "rania@example.com", password: "zaytoun-7" };

/** The state of a browser after account calls: its cookie, and the signed-in user. */
async function session(calls: [path: string, body?: object][]) {
  const { json } = testApp();
  let headers: Record<string, string> = {};
  for (const [path, body] of calls) {
    const answer = await json("POST", `/api/auth/${path}`, body, { headers });
    headers = { Cookie: answer.headers.getSetCookie()[0]?.split(";")[0] ?? "" };
  }
  const { status, body } = await json("GET", "/api/auth/me", undefined, { headers });
  return { status, name: body.user?.name };
}

describe("4. States and transitions: who is signed in", () => {
  says("at first nobody is authenticated", async () => expect((await session([])).status).toBe(401));
  says("registering authenticates", async () =>
    expect(await session([["register", rania]])).toEqual({ status: 200, name: "Rania" }),
  );
  says("logging in authenticates", async () =>
    expect(
      await session([
        ["register", rania],
        ["login", rania],
      ]),
    ).toEqual({ status: 200, name: "Rania" }),
  );
  says("logging out clears it", async () =>
    expect((await session([["register", rania], ["logout"]])).status).toBe(401),
  );
  says("a failed session check means not authenticated", async () => {
    const response = await site.app.request("/search", { headers: { Cookie: "sid=nonsense" } });
    expect([response.status, (await response.text()).includes("user-menu")]).toEqual([200, false]);
  });
});

describe("4. States and transitions: the beta gate", () => {
  const title = "the beta gate hides the site until its password is typed";
  says("it is locked until the correct password is entered", async () => {
    expect((await gated.enter("open barley")).status).toBe(401);
    expect((await gated.locked("/search")).status).toBe(401);
    expect(gated.status).toBe(204);
    expect((await gated.unlocked("/search")).status).toBe(200);
  });
  says("then the flag is stored and the site unlocks", journey("gate.e2e.ts", title));
  says("the check takes about 500 ms", () => expect(gated.delayMs).toBeGreaterThanOrEqual(499));
});

/** The badge with a listing's status. */
const statusOf = async ({ app, path }: Awaited<ReturnType<typeof publishedPlate>>) => {
  const { html } = await open(app, path);
  const badges = elements(html, "section .badge").map(({ text, attributes }) => [text, attributes.class]);
  return badges.find(([text]) => /^(Active|Sold|Expired)$/.test(text ?? "")) ?? [];
};

describe("4. States and transitions: filters and listings", () => {
  const tab = async (path: string) => elements(await page(path), "input[type=radio][checked]")[0]?.attributes;
  says("the tab of Home is buy by default", async () => expect((await tab("/"))?.value).toBe("buy"));
  says("the tab of Home may be sell", async () => expect((await tab("/?tab=sell"))?.value).toBe("sell"));
  for (const word of ["all", "any"])
    says(`a filter of '${word}' means no filter`, async () => {
      const names = ["make", "model", "location", "year", "fuelType", "transmission", "bodyType"];
      const query = names.map((name) => `${name}=${word}`).join("&");
      expect((await api(`/api/cars?${query}`)).body).toHaveLength(1);
    });
  says("a listing is expired when its expiresAt has passed, otherwise active", async () => {
    const { app, id } = await publishedCar();
    const status = async () => (await app.json("GET", `/api/cars/${id}`)).body.status;
    expect(await status()).toBe("active");
    app.clock.advance(30 * DAY_MS);
    expect(await status()).toBe("expired");
  });
  says("a published listing is visible right away, whatever the checks find", async () => {
    const { app, id } = await publishedCar({ description: "Call me on 0791234567, one owner." });
    expect((await app.json("GET", "/api/cars")).body).toEqual([expect.objectContaining({ id })]);
  });
  for (const [form, typed, search, done] of [
    ["/list-car", typedCar, "/search", "Your car has been listed successfully."],
    [
      "/list-number-plate",
      typedPlate,
      "/number-plates",
      "Your number plate listing has been created successfully.",
    ],
  ] as const)
    says(`its seller lands on ${search} with '${done}'`, async () => {
      const app = testApp();
      const as = await app.signUp();
      const body = new FormData();
      const noticed = { ...typed, description: "Call me on 0791234567, one owner." };
      for (const [name, value] of Object.entries(noticed)) body.append(name, String(value));
      const { headers } = await app.request(form, { method: "POST", body }, { as });
      expect(headers.get("Location")).toBe(search);
      const flash = headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
      const next = await app.request(search, { headers: { Cookie: [as.cookie, ...flash].join("; ") } });
      expect(await next.text()).toContain(done);
    });
  for (const [kind, publish] of [
    ["plate", publishedPlate],
    ["car", publishedCar],
  ] as const) {
    says(`the page of a ${kind} shows the status text`, async () =>
      expect((await statusOf(await publish()))[0]).toBe("Active"),
    );
    says(`the status badge of a ${kind} is muted when it is not active`, async () => {
      const [, active] = await statusOf(await publish());
      const over = await publish();
      over.app.clock.advance(30 * DAY_MS);
      const [text, muted] = await statusOf(over);
      expect(text).toBe("Expired");
      expect(muted).not.toBe(active);
    });
  }
  says("Reboost extends a listing's expiry", async () => {
    const { app, id } = await publishedCar();
    app.clock.advance(10 * DAY_MS);
    const as = await app.signUp({ role: "admin" });
    await app.json("PATCH", `/api/admin/cars/${id}/reboost`, {}, { as });
    expect((await app.json("GET", `/api/cars/${id}`)).body.expiresAt).toBe(app.clock.now() + 30 * DAY_MS);
  });
});

describe("4. States and transitions: the countdown", () => {
  const { formatCountdown } = messagesOf.en;
  says("a countdown says 'Expired'", said("Expired"), () => expect(formatCountdown(0)).toBe("Expired"));
  says("a countdown says days and hours", () =>
    expect(formatCountdown(3 * DAY_MS + 4 * HOUR_MS)).toBe("3 days 4 hours"),
  );
  says("a countdown says hours and minutes", () =>
    expect(formatCountdown(4 * HOUR_MS + 5 * MINUTE_MS)).toBe("4 hours 5 minutes"),
  );
  says("a countdown says minutes", () => expect(formatCountdown(5 * MINUTE_MS)).toBe("5 minutes"));
  says(
    "the user's dashboard refreshes it every 60 s",
    () => expect(REFRESH_MS).toBe(60_000),
    journey("dashboard.e2e.ts", "an expired listing is relisted and counts down again"),
  );
  says("an admin sees days and hours", () => expect(timeLabel({ expiresAt: 30 * HOUR_MS }, 0)).toBe("1d 6h"));
  says("an admin sees 'n h remaining'", () =>
    expect(timeLabel({ expiresAt: 5 * HOUR_MS }, 0)).toBe("5 h remaining"),
  );
});

describe("4. States and transitions: inquiries and buttons", () => {
  const [main, title] = [
    "main.e2e.ts",
    "a seller lists a car, a buyer finds it and makes contact, the seller replies and sells",
  ];
  says("an inquiry starts pending", async () => {
    const { app, id } = await publishedCar();
    const asked = { carId: id, buyerName: "Lina", buyerPhone: "0787654321", buyerEmail: "lina@example.com" };
    const { body } = await app.json("POST", "/api/inquiries", { ...asked, message: "Is it still for sale?" });
    expect(body.status).toBe("pending");
  });
  says(
    "the inquiry dialog is open or closed, and closed on success",
    journey(main, title, "Your inquiry has been sent to the seller successfully."),
  );
  for (const text of ["Sending...", "Listing...", "Creating...", "Signing in...", "Creating Account..."])
    says(`a submit button says '${text}' while it waits`, said(text));
});

describe("4. States and transitions: notifications and data", () => {
  const toasts = "one toast at a time, closed after five seconds";
  says("one toast at a time, the newest replaces the older", journey("toast.e2e.ts", toasts));
  says("a toast closes after 5000 ms", journey("toast.e2e.ts", toasts), () =>
    expect(TOAST.durationMs).toBe(5000),
  );
  says(
    "a toast can be swiped right, from 50 px",
    journey("toast.e2e.ts", "a swipe of fifty pixels in reading direction closes it, a shorter one does not"),
    () => expect(TOAST.swipePx).toBe(50),
  );
  const { queries, mutations } = queryClient().getDefaultOptions();
  says("fetched data never becomes stale", () => expect(queries?.staleTime).toBe(Infinity));
  says("nothing is fetched again when the window gets the focus", () =>
    expect(queries?.refetchOnWindowFocus).toBe(false),
  );
  says("nothing is polled", () => expect(queries?.refetchInterval).toBe(false));
  says("queries are not retried", () => expect(queries?.retry).toBe(false));
  says("mutations are not retried", () => expect(mutations?.retry).toBe(false));
  says(
    "Apply Filters shows a toast",
    journey("home.e2e.ts", "applied filters are announced and shown on the search page", "Filters Applied"),
  );
  says(
    "who subscribes to the newsletter is answered on the page",
    journey("home.e2e.ts", "the newsletter form works without leaving the page", "Check your inbox"),
  );
});
