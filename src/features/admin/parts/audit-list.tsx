import { UNLIMITED } from "#src/auth/listing-limit.ts";
import type { AuditRow } from "#src/features/audit/queries.ts";
import { REPORT_REASONS, VERDICT_REASONS } from "#src/features/moderation/schema.ts";
import { href } from "#src/i18n/paths.ts";
import { t } from "#t";

export const AuditList = ({ entries }: { entries: AuditRow[] }) => (
  <ol className="panel divided text-14">
    {entries.map((entry) => (
      <li key={entry.id} className="grid gap-x-6 gap-y-1 p-4 sm:grid-cols-2 lg:grid-cols-4">
        <p className="text-ink-soft">
          <time dateTime={new Date(entry.createdAt).toISOString()}>{t.formatDateTime(entry.createdAt)}</time>
          <br />
          {entry.actorId === null ? t.adminAuditShell() : <bdi>{entry.actorName}</bdi>}
        </p>
        <p className="font-semibold">{t.auditAction(entry.action)}</p>
        <p className="min-w-0">
          <Subject {...entry} />
        </p>
        <Change {...entry} />
      </li>
    ))}
  </ol>
);

const PARTS: Record<string, string> = {
  user: "/dashboard/users",
  dealer: "/dashboard/dealers",
  listing: "/dashboard/listings",
};

function Subject({ subjectKind, subjectId, subjectName, action }: AuditRow) {
  const part = PARTS[subjectKind];
  if (subjectKind === "site") return t.auditField(subjectName);
  if (subjectKind === "message") return t.messagesHeading();
  if (!part || action === "user.delete") return <bdi>{subjectName}</bdi>;
  return (
    <a href={href(`${part}?q=${subjectId}`)} className="underline hover:text-action">
      <bdi>{subjectName}</bdi>
    </a>
  );
}

function Change({ action, before, after }: AuditRow) {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return (
    <dl className="min-w-0">
      {names.map((name) => (
        <div key={name}>
          <dt className="inline text-ink-soft">{t.auditField(name)}: </dt>
          <dd className="inline">
            {before && name in before && (
              <>
                <bdi>{changedTo(action, name, before[name])}</bdi>{" "}
                <span className="flip inline-block" aria-hidden>
                  →
                </span>
                <span className="sr-only">{t.auditThen()}</span>{" "}
              </>
            )}
            <bdi>{changedTo(action, name, after?.[name])}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

export function changedTo(action: string, field: string, value: unknown): string {
  if (value === null || value === undefined || value === "") return "–";
  if (field === "listingLimit" && value === UNLIMITED) return t.unlimited();
  if (typeof value === "number")
    return field.endsWith("At") ? t.formatDateTime(value) : t.formatNumber(value);
  if (field === "reason") return reasonIn(action, String(value));
  if (typeof value === "object") return Object.values(value).map(inWords).filter(Boolean).join(" · ") || "–";
  return t.auditValue(String(value));
}

const inWords = (value: unknown): string =>
  typeof value === "object" && value !== null
    ? Object.values(value).map(inWords).join(", ")
    : String(value ?? "–");

function reasonIn(action: string, code: string): string {
  const reported = REPORT_REASONS.find((reason) => reason === code);
  if (action.startsWith("report.") && reported) return t.reportLabel(reported);
  const judged = VERDICT_REASONS.find((reason) => reason === code);
  return judged ? t.reasonLabel(judged) : code;
}
