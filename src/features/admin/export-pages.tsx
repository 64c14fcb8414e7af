import { access, requireUser } from "#src/auth/access.ts";
import { findSecondFactor } from "#src/auth/second-factor.ts";
import { AppError } from "#src/core/errors.ts";
import { type Ctx, routes } from "#src/http/env.ts";
import { type Refusal, refusalOf } from "#src/http/errors.ts";
import { streamOf } from "#src/http/stream.ts";
import { postedForm } from "#src/http/validate.ts";
import { t } from "#t";
import { recordExport, spendOwnCode } from "./actions.ts";
import { adminPage } from "./admin-page.tsx";
import { exportLabel } from "./labels.ts";
import { CodeDownload } from "./parts/code-download.tsx";
import { exportCsv, type ExportName, isExportName } from "./queries/export.ts";

const PATH = "/dashboard/export";
const TAB_OF: Record<ExportName, string> = {
  users: "/dashboard/users",
  listings: "/dashboard/listings",
  inquiries: "/dashboard/listings",
  audit: "/dashboard/audit",
};

/** Downloads of tables as CSV; like backups, they need a code of two-step verification. */
export const adminExportPages = routes()
  .get(`${PATH}/:name`, access("admin"), (c) => exportPage(c, exportNamed(c.req.param("name"))))
  .post(`${PATH}/:name`, access("admin"), postedForm, async (c) => {
    const name = exportNamed(c.req.param("name"));
    const { deps } = c.var;
    const admin = requireUser(c);
    try {
      await spendOwnCode(deps, admin.id, c.req.valid("form").code ?? "");
      await recordExport(deps, admin, name);
    } catch (error) {
      return exportPage(c, name, refusalOf(c, error));
    }
    c.header("Content-Type", "text/csv; charset=utf-8");
    c.header("Content-Disposition", `attachment; filename="${name}.csv"`);
    c.header("Cache-Control", "private, no-store");
    return c.body(streamOf(exportCsv(deps.db.read, name)));
  });

function exportNamed(name: string): ExportName {
  if (!isExportName(name)) throw new AppError("not-found", "notFound");
  return name;
}

async function exportPage(c: Ctx, name: ExportName, refusal?: Refusal): Promise<Response> {
  const { state } = await findSecondFactor(c.var.deps.db.read, requireUser(c).id);
  const title = exportLabel(name);
  return adminPage(
    c,
    { title, path: TAB_OF[name], status: refusal ? 400 : 200 },
    <div className="panel mx-auto grid max-w-120 gap-5 p-5 md:p-6">
      <h2 className="text-20">{title}</h2>
      <p className="text-ink-soft">{t.adminExportText()}</p>
      <CodeDownload path={`${PATH}/${name}`} hasSecondFactor={state === "on"} refusal={refusal} />
    </div>,
  );
}
