import type { Posted } from "#src/http/validate.ts";
import { href } from "#src/i18n/paths.ts";
import { Button } from "#src/ui/button.tsx";
import { Field } from "#src/ui/field.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { Input } from "#src/ui/input.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { Select, type SelectOption } from "#src/ui/select.tsx";
import { t } from "#t";
import { letterOf, STOCK_FIELDS, stockFieldLabel } from "../columns.ts";
import { rowsOf } from "../import-json.ts";
import { IMPORT_MODES } from "../import-shapes.ts";
import { isGuarded } from "../plan-rows.ts";
import type { FoundImport } from "../queries/imports.ts";
import { ENCODINGS, SEPARATORS } from "../sheet.ts";

interface PlanProps {
  one: FoundImport;
  /** What was sent by a form that was refused. */
  typed: Posted;
}

const optionsOf = <Value extends string>(values: readonly Value[], labelOf: (value: Value) => string) =>
  values.map((value) => ({ value, label: labelOf(value) }));

export const FileCard = ({ one, isPlan, typed }: PlanProps & { isPlan: boolean }) => (
  <section className="card p-5 sm:p-6">
    <p className="flex items-start gap-3">
      <Icon name="file-text" size={21} className="mt-0.5 text-action" />
      <span className="min-w-0">
        <bdi className="font-semibold wrap-anywhere">{one.name}</bdi>
        <br />
        <span className="text-14 text-ink-soft">
          {t.importSize(rowsOf(one), one.columns.length, Math.ceil(one.bytes / 1024))}
          <br />
          {t.formatDateTime(one.createdAt)} · <bdi>{one.madeByName}</bdi>
        </span>
      </span>
    </p>
    {isPlan && <Reading {...{ one, typed }} />}
  </section>
);

/** How the file is read, to be corrected. */
function Reading({ one, typed }: PlanProps) {
  const { id, columns, encoding, separator, mode } = one;
  const unused = columns.filter(({ field }) => field === null).length;
  const fields = optionsOf(STOCK_FIELDS, stockFieldLabel);
  const select = (name: string, label: string, value: string, options: SelectOption[]) => (
    <Field key={name} label={label}>
      <Select name={name} defaultValue={typed[name] ?? value} options={options} />
    </Field>
  );
  return (
    <details className="mt-4 border-t border-line pt-4" open={unused > 0 || "field0" in typed}>
      <summary className="link">
        {t.importMode(mode)} · {t.importColumns(columns.length - unused, unused)}
      </summary>
      <form method="post" action={href(`/dealer/imports/${id}/plan`)} className="mt-4 grid gap-4">
        <div className="grid gap-4 sm:grid-cols-3">
          {select("mode", t.importModeTitle(), mode, optionsOf(IMPORT_MODES, t.importMode))}
          {encoding &&
            select(
              "encoding",
              t.importEncoding(),
              encoding,
              optionsOf(ENCODINGS, (each) => each),
            )}
          {separator &&
            select("separator", t.importSeparator(), separator, optionsOf(SEPARATORS, t.importSeparatorName))}
        </div>
        <ul className="grid gap-3 sm:grid-cols-3">
          {columns.map(({ header, field }, i) => (
            <li key={i} className="min-w-0">
              <Field
                label={
                  <>
                    <Letter>{letterOf(i)}</Letter> <bdi className="truncate">{header}</bdi>
                  </>
                }
              >
                <Select
                  name={`field${i}`}
                  size={44}
                  defaultValue={typed[`field${i}`] ?? field ?? ""}
                  placeholder={t.importUnused()}
                  options={fields}
                />
              </Field>
            </li>
          ))}
        </ul>
        <Button type="submit" variant="outline" className="justify-self-start">
          {t.importAgain()}
        </Button>
      </form>
    </details>
  );
}

export const Letter = ({ children }: { children: string }) => (
  <bdi className="rounded-md bg-sand px-1.5 text-12 font-semibold text-sand-ink">{children}</bdi>
);

export function Applying({ one, typed }: PlanProps) {
  const { counts, mode, id, hash, onSale } = one;
  const changes = counts.new + counts.changed + counts.missing;
  return (
    <section className="card grid gap-4 p-5">
      <h2 className="text-19">{t.importMode(mode)}</h2>
      <p className="text-15 text-ink-soft">{t.importModeText(mode)}</p>
      {counts.missing > 0 && (
        <Notice tone="warn" title={t.importMissing(counts.missing, onSale)}>
          {t.importMissingText()}
        </Notice>
      )}
      {changes === 0 ? (
        <p>{counts.errors > 0 && counts.unchanged === 0 ? t.importAllWrong() : t.importNothing()}</p>
      ) : (
        <form method="post" action={href(`/dealer/imports/${id}/apply`)} noValidate className="grid gap-3">
          <input type="hidden" name="hash" value={hash} />
          {isGuarded(counts, onSale) && (
            <Field label={t.importConfirm(counts.missing)} required>
              <Input
                name="withdraw"
                inputMode="numeric"
                autoComplete="off"
                defaultValue={typed["withdraw"]}
              />
            </Field>
          )}
          <Button type="submit" size={52} block>
            {t.importApply(changes)}
          </Button>
          <p className="text-13 text-ink-soft">{t.importUndoHint()}</p>
        </form>
      )}
    </section>
  );
}
