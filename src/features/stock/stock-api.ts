import { z } from "zod/mini";
import { access, requireMember } from "#src/auth/access.ts";
import { asksForPage, MAX_LIST, MAX_PAGE_SIZE, pageParams } from "#src/core/query-params.ts";
import { carInput } from "#src/features/cars/car-input.ts";
import { carJson } from "#src/features/cars/car-json.ts";
import { asks, gives, paged, shaped } from "#src/http/describe.ts";
import { type Ctx, routes } from "#src/http/env.ts";
import { linkPages } from "#src/http/page-links.ts";
import { parseInput, queryParams, validate } from "#src/http/validate.ts";
import { putStock, setStockStatus } from "./actions/put-stock.ts";
import { findStockItem, listStock, listStockCars, ownItem, type StockCar } from "./queries/stock.ts";
import { readStockFilter, stockChoice, stockNumber } from "./schema.ts";
import { savedItemShape, stockInputShape, type StockItemJson, stockItemShape } from "./shapes.ts";

const itemJson = ({ stockId, stockStatus, ...car }: StockCar): StockItemJson => ({
  ...carJson(car),
  stockId,
  stockStatus,
});

const memberOf = (c: Ctx) => ({ ...requireMember(c), address: c.get("address") });
const stockIdOf = (c: Ctx) => parseInput(stockNumber, { stockId: c.req.param("stockId") }).stockId;

export const stockApi = routes()
  .get(
    "/",
    access("member", "listings:read"),
    asks({ ...paged, ...stockChoice.shape }),
    gives(z.array(stockItemShape)),
    async (c) => {
      const { db, clock } = c.var.deps;
      const params = queryParams(c);
      const isPaged = asksForPage(params);
      const place = isPaged ? pageParams(params) : { page: 1, pageSize: MAX_LIST };
      const filter = { ...readStockFilter(params), ...place };
      const { items, ...found } = await listStock(db.read, memberOf(c), filter, clock.now());
      // A list without pages continues in pages of the maximum size.
      const end = { page: MAX_LIST / MAX_PAGE_SIZE, pageSize: MAX_PAGE_SIZE };
      if (!isPaged) params.set("pageSize", String(MAX_PAGE_SIZE));
      linkPages(c, { ...found, ...(!isPaged && end) }, params);
      return c.json(items.map(itemJson));
    },
  )
  .put(
    "/:stockId",
    access("member", "stock:write"),
    validate("json", carInput, stockInputShape),
    shaped({ answers: { 200: savedItemShape, 201: savedItemShape } }),
    async (c) => {
      const { deps } = c.var;
      const body: object = await c.req.json();
      const { status } = parseInput(stockChoice, body);
      const { images, ...car } = c.req.valid("json");
      const input = { ...car, ...("images" in body && { images }) };
      const put = await putStock(deps, memberOf(c), stockIdOf(c), input, status);
      const notice = await deps.findNotice?.(put.listingId);
      const items = await listStockCars(deps.db.read, [put.listingId], deps.clock.now());
      const [item] = items.map((one) => ({ ...itemJson(one), ...(notice && { notice }) }));
      return c.json(item, put.isNew ? 201 : 200);
    },
  )
  .delete("/:stockId", access("member", "stock:write"), gives(null), async (c) => {
    const { deps } = c.var;
    const member = memberOf(c);
    const item = await findStockItem(deps.db.read, member.dealerId, stockIdOf(c));
    await setStockStatus(deps, member, ownItem(member, item), "withdrawn");
  });
