import { Children, cloneElement, isValidElement, type ReactNode } from "react";
import { href } from "#src/i18n/paths.ts";
import { classNames } from "#src/ui/class-names.ts";
import { Icon } from "#src/ui/icon.tsx";
import { Num } from "#src/ui/num.tsx";
import { t } from "#t";

interface Inside {
  children?: ReactNode;
}

interface Labelled {
  /** Its column's name. */
  label?: string | undefined;
}

const ARABIC = /\p{Script=Arabic}/u;

/** Our own pages are linked in the reader's language. */
function Link({ href: address = "", children }: Inside & { href?: string }) {
  const ours = address.startsWith("/");
  return (
    <a
      href={ours ? href(address) : address}
      rel={ours ? undefined : "noopener nofollow"}
      className="text-action underline underline-offset-3"
    >
      {children}
    </a>
  );
}

/** In backticks stands what keeps its own direction: plates, patterns, addresses, a word of the other language. */
function Code({ children }: Inside) {
  const isArabic = ARABIC.test(String(children));
  if (isArabic && t.language() === "en")
    return (
      <bdi lang="ar" className="font-system">
        {children}
      </bdi>
    );
  return <Num className="text-ink">{children}</Num>;
}

/** The most letters a cell may have beside two others on a phone. */
const SHORT_CELL = 40;

const inside = (element: ReactNode): ReactNode[] =>
  isValidElement<Inside>(element) ? Children.toArray(element.props.children) : [];
const said = (cell: ReactNode) => inside(cell).join("");

/** A table with much to say stands row by row on a phone, each cell under the name of its column. */
function Table({ children }: Inside) {
  const [head, body] = Children.toArray(children);
  const names = inside(inside(head)[0]).map(said);
  const rows = inside(body).map(inside);
  const isLong = rows.flat().some((cell) => said(cell).length > SHORT_CELL);
  return (
    <div className="panel mt-4 overflow-x-auto">
      <table className={classNames("w-full text-15", isLong && "stacked")}>
        {head}
        <tbody>
          {rows.map((cells) => (
            <tr key={said(cells[0])}>
              {cells.map((cell, at) =>
                isValidElement<Inside & Labelled>(cell) ? cloneElement(cell, { label: names[at] }) : cell,
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const components = {
  p: ({ children }: Inside) => <p className="mt-3">{children}</p>,
  a: Link,
  code: Code,
  ul: ({ children }: Inside) => <ul className="mt-3 grid list-disc gap-2 ps-5">{children}</ul>,
  ol: ({ children }: Inside) => <ol className="mt-3 grid list-decimal gap-2 ps-5">{children}</ol>,
  blockquote: ({ children }: Inside) => (
    <aside className="mt-4 flex items-start gap-2 text-14 text-ink-soft [&_p]:mt-0">
      <Icon name="info" size={16} className="mt-1 text-faint" />
      <div>{children}</div>
    </aside>
  ),
  table: Table,
  th: ({ children }: Inside) => (
    <th scope="col" className="bg-sand px-4 py-3 text-start text-14 font-semibold text-sand-ink">
      {children}
    </th>
  ),
  td: ({ children, label }: Inside & Labelled) => (
    <td data-label={label} className="border-t border-line px-4 py-3 align-top">
      {children}
    </td>
  ),
};

/** A page's Markdown on our own authority: what visitors write never comes here. */
export const Prose = ({ text }: { text: string }) =>
  Bun.markdown.react(text, components, { noHtmlBlocks: true, noHtmlSpans: true });
