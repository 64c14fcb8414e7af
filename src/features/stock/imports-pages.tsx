import { access, requireMember } from "#src/auth/access.ts";
import { pageParams } from "#src/core/query-params.ts";
import { formMessage } from "#src/features/accounts/card-page.tsx";
import { officePage } from "#src/features/dealers/office-page.tsx";
import { getDealerOf } from "#src/features/dealers/queries.ts";
import { type Ctx, routes } from "#src/http/env.ts";
import { onRefusal, type Refusal } from "#src/http/errors.ts";
import { parseInput, type Posted, postedForm, queryParams } from "#src/http/validate.ts";
import { href } from "#src/i18n/paths.ts";
import { flashOn } from "#src/shell/flash.ts";
import { t } from "#t";
import { startApplying, startUndoing } from "./actions/apply-import.ts";
import { planAgain, planImport } from "./actions/plan-import.ts";
import { pullNow, setPull } from "./actions/pull-stock.ts";
import { applyInput, choices, pullInput, SHOWN_TABS, type ShownTab } from "./import-shapes.ts";
import { sentFile } from "./imports-api.ts";
import { ImportView } from "./parts/import-view.tsx";
import { ImportsView } from "./parts/imports-view.tsx";
import {
  countDone,
  findPull,
  getImport,
  listFailedPhotos,
  listImports,
  listRows,
} from "./queries/imports.ts";

const PATH = "/dealer/imports";
const ROWS_A_PAGE = 25;
const REFRESH_SECONDS = "2";

const pathOf = (c: Ctx): string => `${PATH}/${c.req.param("id")}`;

export const importsPages = routes()
  .get(PATH, access("manager"), (c) => listPage(c))
  .post(PATH, access("manager"), async (c) => {
    onRefusal(c, (refusal) => listPage(c, refusal));
    const { file, ...chosen } = await sentFile(c);
    const id = await planImport(c.var.deps, requireMember(c), file, chosen);
    return c.redirect(href(`${PATH}/${id}`), 303);
  })
  .post(`${PATH}/feed`, access("manager"), postedForm, async (c) => {
    onRefusal(c, (refusal) => listPage(c, refusal));
    const { address, name, password, mode } = parseInput(pullInput, c.req.valid("form"));
    const credentials = name ? `${name}:${password}` : "";
    await setPull(c.var.deps, requireMember(c), { address, credentials, mode });
    return flashOn(c, PATH, "settingsSaved");
  })
  .post(`${PATH}/feed/now`, access("manager"), async (c) => {
    onRefusal(c, (refusal) => listPage(c, refusal));
    await pullNow(c.var.deps, requireMember(c));
    return flashOn(c, PATH, "pullSoon");
  })
  .get(`${PATH}/:id`, access("manager"), (c) => importPage(c))
  .post(`${PATH}/:id/plan`, access("manager"), postedForm, async (c) => {
    const typed = c.req.valid("form");
    onRefusal(c, (refusal) => importPage(c, refusal, typed));
    const { deps } = c.var;
    const id = c.req.param("id");
    const { columns } = await getImport(deps.db.read, requireMember(c).dealerId, id);
    const mapping = columns.map(({ header }, i) => ({ header, field: typed[`field${i}`] || null }));
    await planAgain(deps, requireMember(c), id, {
      ...parseInput(choices, typed),
      ...("field0" in typed && { mapping }),
    });
    return c.redirect(href(pathOf(c)), 303);
  })
  .post(`${PATH}/:id/apply`, access("manager"), postedForm, async (c) => {
    const typed = c.req.valid("form");
    onRefusal(c, (refusal) => importPage(c, refusal, typed));
    const { hash, withdraw } = typed;
    const input = parseInput(applyInput, { hash, withdraw: withdraw ? Number(withdraw) : undefined });
    await startApplying(c.var.deps, requireMember(c), c.req.param("id"), input);
    return c.redirect(href(pathOf(c)), 303);
  })
  .post(`${PATH}/:id/undo`, access("manager"), async (c) => {
    onRefusal(c, (refusal) => importPage(c, refusal));
    await startUndoing(c.var.deps, requireMember(c), c.req.param("id"));
    return c.redirect(href(pathOf(c)), 303);
  });

async function listPage(c: Ctx, refusal?: Refusal): Promise<Response> {
  const { db, clock } = c.var.deps;
  const member = requireMember(c);
  const dealer = await getDealerOf(db.read, member);
  const [imports, pull] = [await listImports(db.read, dealer.id), await findPull(db.read, dealer.id)];
  return officePage(
    c,
    dealer,
    { title: t.imports(), text: t.importsText(), path: PATH, status: refusal?.status },
    <ImportsView {...{ imports, pull }} now={clock.now()} message={formMessage(refusal)} />,
  );
}

async function importPage(c: Ctx, refusal?: Refusal, typed: Posted = {}): Promise<Response> {
  const { db, clock } = c.var.deps;
  const member = requireMember(c);
  const one = await getImport(db.read, member.dealerId, c.req.param("id") ?? "");
  const dealer = await getDealerOf(db.read, member);
  const params = queryParams(c);
  const skipped = (one.result?.skipped ?? 0) + (one.result?.failed ?? 0);
  const counts = { ...one.counts, skipped };
  const isFirst = (tab: ShownTab) => counts[tab] > 0;
  const first = one.appliedAt === null && isFirst("missing") ? "missing" : SHOWN_TABS.find(isFirst);
  const tab = SHOWN_TABS.find((each) => each === params.get("tab")) ?? first ?? "new";
  const found = await listRows(db.read, one.id, tab, pageParams(params, ROWS_A_PAGE));
  const isRunning = one.status === "applying";
  if (isRunning) c.header("Refresh", REFRESH_SECONDS);
  const done = isRunning ? await countDone(db.read, one.id) : 0;
  const photos = await listFailedPhotos(db.read, one.id);
  const title = one.appliedAt === null ? t.importCheck() : t.importOf();
  const shown = { one, counts, tab, found, done, photos, typed, now: clock.now() };
  return officePage(
    c,
    dealer,
    { title, path: PATH, status: refusal?.status },
    <ImportView {...shown} message={formMessage(refusal)} />,
  );
}
