import { z } from "zod/mini";
import { count, counts, named, numbers, texts, textsOrNull, time, times, told } from "#src/http/describe.ts";
import { parseFileAddress } from "#src/http/fetch-file.ts";
import { t } from "#t";
import { ENCODINGS, SEPARATORS } from "./sheet.ts";

export const IMPORT_STATUSES = ["planned", "applying", "done", "failed", "stopped"] as const;
export const IMPORT_MODES = ["update", "full"] as const;
export type ImportMode = (typeof IMPORT_MODES)[number];

const ROW_TABS = ["new", "changed", "unchanged", "missing", "errors"] as const;
export type RowTab = (typeof ROW_TABS)[number];
/** `skipped` are those that an applied import left out. */
export const SHOWN_TABS = [...ROW_TABS, "warnings", "skipped"] as const;
export type ShownTab = (typeof SHOWN_TABS)[number];

export const OUTCOMES = ["created", "changed", "withdrawn", "restored", "skipped", "failed"] as const;
/** A row that is `begun` or `undoing` is repeated if the server ends meanwhile. */
export type RowOutcome = (typeof OUTCOMES)[number] | "begun" | "undoing" | "undone" | "left";

/** A field's values as its column has them. Also of the stock status. */
export interface RowChange {
  field: string;
  from: unknown;
  to: unknown;
}

const planCounts = z.object(counts(...ROW_TABS, "warnings"));
export type PlanCounts = z.infer<typeof planCounts>;
const importResult = z.object(counts(...OUTCOMES));
export type ImportResult = z.infer<typeof importResult>;

const encoding = z.enum(ENCODINGS);
const separator = z.enum(SEPARATORS);
const mapping = z.array(z.object({ ...texts("header"), field: z.nullable(z.string()) }));

export const importShape = named("Import", {
  ...texts("id", "hash"),
  status: z.enum(IMPORT_STATUSES),
  mode: z.enum(IMPORT_MODES),
  file: z.object({
    ...texts("name"),
    ...counts("rows", "bytes"),
    encoding: z.nullable(encoding),
    separator: z.nullable(separator),
    ...textsOrNull("sheet"),
  }),
  mapping,
  counts: planCounts,
  ...times("createdAt", "expiresAt"),
  appliedAt: z.nullable(time()),
  ...textsOrNull("reason"),
  result: z.nullable(importResult),
  undone: z.nullable(
    z.object({ left: told(z.array(z.string()), "Stock numbers of cars that were changed since.") }),
  ),
});
export type ImportJson = z.infer<typeof importShape>;

const change = z.object({ ...texts("field"), ...textsOrNull("from", "to") });
const problem = z.object({
  column: z.nullable(z.int()),
  ...texts("letter", "header", "value", "reason"),
});
export const importRowShape = named("ImportRow", {
  row: z.nullable(z.int()),
  ...texts("stockId", "title"),
  changes: z.array(change),
  problems: z.array(problem),
});
export const importRowsShape = z.object({
  rows: z.array(importRowShape),
  ...numbers("total", "page", "pageSize"),
});

/** How a file is read, if it is not as it looks. */
export const choices = z.partial(z.object({ mode: z.enum(IMPORT_MODES), encoding, separator }));
export type Choices = z.infer<typeof choices>;
export const importAddress = named("ImportAddress", { url: z.string(), ...choices.shape });
export const importPatch = named("ImportPatch", { ...choices.shape, mapping: z.optional(mapping) });
export const applyInput = named("ApplyImport", { hash: z.string(), withdraw: z.optional(count()) });

const typed = z._default(z.string().check(z.trim(), z.maxLength(2048)), "");
export const pullInput = z.object({
  address: typed.check(
    z.refine((text) => text === "" || parseFileAddress(text) !== null, {
      error: () => t.stockAddressRefused(),
    }),
  ),
  name: typed,
  password: typed,
  mode: z._default(z.enum(IMPORT_MODES), "update"),
});
