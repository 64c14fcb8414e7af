import { Prose } from "#src/features/help/prose.tsx";
import Copy from "#src/features/accounts/copy.island.tsx";
import { href } from "#src/i18n/paths.ts";
import { Island } from "#src/shell/island.tsx";
import { t } from "#t";
import type { Call } from "./calls.ts";
import type { Document } from "./open-api.ts";
import { callersText, INTRODUCTION, ownRefusalsText, parametersText } from "./tables.ts";
import { GROUPS } from "./words.ts";

export const DOCS = "/api/docs";

interface DocsProps {
  document: Document;
  calls: Call[];
  /** The group of calls on this page; without it, the page says what holds for all. */
  group: (typeof GROUPS)[number] | undefined;
}

/** The description itself is in English, in both languages of the site. */
export function DocsPage({ document, calls, group }: DocsProps) {
  const shown = calls.filter((call) => call.group === group?.name);
  return (
    <div className="wrap py-6 md:py-8">
      <h1 className="text-26 font-bold md:text-30">{t.api()}</h1>
      <p className="mt-1 text-ink-soft">{t.apiLead()}</p>
      <div className="docs" lang="en" dir="ltr">
        <Contents current={group?.slug} calls={shown} />
        <div className="docs-calls">
          {group ? shown.map((call) => <CallSection key={call.id} {...{ call, document }} />) : <Start />}
        </div>
      </div>
      <Island name="copy" of={Copy} props={{}} when="load" />
    </div>
  );
}

const PAGES = [{ slug: undefined, name: "Start" }, ...GROUPS];

const Contents = ({ current, calls }: { current: string | undefined; calls: Call[] }) => (
  <nav aria-label={t.apiContents()}>
    <ul>
      {PAGES.map(({ slug, name }) => (
        <li key={name}>
          <a
            href={href(slug ? `${DOCS}/${slug}` : DOCS)}
            aria-current={slug === current ? "page" : undefined}
          >
            {name}
          </a>
          {slug === current && calls.length > 0 && (
            <ul>
              {calls.map((call) => (
                <li key={call.id}>
                  <a href={`#${call.id}`}>
                    <Method {...call} />
                    {call.summary}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  </nav>
);

const Text = ({ text }: { text: string }) => <Prose text={text} code="code" />;

const Start = () => (
  <div className="docs-text">
    <Text text={INTRODUCTION} />
  </div>
);

const Method = ({ method }: { method: string }) => (
  <span className={`docs-method docs-${method}`}>{method}</span>
);

function CallSection({ call, document }: { call: Call; document: Document }) {
  const operation = document.paths[call.path]?.[call.method.toLowerCase()];
  if (!operation) return null;
  return (
    <section id={call.id} className="docs-call">
      <div>
        <h2>{call.summary}</h2>
        {call.text && <Text text={call.text} />}
        <p className="panel docs-path">
          <Method {...call} />
          <code>{call.path}</code>
        </p>
        <Text text={callersText(call)} />
        <Text text={parametersText(operation, document.components.schemas)} />
        <Text text={ownRefusalsText(operation)} />
      </div>
      <div className="docs-panels">
        <Panel title="Request" text={operation["x-codeSamples"][0]?.source ?? ""} />
        {Object.entries(operation.responses).map(
          ([status, { content: { "application/json": json } = {} }]) =>
            json && (
              <Panel key={status} title={`Answer ${status}`} text={JSON.stringify(json.example, null, 2)} />
            ),
        )}
      </div>
    </section>
  );
}

const PARTS = /("(?:[^"\\]|\\.)*")(?=:)|("(?:[^"\\]|\\.)*"|'[^']*')/g;

/** Keys and texts have colors of their own. */
const Panel = ({ title, text }: { title: string; text: string }) => (
  <section className="docs-panel">
    <h3>{title}</h3>
    <pre
      aria-label={title}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- must be scrollable by keyboard
      tabIndex={0}
    >
      {text.split(PARTS).map((part, at) =>
        at % 3 === 0 || part === undefined ? (
          part
        ) : (
          <span key={at} className={at % 3 === 1 ? "docs-key" : "docs-value"}>
            {part}
          </span>
        ),
      )}
    </pre>
    <button type="button" data-copy="" aria-label={`${t.copy()}: ${title}`} className="noscript:hidden">
      {t.copy()}
    </button>
  </section>
);
