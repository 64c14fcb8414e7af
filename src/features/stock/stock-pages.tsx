import { access, requireMember } from "#src/auth/access.ts";
import { pageCount } from "#src/core/pagination.ts";
import { setPageParams } from "#src/core/query-params.ts";
import { officePage } from "#src/features/dealers/office-page.tsx";
import { getDealerOf } from "#src/features/dealers/queries.ts";
import { KINDS } from "#src/features/listings/kinds.ts";
import { carQueries } from "#src/features/cars/list-cars.ts";
import { type Ctx, routes } from "#src/http/env.ts";
import { onRefusal, type Refusal } from "#src/http/errors.ts";
import { parseInput, postedForm, queryParams } from "#src/http/validate.ts";
import { href } from "#src/i18n/paths.ts";
import { flashOn } from "#src/shell/flash.ts";
import { Button, ButtonLink } from "#src/ui/button.tsx";
import { Field } from "#src/ui/field.tsx";
import { Input } from "#src/ui/input.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { EmptyState } from "#src/ui/empty-state.tsx";
import { Pagination } from "#src/ui/pagination.tsx";
import { TabLinks } from "#src/ui/tab-links.tsx";
import { t } from "#t";
import { numberCar, setStockStatus } from "./actions/put-stock.ts";
import { STOCK_STATUSES } from "./columns.ts";
import { DEALER_FEEDS, feedForms } from "./feed-forms.tsx";
import { StockList } from "./parts/stock-list.tsx";
import { getStockListing, listStock, type StockFilter } from "./queries/stock.ts";
import { readStockFilter, stockMove, stockNumber } from "./schema.ts";

const STOCK = "/dealer/stock";
const FEEDS = "/dealer/feeds";

export const stockPages = routes()
  .get(STOCK, access("member"), (c) => stockPage(c))
  .post(`${STOCK}/:id`, access("member"), postedForm, async (c) => {
    const { deps } = c.var;
    const member = requireMember(c);
    const { status } = parseInput(stockMove, c.req.valid("form"));
    const listing = await getStockListing(deps.db.read, member, c.req.param("id"));
    await setStockStatus(deps, member, listing, status);
    return flashOn(c, `${STOCK}?${queryOf(readStockFilter(queryParams(c)))}`, "stockMoved");
  })
  .post(`${STOCK}/:id/number`, access("member"), postedForm, async (c) => {
    const { deps } = c.var;
    const member = requireMember(c);
    onRefusal(c, (refusal) => stockPage(c, refusal));
    const { stockId } = parseInput(stockNumber, c.req.valid("form"));
    const listing = await getStockListing(deps.db.read, member, c.req.param("id"));
    await numberCar(deps, member, listing, stockId);
    return flashOn(c, `${STOCK}?${queryOf(readStockFilter(queryParams(c)))}`, "settingsSaved");
  })
  .route(
    "/",
    feedForms({
      ...DEALER_FEEDS,
      path: FEEDS,
      show: async (c, content, refusal) => {
        const dealer = await getDealerOf(c.var.deps.db.read, requireMember(c));
        const head = { title: t.feeds(), text: t.feedsText(), path: FEEDS, secret: true };
        return officePage(c, dealer, { ...head, status: refusal?.status }, content);
      },
    }),
  );

function queryOf({ status, q, ...place }: StockFilter): URLSearchParams {
  const params = new URLSearchParams({ ...(q && { q }), ...(status && { status }) });
  setPageParams(params, place);
  return params;
}

async function stockPage(c: Ctx, refusal?: Refusal): Promise<Response> {
  const { db, clock } = c.var.deps;
  const member = requireMember(c);
  const filter = readStockFilter(queryParams(c));
  const dealer = await getDealerOf(db.read, member);
  const { items, page, pageSize, total, countOf } = await listStock(db.read, member, filter, clock.now());
  const at = (to: Partial<StockFilter>) =>
    href(`${STOCK}?${queryOf({ ...filter, page: 1, ...to })}`.replace(/\?$/, ""));
  return officePage(
    c,
    dealer,
    { title: t.stock(), path: STOCK, status: refusal?.status },
    <>
      {refusal && <Notice tone="bad">{refusal.fields["stockId"] ?? refusal.message}</Notice>}
      <form method="get" action={href(STOCK)} className="flex items-end gap-3">
        {filter.status && <input type="hidden" name="status" value={filter.status} />}
        <Field label={t.stockSearch()} className="min-w-0 flex-1">
          <Input type="search" name="q" size={44} defaultValue={filter.q} />
        </Field>
        <Button type="submit" icon="search">
          {t.adminFind()}
        </Button>
      </form>
      <TabLinks
        label={t.stockFilter()}
        className="panel p-1.5 max-md:flex-nowrap! max-md:overflow-x-auto"
        items={[null, ...STOCK_STATUSES].map((status) => ({
          href: at({ status }),
          label: status ? t.stockStatusLabel(status) : t.stockAll(),
          count: t.formatNumber(countOf(status)),
          current: status === filter.status,
        }))}
      />
      {items.length > 0 ? (
        <StockList cars={items} query={String(queryOf({ ...filter, page }))} />
      ) : (
        <EmptyState
          title={t.stockNone()}
          action={<ButtonLink href={href(KINDS[carQueries.kind].formPath)}>{t.listVehicle()}</ButtonLink>}
        />
      )}
      <Pagination current={page} last={pageCount(total, pageSize)} href={(to) => at({ page: to })} />
    </>,
  );
}
