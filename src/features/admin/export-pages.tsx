import { access, requireUser } from "#src/auth/access.ts";
import { AppError } from "#src/core/errors.ts";
import { type Ctx, routes } from "#src/http/env.ts";
import { type Refusal, onRefusal } from "#src/http/errors.ts";
import { postedForm } from "#src/http/validate.ts";
import { t } from "#t";
import { recordExport, spendOwnCode } from "./actions.ts";
import { downloadPage, sendFile } from "./download-page.tsx";
import { exportLabel } from "./labels.ts";
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
    onRefusal(c, (refusal) => exportPage(c, name, refusal));
    await spendOwnCode(deps, admin.id, c.req.valid("form").code ?? "");
    await recordExport(deps, admin, name);
    return sendFile(c, `${name}.csv`, "text/csv; charset=utf-8", exportCsv(deps.db.read, name));
  });

function exportNamed(name: string): ExportName {
  if (!isExportName(name)) throw new AppError("not-found", "notFound");
  return name;
}

const exportPage = (c: Ctx, name: ExportName, refusal?: Refusal): Promise<Response> =>
  downloadPage(
    c,
    { title: exportLabel(name), tab: TAB_OF[name], path: `${PATH}/${name}`, refusal },
    <p className="text-ink-soft">{t.adminExportText()}</p>,
  );
