import { href } from "#src/i18n/paths.ts";
import { Button } from "#src/ui/button.tsx";
import { RadioGroup } from "#src/ui/choice-group.tsx";
import { Field } from "#src/ui/field.tsx";
import { Input } from "#src/ui/input.tsx";
import { FormError, Notice } from "#src/ui/notice.tsx";
import { Section } from "#src/ui/section.tsx";
import { t } from "#t";
import { outcomeText } from "../import-json.ts";
import { IMPORT_MODES } from "../import-shapes.ts";
import type { findPull, FoundImport } from "../queries/imports.ts";

type Pull = Awaited<ReturnType<typeof findPull>>;

interface ImportsViewProps {
  imports: FoundImport[];
  pull: Pull;
  now: number;
  message: string | undefined;
}

/** Sends a file, sets the feed, and lists what was imported. */
export const ImportsView = ({ imports, pull, now, message }: ImportsViewProps) => (
  <>
    <FormError>{message}</FormError>
    <form
      method="post"
      encType="multipart/form-data"
      action={href("/dealer/imports")}
      className="card grid gap-4 p-5 sm:p-6"
    >
      <h2 className="text-19">{t.importUpload()}</h2>
      <Field label={t.importFile()} hint={t.importFileHint()}>
        <Input type="file" name="file" accept=".csv,.tsv,.txt,.xlsx" className="pt-2" />
      </Field>
      <Field label={t.importAddress()} optional>
        <Input type="url" name="url" dir="ltr" placeholder="https://" />
      </Field>
      <Mode chosen="update" />
      <Button type="submit" size={48} className="justify-self-start">
        {t.importPlan()}
      </Button>
    </form>
    <Feed {...{ pull, now }} />
    <Section title={t.importsPast()}>
      {imports.length === 0 ? (
        <p className="panel p-5 text-ink-soft">{t.importsNone()}</p>
      ) : (
        <ol className="panel divided">{imports.map(PastImport)}</ol>
      )}
    </Section>
  </>
);

const Mode = ({ chosen }: { chosen: string }) => (
  <RadioGroup
    look="rows"
    legend={t.importModeTitle()}
    name="mode"
    defaultValue={chosen}
    options={IMPORT_MODES.map((value) => ({
      value,
      label: `${t.importMode(value)}: ${t.importModeText(value)}`,
    }))}
  />
);

const PastImport = (one: FoundImport) => (
  <li
    key={one.id}
    className="grid items-center gap-x-6 gap-y-1 px-4 py-3 sm:grid-cols-[1fr_1fr_auto] sm:px-5"
  >
    <p className="min-w-0">
      <a href={href(`/dealer/imports/${one.id}`)} className="link wrap-anywhere">
        <bdi>{one.name}</bdi>
      </a>
      <br />
      <span className="text-14 text-ink-soft">
        {t.formatDateTime(one.createdAt)} · <bdi>{one.isPulled ? t.importFromFeed() : one.madeByName}</bdi>
      </span>
    </p>
    <p className="text-14 text-ink-soft">{outcomeText(one)}</p>
    <p>
      <span className="badge badge-neutral">
        {one.undone ? t.importUndone() : t.importStatus(one.status)}
      </span>
    </p>
  </li>
);

const Feed = ({ pull, now }: { pull: Pull; now: number }) => (
  <details className="card p-5 sm:p-6" open={pull !== null}>
    <summary className="link">{t.pullTitle()}</summary>
    <p className="mt-2 mb-4 text-15 text-ink-soft">{t.pullText()}</p>
    {pull?.reason && (
      <Notice tone="warn" className="mb-4">
        {pull.reason}
      </Notice>
    )}
    <form method="post" action={href("/dealer/imports/feed")} className="grid gap-4">
      <Field label={t.importAddress()} hint={pull ? t.pullRemoveHint() : undefined}>
        <Input
          type="url"
          name="address"
          dir="ltr"
          placeholder="https://"
          defaultValue={pull?.address ?? ""}
        />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t.pullName()} optional>
          <Input
            name="name"
            dir="ltr"
            autoComplete="off"
            defaultValue={pull?.credentials?.split(":")[0] ?? ""}
          />
        </Field>
        <Field label={t.accountPassword()} optional>
          <Input name="password" type="password" autoComplete="off" />
        </Field>
      </div>
      <Mode chosen={pull?.mode ?? "update"} />
      <Button type="submit" variant="outline" className="justify-self-start">
        {t.save()}
      </Button>
    </form>
    {pull && (
      <form
        method="post"
        action={href("/dealer/imports/feed/now")}
        className="mt-4 flex flex-wrap items-center gap-3"
      >
        <Button type="submit" variant="tint">
          {t.pullNow()}
        </Button>
        <span className="text-14 text-ink-soft">
          {pull.readAt === null ? t.pullNever() : t.pullReadAt(t.formatAgo(pull.readAt, now))}
        </span>
      </form>
    )}
  </details>
);
