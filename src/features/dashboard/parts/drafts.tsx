import { writtenIn } from "#src/i18n/written-in.ts";
import { draftPath } from "#src/features/listings/kinds.ts";
import { href } from "#src/i18n/paths.ts";
import { Button, ButtonLink } from "#src/ui/button.tsx";
import { Section } from "#src/ui/section.tsx";
import { t } from "#t";
import type { DraftJson } from "../shapes.ts";
import type { DraftActs } from "../use-dashboard.ts";
import { ActForm, DeleteDialog } from "./act-form.tsx";
import { Cover } from "./cover.tsx";

interface DraftProps {
  now: number;
  /** The page's query string, which a form without scripts keeps. */
  search: string;
  acts: DraftActs;
}

export const Drafts = ({ drafts, ...draft }: DraftProps & { drafts: DraftJson[] }) => (
  <Section id="drafts" title={t.dashboardDrafts()} count={t.formatNumber(drafts.length)}>
    <ul className="grid gap-3">
      {drafts.map((each) => (
        <DraftRow key={each.id} draft={each} {...draft} />
      ))}
    </ul>
  </Section>
);

function DraftRow({ draft, now, search, acts }: DraftProps & { draft: DraftJson }) {
  const { id, name, editedAt, endsAt } = draft;
  const dialog = `delete-${id}`;
  return (
    <li
      aria-busy={acts.pending === id}
      className="panel flex items-stretch overflow-hidden aria-busy:opacity-60"
    >
      <div className="relative w-24 flex-none bg-sand-2 sm:w-36">
        <Cover {...draft} alt="" sizes="(min-width: 40rem) 144px, 96px" />
      </div>
      <div className="min-w-0 flex-1 px-3.5 py-3 sm:flex sm:items-center sm:gap-4 sm:px-5">
        <div className="min-w-0 flex-1">
          <h3
            {...writtenIn(name)}
            className="truncate [text-align:-webkit-match-parent] [text-align:match-parent] text-16"
          >
            {name}
          </h3>
          <p className="text-14 text-ink-soft">
            <span className="max-sm:block">{t.draftSavedAgo(t.formatAgo(editedAt, now))}</span>
            <span className="mx-1 max-sm:hidden">·</span>
            <span className="max-sm:block">{t.draftEnds(t.formatDate(endsAt))}</span>
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-1 max-sm:mt-2 max-sm:-ms-2">
          <Button
            variant="danger"
            command="show-modal"
            commandfor={dialog}
            className="px-2 sm:px-3 text-14 font-medium"
          >
            {t.listingDelete()}
          </Button>
          <ButtonLink href={href(draftPath(draft))} variant="tint" className="px-4 text-14">
            {t.draftContinue()}
          </ButtonLink>
        </div>
      </div>
      <DeleteDialog id={dialog} title={t.draftDeleteTitle()} name={name} text={t.draftDeleteText()}>
        <ActForm
          action={href(`/dashboard/drafts/${id}/delete${search}`)}
          act={() => acts.pending || acts.remove(id)}
        >
          <Button type="submit" variant="danger-solid">
            {t.listingDelete()}
          </Button>
        </ActForm>
      </DeleteDialog>
    </li>
  );
}
