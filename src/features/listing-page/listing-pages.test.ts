import { expect, test } from "bun:test";
import { open, publishedCar, publishedPlate } from "#src/testing/listing-page.ts";

const KINDS = [
  ["car", publishedCar],
  ["plate", publishedPlate],
] as const;

test.each(KINDS)(
  "without a phone a %s has neither WhatsApp nor a call, and still an inquiry",
  async (_, published) => {
    const { app, path } = await published({}, { phone: null });
    const { html } = await open(app, path);
    expect(html).not.toMatch(/\/(whatsapp|phone)"/);
    expect(html).toContain(`href="${path}/inquiry"`);
  },
);

test.each(KINDS)(
  "neither the seller's phone nor the email is in the source of a %s's page",
  async (_, published) => {
    const { app, path } = await published();
    for (const address of [path, `/ar${path}`]) {
      const { status, html } = await open(app, address);
      expect(status).toBe(200);
      for (const secret of ["791234567", "79 123 4567", "omar.secret"]) expect(html).not.toContain(secret);
    }
  },
);
