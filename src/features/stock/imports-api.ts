import { access, requireMember } from "#src/auth/access.ts";
import { csvOf } from "#src/core/csv.ts";
import { AppError } from "#src/core/errors.ts";
import { pageParams } from "#src/core/query-params.ts";
import { asks, gives, paged, shaped } from "#src/http/describe.ts";
import { type Ctx, routes } from "#src/http/env.ts";
import { parseInput, queryParams, validate } from "#src/http/validate.ts";
import { z } from "zod/mini";
import { startApplying, startUndoing } from "./actions/apply-import.ts";
import { type ImportFile, planAgain, planImport } from "./actions/plan-import.ts";
import { fetchStock } from "./fetch-stock.ts";
import { importJson, rowJson } from "./import-json.ts";
import {
  applyInput,
  type Choices,
  choices,
  importAddress,
  importPatch,
  importRowsShape,
  importShape,
  SHOWN_TABS,
} from "./import-shapes.ts";
import { getImport, listRows, rowsWithErrors } from "./queries/imports.ts";
import { xlsxOf } from "./write-sheet.ts";

const manager = access("manager", "stock:write");
const upload = shaped({ body: importAddress, files: "file", answers: { 201: importShape } });

const TYPES = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};
const errorsFile = (ending: keyof typeof TYPES) => shaped({ type: TYPES[ending], answers: { 200: null } });

async function answer(c: Ctx, id: string, status: 200 | 201 | 202): Promise<Response> {
  return c.json(importJson(await getImport(c.var.deps.db.read, requireMember(c).dealerId, id)), status);
}

export const importsApi = routes()
  .post("/", manager, upload, async (c) => {
    const { file, ...chosen } = await sentFile(c);
    return answer(c, await planImport(c.var.deps, requireMember(c), file, chosen), 201);
  })
  .get("/:id", manager, gives(importShape), (c) => answer(c, c.req.param("id"), 200))
  .get(
    "/:id/rows",
    manager,
    asks({ tab: z.enum(SHOWN_TABS), ...paged }),
    gives(importRowsShape),
    async (c) => {
      const { read } = c.var.deps.db;
      const { id } = await getImport(read, requireMember(c).dealerId, c.req.param("id"));
      const params = queryParams(c);
      const tab = SHOWN_TABS.find((each) => each === params.get("tab")) ?? "new";
      const { rows, ...found } = await listRows(read, id, tab, pageParams(params));
      return c.json({ rows: rows.map((row) => rowJson(row, tab)), ...found });
    },
  )
  .patch("/:id", manager, validate("json", importPatch), gives(importShape), async (c) => {
    const id = c.req.param("id");
    await planAgain(c.var.deps, requireMember(c), id, c.req.valid("json"));
    return answer(c, id, 200);
  })
  .post("/:id/apply", manager, validate("json", applyInput), gives(importShape, 202), async (c) => {
    const id = c.req.param("id");
    await startApplying(c.var.deps, requireMember(c), id, c.req.valid("json"));
    return answer(c, id, 202);
  })
  .post("/:id/undo", manager, gives(importShape, 202), async (c) => {
    const id = c.req.param("id");
    await startUndoing(c.var.deps, requireMember(c), id);
    return answer(c, id, 202);
  })
  .get("/:id/errors.csv", manager, errorsFile("csv"), async (c) => c.body(csvOf(await errorRows(c, "csv"))))
  .get("/:id/errors.xlsx", manager, errorsFile("xlsx"), async (c) =>
    c.body(await xlsxOf("Cars", await errorRows(c, "xlsx"))),
  );

function errorRows(c: Ctx, ending: keyof typeof TYPES) {
  c.header("Content-Type", TYPES[ending]);
  c.header("Content-Disposition", `attachment; filename="errors.${ending}"`);
  return rowsWithErrors(c.var.deps.db.read, requireMember(c).dealerId, c.req.param("id") ?? "");
}

/** A file as multipart, or the address of one as JSON, and how to read it. */
export async function sentFile(c: Ctx): Promise<Choices & { file: ImportFile }> {
  if (/^application\/json\b/i.test(c.req.header("Content-Type") ?? "")) {
    const { url, ...chosen } = parseInput(importAddress, await c.req.json());
    return { ...chosen, file: await fetchStock(url) };
  }
  const form = await c.req.formData();
  const [sent, url] = [form.get("file"), form.get("url")];
  const typed = [...form].filter(([name, value]) => name in choices.shape && value !== "");
  const chosen = parseInput(choices, Object.fromEntries(typed));
  if (typeof url === "string" && url !== "") return { ...chosen, file: await fetchStock(url) };
  if (!(sent instanceof File) || sent.name === "") throw new AppError("invalid", "stockFileMissing");
  return { ...chosen, file: { name: sent.name, bytes: await sent.bytes() } };
}
