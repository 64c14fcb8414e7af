import { recordAudit } from "#src/features/audit/actions.ts";
import type { Deps } from "#src/http/env.ts";
import type { ExportName } from "../queries/export.ts";
import type { Admin } from "./listings.ts";

/** Writes down who takes all rows of one kind away as a file. */
export const recordExport = ({ db, clock }: Deps, admin: Admin, name: ExportName): Promise<void> =>
  db.withTx((tx) => {
    const subject = { kind: "export", id: name, name: `${name}.csv` };
    return recordAudit(tx, { actor: admin, action: "export.download", subject }, clock.now());
  });
