import { access, requireMember, requireUser } from "#src/auth/access.ts";
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
import { ButtonLink } from "#src/ui/button.tsx";
import { EmptyState } from "#src/ui/empty-state.tsx";
import { Pagination } from "#src/ui/pagination.tsx";
import { TabLinks } from "#src/ui/tab-links.tsx";
import { t } from "#t";
import { makeFeed, revokeFeed } from "./actions/feeds.ts";
import { setStockStatus } from "./actions/put-stock.ts";
import { STOCK_STATUSES } from "./columns.ts";
import { feedUrl } from "./feed-files.ts";
import { Feeds } from "./parts/feed-table.tsx";
import { StockList } from "./parts/stock-list.tsx";
import { listFeeds } from "./queries/feeds.ts";
import { getStockListing, listStock, type StockFilter } from "./queries/stock.ts";
import { feedInput, readStockFilter, stockMove } from "./schema.ts";

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
  .get(FEEDS, access("manager"), (c) => feedsPage(c))
  .post(FEEDS, access("manager"), postedForm, async (c) => {
    onRefusal(c, (refusal) => feedsPage(c, refusal));
    const { kind } = parseInput(feedInput, c.req.valid("form"));
    await makeFeed(c.var.deps, requireUser(c), requireMember(c).dealerId, kind);
    return flashOn(c, FEEDS, "feedMade");
  })
  .post(`${FEEDS}/:id/revoke`, access("manager"), async (c) => {
    await revokeFeed(c.var.deps, requireUser(c), requireMember(c).dealerId, c.req.param("id"));
    return flashOn(c, FEEDS, "feedRevoked");
  });

function queryOf({ status, ...place }: StockFilter): URLSearchParams {
  const params = new URLSearchParams(status ? { status } : {});
  setPageParams(params, place);
  return params;
}

async function stockPage(c: Ctx): Promise<Response> {
  const { db, clock } = c.var.deps;
  const member = requireMember(c);
  const filter = readStockFilter(queryParams(c));
  const dealer = await getDealerOf(db.read, member);
  const { items, page, pageSize, total } = await listStock(db.read, member, filter, clock.now());
  const at = (to: Partial<StockFilter>) =>
    href(`${STOCK}?${queryOf({ ...filter, page: 1, ...to })}`.replace(/\?$/, ""));
  return officePage(
    c,
    dealer,
    { title: t.stock(), path: STOCK },
    <>
      <TabLinks
        label={t.stockFilter()}
        className="panel p-1.5 max-md:flex-nowrap! max-md:overflow-x-auto"
        items={[null, ...STOCK_STATUSES].map((status) => ({
          href: at({ status }),
          label: status ? t.stockStatusLabel(status) : t.stockAll(),
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

async function feedsPage(c: Ctx, refusal?: Refusal): Promise<Response> {
  const { db, clock, config } = c.var.deps;
  const dealer = await getDealerOf(db.read, requireUser(c), "manager");
  const feeds = await listFeeds(db.read, dealer.id);
  return officePage(
    c,
    dealer,
    { title: t.feeds(), text: t.feedsText(), path: FEEDS, status: refusal?.status, secret: true },
    <Feeds
      feeds={feeds.map((feed) => ({ ...feed, url: feedUrl(config, feed) }))}
      now={clock.now()}
      path={FEEDS}
      refusal={refusal?.message}
    />,
  );
}
