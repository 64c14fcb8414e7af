import type { ReactNode } from "react";
import { Prose } from "#src/features/help/prose.tsx";
import { href } from "#src/i18n/paths.ts";
import { classNames } from "#src/ui/class-names.ts";
import { IconButton } from "#src/ui/icon-button.tsx";
import { t } from "#t";
import type { Call } from "./calls.ts";
import type { Document } from "./open-api.ts";
import {
  answersText,
  callersText,
  parametersText,
  ownRefusalsText,
  refusalsText,
  scopesText,
} from "./tables.ts";
import { GROUPS, INTRODUCTION } from "./words.ts";

export const DOCS = "/api/docs";

interface DocsProps {
  document: Document;
  calls: Call[];
  /** The group of calls on this page; without it, the page says what holds for all. */
  slug: string | undefined;
}

/** The description itself is in English, in both languages of the site. */
export function DocsPage({ document, calls, slug }: DocsProps) {
  const group = GROUPS.find((each) => each.slug === slug);
  return (
    <div className="wrap py-6 md:py-8">
      <h1 className="text-26 font-bold md:text-30">{t.api()}</h1>
      <p className="mt-1 max-w-180 text-ink-soft">{t.apiLead()}</p>
      <div
        className="mt-5 grid items-start gap-6 pb-6 lg:grid-cols-[216px_minmax(0,1fr)] lg:gap-8"
        lang="en"
        dir="ltr"
      >
        <Contents slug={slug} calls={calls} />
        <div className="grid gap-12 [&>*]:min-w-0">
          {group ? (
            calls
              .filter((call) => call.group === group.name)
              .map((call) => <CallSection key={call.id} {...{ call, document }} />)
          ) : (
            <Start />
          )}
        </div>
      </div>
    </div>
  );
}

function Contents({ slug, calls }: Pick<DocsProps, "slug" | "calls">) {
  const link = (path: string, label: ReactNode, isCurrent = false) => (
    <a href={href(path)} aria-current={isCurrent ? "page" : undefined} className="docs-link">
      {label}
    </a>
  );
  return (
    <nav aria-label={t.apiContents()} className="lg:sticky lg:top-4">
      <ul className="flex flex-wrap gap-1 lg:grid lg:gap-0">
        <li>{link(DOCS, "Start", slug === undefined)}</li>
        {GROUPS.map((group) => (
          <li key={group.slug}>
            {link(`${DOCS}/${group.slug}`, group.name, group.slug === slug)}
            {group.slug === slug && (
              <ul className="hidden lg:mb-2 lg:grid">
                {calls
                  .filter((call) => call.group === group.name)
                  .map((call) => (
                    <li key={call.id}>
                      <a href={`#${call.id}`} className="docs-call">
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
}

const Code = ({ children }: { children?: ReactNode }) => <code className="docs-code">{children}</code>;
const Text = ({ text }: { text: string }) => <Prose text={text} code={Code} />;

const Start = () => (
  <div className="grid max-w-180 gap-8">
    {INTRODUCTION.map(({ title, text }) => (
      <section key={title}>
        <h2 className="text-20">{title}</h2>
        <Text text={text} />
        {title === "Tokens" && <Text text={scopesText()} />}
        {title === "Errors" && <Text text={refusalsText()} />}
      </section>
    ))}
  </div>
);

const TONES: Record<string, string> = {
  GET: "bg-good-tint text-good",
  POST: "bg-tint text-action",
  DELETE: "bg-bad-tint text-bad",
};

const Method = ({ method }: { method: string }) => (
  <span className={classNames("docs-method", TONES[method] ?? "bg-amber-tint text-amber")}>{method}</span>
);

function CallSection({ call, document }: { call: Call; document: Document }) {
  const operation = document.paths[call.path]?.[call.method.toLowerCase()];
  if (!operation) return null;
  const { schemas } = document.components;
  const parameters = parametersText(operation, schemas);
  const refusals = ownRefusalsText(operation);
  return (
    <section
      id={call.id}
      className="grid scroll-mt-4 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_400px] xl:gap-7 [&>*]:min-w-0"
    >
      <div>
        <h2 className="text-20 md:text-22">{call.summary}</h2>
        {call.text && <Text text={call.text} />}
        <p className="panel mt-4 flex items-center gap-3 p-3">
          <Method {...call} />
          <code className="text-14 wrap-anywhere">{call.path}</code>
        </p>
        <Text text={callersText(call)} />
        {parameters && <h3 className="mt-6 text-16">Parameters</h3>}
        {parameters && <Text text={parameters} />}
        {refusals && <h3 className="mt-6 text-16">Errors</h3>}
        {refusals && <Text text={refusals} />}
      </div>
      <div className="grid gap-4 [&>*]:min-w-0">
        <Panel title="Request" text={operation["x-codeSamples"][0]?.source ?? ""} />
        {answersText(operation).map(({ title, text }) => (
          <Panel key={title} title={title} text={text} />
        ))}
      </div>
    </section>
  );
}

const PARTS = /("(?:[^"\\]|\\.)*")(?=:)|("(?:[^"\\]|\\.)*"|'[^']*')/g;

/** Keys and texts have colors of their own. */
const Panel = ({ title, text }: { title: string; text: string }) => (
  <section className="night docs-panel">
    <h3 className="border-b border-line px-4 py-3 text-14">{title}</h3>
    <pre
      aria-label={title}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- must be scrollable by keyboard
      tabIndex={0}
      className="max-h-110 overflow-auto p-4 text-13 leading-5"
    >
      {text.split(PARTS).map((part, at) =>
        at % 3 === 0 || part === undefined ? (
          part
        ) : (
          <span key={at} className={at % 3 === 1 ? "text-action" : "text-sand-ink"}>
            {part}
          </span>
        ),
      )}
    </pre>
    <IconButton
      data-copy=""
      icon="copy"
      label={`${t.copy()}: ${title}`}
      className="docs-copy noscript:hidden"
    />
  </section>
);
