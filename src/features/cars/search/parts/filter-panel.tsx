import type { ReactNode, Ref } from "react";
import { href } from "#src/i18n/paths.ts";
import { Button, ButtonLink } from "#src/ui/button.tsx";
import { FieldError } from "#src/ui/field.tsx";
import { IconButton } from "#src/ui/icon-button.tsx";
import { t } from "#t";

export const PANEL = "filters";
export const FORM = "search-form";

interface FilterPanelProps {
  form: Ref<HTMLFormElement>;
  show: string;
  failed: string | false;
  children: ReactNode;
}

export const FilterPanel = ({ form, show, failed, children }: FilterPanelProps) => (
  <dialog id={PANEL} closedby="any" aria-labelledby={`${PANEL}-title`} className="sheet filter-panel">
    <span className="mx-auto mt-2 h-1 w-10 flex-none rounded-full bg-track sm:hidden" />
    <div className="flex flex-none items-center justify-between border-b border-line py-1 ps-4 pe-1 lg:py-2 lg:px-5">
      <h2 id={`${PANEL}-title`} tabIndex={-1} className="text-20 outline-none lg:text-18">
        {t.searchFilters()}
      </h2>
      <a href={href("/search")} className="link hidden text-14! lg:inline-flex">
        {t.searchClearAll()}
      </a>
      <IconButton icon="x" label={t.uiClose()} command="close" commandfor={PANEL} className="lg:hidden" />
    </div>
    <form
      ref={form}
      id={FORM}
      role="search"
      action={href("/search")}
      autoComplete="off"
      className="min-h-0 flex-auto overflow-y-auto overscroll-contain scroll-p-4 [scrollbar-width:thin] lg:overscroll-auto"
    >
      {children}
    </form>
    {failed && (
      <div role="alert" className="px-4 lg:hidden">
        <FieldError>{failed}</FieldError>
      </div>
    )}
    <div className="dialog-foot lg:hidden lg:noscript:flex">
      <Button type="submit" form={FORM} size={52} className="flex-1">
        <span key={show} className="noscript:hidden">
          {show}
        </span>
        <span className="hidden noscript:inline">{t.searchShowResults()}</span>
      </Button>
      <ButtonLink href={href("/search")} variant="quiet" size={52} className="lg:hidden">
        {t.searchClearAll()}
      </ButtonLink>
    </div>
  </dialog>
);
