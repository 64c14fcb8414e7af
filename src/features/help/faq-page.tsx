import { Icon } from "#src/ui/icon.tsx";
import { HelpFrame } from "./help-frame.tsx";
import { type PageText, sectionsOf } from "./page-text.ts";
import { Prose } from "./prose.tsx";

/** Questions that open. The anchor is on the answer, since a browser opens what encloses the anchor. */
export const FaqPage = ({ page }: { page: PageText }) => (
  <HelpFrame page={page} contents={page.sections}>
    <div className="grid gap-10">
      {page.sections.map((group) => (
        <section key={group.id} id={group.id}>
          <h2 className="mb-3 text-20 md:text-22">{group.title}</h2>
          <div className="panel">
            {sectionsOf(group.text, 3).map(({ id, title, text }) => (
              <details key={id} className="group border-t border-line first:border-t-0">
                <summary className="flex min-h-14 items-center justify-between gap-4 px-4 py-3 font-medium">
                  <h3 className="font-medium">{title}</h3>
                  <Icon
                    name="chevron-down"
                    size={20}
                    className="flex-none text-ink-soft group-open:rotate-180"
                  />
                </summary>
                <div id={id} className="scroll-mt-24 px-4 pb-4 text-ink-soft [&>:first-child]:mt-0">
                  <Prose text={text} />
                </div>
              </details>
            ))}
          </div>
        </section>
      ))}
    </div>
  </HelpFrame>
);
