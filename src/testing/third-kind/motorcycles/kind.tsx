import { access } from "#src/auth/access.ts";
import { detailView } from "#src/features/listing-page/detail-page.tsx";
import { detailPages } from "#src/features/listing-page/detail-routes.tsx";
import { contactPages } from "#src/features/listings/page/contact-routes.tsx";
import { factsOf } from "#src/features/listings/listing-json.ts";
import { textsOf } from "#src/features/listings/fields.ts";
import { formValuesOf, listNames } from "#src/features/listings/forms/form-values.ts";
import { listingFormPages } from "#src/features/listings/forms/form-routes.tsx";
import { kindShapes } from "#src/features/listings/listing-shapes.ts";
import { filterShape } from "#src/features/listings/search/filter-shape.ts";
import { listingApi } from "#src/features/listings/page/listing-routes.ts";
import { FormControl } from "#src/features/listings/forms/form-control.tsx";
import { ListingForm } from "#src/features/listings/forms/listing-form.tsx";
import type { Kind } from "#src/features/listings/register.ts";
import { routes } from "#src/http/env.ts";
import { queryParams } from "#src/http/validate.ts";
import { renderPage } from "#src/shell/render-page.tsx";
import { motorcycleFields } from "./fields.ts";
import * as queries from "./queries.ts";

const { edit, input, motorcycleQueries, motorcycleJson: json, patch, publish, readFilter, search } = queries;
const { get } = motorcycleQueries;
const SHOWN = Object.entries(motorcycleFields).filter(([, field]) => "specification" in field);

const searchPage = routes().get("/motorcycles", access("guest"), async (c) => {
  const { items } = await search(c.var.deps, readFilter(queryParams(c)));
  const cards = items.map((each) => <li key={each.id}>{each.title}</li>);
  return renderPage(c, { title: "Motorcycles" }, <ul>{cards}</ul>);
});

const textLines = (listing: queries.Motorcycle) => {
  const values = { ...listing } as Record<string, unknown>;
  return SHOWN.map(([name, field]) => <li key={name}>{textsOf(field, name, values).join(", ")}</li>);
};

const detail = detailPages({
  kind: "motorcycle",
  get,
  findSimilar: () => Promise.resolve([]),
  similarCards: { list: motorcycleQueries.list, draw: ({ title }) => title, lookAt: () => "similar" },
  missing: () => ({ title: "Not found", text: "It is gone.", action: "Search" }),
  more: () => Promise.resolve({}),
  view: detailView<queries.Motorcycle>({
    name: "motorcycle",
    kind: "motorcycle",
    head: ({ title }) => ({ title }),
    parts: ({ listing }) => ({
      ended: {
        sold: "Sold",
        expired: "Expired",
        withdrawn: "Withdrawn",
        text: "There are others.",
        similar: "See them",
      },
      closed: "Closed",
      safety: [],
      top: null,
      pictures: null,
      belowPrice: null,
      facts: <ul>{textLines(listing)}</ul>,
      factsClassName: "",
      similarRow: null,
      sheet: { picture: null, facts: [], details: { title: "", rows: [] }, features: [] },
    }),
  }),
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
  texts: (isNew) => ({
    title: isNew ? "List a motorcycle" : "Edit a motorcycle",
    text: "It is free.",
    tips: { title: "Tips", tips: [] },
  }),
  form: (start) => (
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

const shapes = {
  ...kindShapes("Motorcycle", motorcycleFields, {}),
  query: filterShape({}, ["newest"]),
};

export const motorcycleKind: Kind<queries.Motorcycle> = {
  ...motorcycleQueries,
  name: "motorcycle",
  texts: () => ({
    many: "Motorcycles",
    inquiry: { title: "Ask", hint: "Ask anything", back: "Back", sentTitle: "Sent", sent: "Sent" },
    admin: { many: "Motorcycles", update: outcome, reboost: outcome, delete: outcome },
  }),
  inquirySent: "inquirySentToast",
  api: listingApi({
    kind: "motorcycle",
    shapes,
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
  shapes,
  pages: [searchPage, contactPages("motorcycle", get, ({ title }) => title), formPages, detail],
  catalog: (catalogs) => catalogs.of(queries.catalog),
  search: (deps, params) => search(deps, readFilter(params)),
  find: async (deps, params) => {
    const found = await search(deps, readFilter(params), { counts: "all" });
    return { ...found, items: found.items.map(json) };
  },
  suggest: () => Promise.resolve([]),
  digest: {
    max: 3,
    texts: (total) => ({ title: "Motorcycles", count: `${total} new motorcycles`, all: "All motorcycles" }),
    note: ({ location }) => location,
  },
  json,
  card: (listing) => <article>{listing.title}</article>,
  smallCard: ({ title }) => ({ picture: null, label: title }),
  thumbnail: () => null,
  draft: () => ({ name: "" }),
  listDrawings: () => Promise.resolve([]),
  facts: (listing) => factsOf(motorcycleFields, listing),
  listComparablePrices: () => Promise.resolve([]),
};
