import { t } from "#t";

export interface AuditLine {
  id: string;
  createdAt: number;
  /** Null: the server's shell. */
  actorId: string | null;
  actorName: string;
  action: string;
  subjectKind: string;
  subjectName: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
}

const CELL = "px-4 py-3 text-start align-top";

/** What was done, by whom, to what, the newest first. */
export const AuditTable = ({ entries }: { entries: AuditLine[] }) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
  <div className="panel overflow-x-auto" tabIndex={0} role="region" aria-label={t.adminAudit()}>
    <table className="w-full text-14">
      <thead className="text-ink-soft">
        <tr>
          {[
            t.adminAuditWhen(),
            t.adminAuditWho(),
            t.adminAuditWhat(),
            t.adminAuditSubject(),
            t.adminAuditChange(),
          ].map((name) => (
            <th key={name} scope="col" className={`${CELL} font-medium whitespace-nowrap`}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {entries.map((entry) => (
          <tr key={entry.id}>
            <td className={`${CELL} whitespace-nowrap`}>
              <time dateTime={new Date(entry.createdAt).toISOString()}>
                {t.formatDateTime(entry.createdAt)}
              </time>
            </td>
            <td className={CELL}>
              {entry.actorId === null ? t.adminAuditShell() : <bdi>{entry.actorName}</bdi>}
            </td>
            <td className={CELL}>
              <bdi dir="ltr" className="whitespace-nowrap">
                {entry.action}
              </bdi>
            </td>
            <td className={CELL}>
              <bdi>{entry.subjectName}</bdi>
            </td>
            <td className={CELL}>
              <Change before={entry.before} after={entry.after} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

const said = (value: unknown) => (value === null || value === undefined ? "–" : String(value));

function Change({ before, after }: Pick<AuditLine, "before" | "after">) {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return (
    <ul dir="ltr" className="text-start">
      {names.map((name) => (
        <li key={name}>
          <bdi>
            {name}: {said(before?.[name])} → {said(after?.[name])}
          </bdi>
        </li>
      ))}
    </ul>
  );
}
