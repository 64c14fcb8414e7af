import { Hono } from "hono";
import { access } from "#src/auth/access.ts";
import { findWithSeller } from "#src/features/listing-page/listing-page.ts";
import { contactPages } from "#src/features/listings/contact-routes.tsx";
import { factsOf } from "#src/features/listings/facts.ts";
import { textsOf } from "#src/features/listings/fields.ts";
import { formValuesOf, listNames } from "#src/features/listings/form-values.ts";
import { listingFormPages } from "#src/features/listings/form-routes.ts";
import { listingApi } from "#src/features/listings/listing-routes.ts";
import { FormControl } from "#src/features/listings/parts/form-control.tsx";
import { ListingForm } from "#src/features/listings/parts/listing-form.tsx";
import type { Kind } from "#src/features/listings/register.ts";
import type { Env } from "#src/http/env.ts";
import { queryParams } from "#src/http/validate.ts";
import { renderPage } from "#src/shell/render-page.tsx";
import { motorcycleFields } from "./fields.ts";
import * as queries from "./queries.ts";

const { edit, get, input, list, motorcycleJson: json, patch, publish, readFilter, search } = queries;
const SHOWN = Object.entries(motorcycleFields).filter(([, field]) => "specification" in field);

const searchPage = new Hono<Env>().get("/motorcycles", access("guest"), async (c) => {
  const { items } = await search(c.var.deps, readFilter(queryParams(c)));
  const cards = items.map((each) => <li key={each.id}>{each.title}</li>);
  return renderPage(c, { title: "Motorcycles" }, <ul>{cards}</ul>);
});

const detailPage = new Hono<Env>().get("/motorcycles/:id", access("guest"), async (c) => {
  const found = await findWithSeller(c, get);
  if ("missing" in found) return c.notFound();
  const { listing } = found;
  const values = { ...listing } as Record<string, unknown>;
  const lines = SHOWN.map(([name, field]) => <li key={name}>{textsOf(field, name, values).join(", ")}</li>);
  return renderPage(c, { title: listing.title }, <ul>{lines}</ul>);
});

const formPages = listingFormPages({
  kind: "motorcycle",
  listed: "carListedToast",
  island: "",
  schema: input,
  lists: listNames(motorcycleFields),
  get,
  valuesOf: (listing: queries.Motorcycle) => formValuesOf(motorcycleFields, listing),
  publish,
  edit,
  title: (isNew) => (isNew ? "List a motorcycle" : "Edit a motorcycle"),
  page: ({ start, title }) => (
    <ListingForm
      {...start}
      isNew
      action=""
      pending={false}
      onSubmit={() => undefined}
      publish="Publish"
      publishing="Publishing"
      cancel="/motorcycles"
    >
      <h1>{title}</h1>
      {Object.entries(motorcycleFields).map(([name, field]) => (
        <FormControl
          key={name}
          name={name}
          field={field}
          view={{ ...start, field: () => ({ name }) } as never}
        />
      ))}
    </ListingForm>
  ),
});

const outcome = { done: "Done", failed: "Failed" };

export const motorcycleKind: Kind<queries.Motorcycle> = {
  name: "motorcycle",
  texts: () => ({
    many: "Motorcycles",
    saved: "Motorcycles",
    inquiry: { title: "Ask", hint: "Ask anything", back: "Back", sentTitle: "Sent", sent: "Sent" },
    admin: { many: "Motorcycles", update: outcome, reboost: outcome, delete: outcome },
  }),
  inquirySent: "inquirySentToast",
  api: listingApi({
    kind: "motorcycle",
    input,
    patch,
    readFilter,
    filterParams: queries.writeFilter,
    search,
    get,
    json,
    publish,
    edit,
  }),
  pages: [
    searchPage,
    contactPages(
      "motorcycle",
      (c, id) => get(c.var.deps.db.read, id, c.var.deps.clock.now()),
      ({ title }) => title,
    ),
    formPages,
    detailPage,
  ],
  catalog: (catalogs) => catalogs.of(queries.catalog),
  find: async (deps, params) => {
    const found = await search(deps, readFilter(params));
    return { ...found, items: found.items.map(json) };
  },
  suggest: () => Promise.resolve([]),
  get,
  list,
  listShown: queries.shown,
  listForSaleOf: queries.forSaleOf,
  listOf: queries.own,
  findNew: () => Promise.resolve(null),
  json,
  card: (listing) => <article>{listing.title}</article>,
  smallCard: ({ title }) => ({ picture: null, label: title }),
  thumbnail: () => null,
  listDrawings: () => Promise.resolve([]),
  facts: (listing) => factsOf(motorcycleFields, listing),
  listComparablePrices: () => Promise.resolve([]),
};
