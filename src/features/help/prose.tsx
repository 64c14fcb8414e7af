import { Children, cloneElement, isValidElement, type ReactNode } from "react";
import { href } from "#src/i18n/paths.ts";
import { classNames } from "#src/ui/class-names.ts";
import { Icon } from "#src/ui/icon.tsx";
import { Num } from "#src/ui/num.tsx";
import { t } from "#t";

interface Parent {
  children?: ReactNode;
}

interface Labelled {
  label?: string | undefined;
}

const ARABIC = /\p{Script=Arabic}/u;

const Link = ({ href: address = "", children }: Parent & { href?: string }) => (
  <a href={href(address)} className="text-action underline underline-offset-3">
    {children}
  </a>
);

/** Longer code gets its own line and wraps only if that is too narrow, as for formulas on a phone. */
const MAX_CODE_CHARACTERS = 24;

/** Text in backticks has its own direction: plates, patterns, addresses, words of the other language. */
function Code({ children }: Parent) {
  const isArabic = ARABIC.test(String(children));
  if (isArabic && t.language() === "en")
    return (
      <bdi lang="ar" className="font-system">
        {children}
      </bdi>
    );
  const isLong = String(children).length > MAX_CODE_CHARACTERS;
  return (
    <Num className={classNames("text-ink", isLong && "inline-block max-w-full whitespace-normal")}>
      {children}
    </Num>
  );
}

const EXPONENT = /\^([^\s()]+)/;

/** A code block is a formula. In Arabic it runs from right to left, as in Jordan's textbooks. */
const Formula = ({ children }: Parent) => (
  <p className="mt-3 text-center text-15 text-balance text-ink">
    {Children.toArray(children)
      .join("")
      .trim()
      .split(EXPONENT)
      .map((part, at) => (at % 2 === 1 ? <sup key={at}>{part}</sup> : part))}
  </p>
);

/** Longer cells do not fit next to two others on a phone. */
const MAX_CELL_CHARACTERS = 40;

const childrenOf = (element: ReactNode): ReactNode[] =>
  isValidElement<Parent>(element) ? Children.toArray(element.props.children) : [];
const textOf = (cell: ReactNode) => childrenOf(cell).join("");

/** On a phone, a table with long cells is stacked, with the column's name above each cell. */
function Table({ children }: Parent) {
  const [head, body] = Children.toArray(children);
  const names = childrenOf(childrenOf(head)[0]).map(textOf);
  const rows = childrenOf(body).map(childrenOf);
  const isLong = rows.flat().some((cell) => textOf(cell).length > MAX_CELL_CHARACTERS);
  return (
    <div className="panel mt-4 overflow-x-auto">
      <table className={classNames("w-full text-15", isLong && "stacked")}>
        {head}
        <tbody>
          {rows.map((cells) => (
            <tr key={textOf(cells[0])}>
              {cells.map((cell, at) =>
                isValidElement<Parent & Labelled>(cell) ? cloneElement(cell, { label: names[at] }) : cell,
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const components = {
  p: ({ children }: Parent) => <p className="mt-3">{children}</p>,
  a: Link,
  code: Code,
  pre: Formula,
  ul: ({ children }: Parent) => <ul className="mt-3 grid list-disc gap-2 ps-5">{children}</ul>,
  ol: ({ children }: Parent) => <ol className="mt-3 grid list-decimal gap-2 ps-5">{children}</ol>,
  blockquote: ({ children }: Parent) => (
    <aside className="mt-4 flex items-start gap-2 text-14 text-ink-soft [&_p]:mt-0">
      <Icon name="info" size={16} className="mt-1 text-faint" />
      <div>{children}</div>
    </aside>
  ),
  table: Table,
  th: ({ children }: Parent) => (
    <th scope="col" className="bg-sand px-3 py-3 text-start md:px-4 text-14 font-semibold text-sand-ink">
      {children}
    </th>
  ),
  td: ({ children, label }: Parent & Labelled) => (
    <td data-label={label} className="border-t border-line px-3 py-3 align-top md:px-4">
      {children}
    </td>
  ),
};

/** `code` draws text in backticks. */
export const Prose = ({ text, code = Code }: { text: string; code?: typeof Code | "code" }) =>
  Bun.markdown.react(text, { ...components, code }, { noHtmlBlocks: true, noHtmlSpans: true });
