import type { ReactNode } from "react";
import { href } from "#src/i18n/paths.ts";
import { Button, ButtonLink } from "#src/ui/button.tsx";
import { t } from "#t";
import { Carried } from "./choice-fields.tsx";

interface AllFiltersProps {
  path: string;
  carried: [name: string, value: string][];
  children: ReactNode;
}

export const AllFilters = ({ path, carried, children }: AllFiltersProps) => (
  <div className="wrap max-w-180! pt-5 pb-14 lg:pb-18">
    <h1 className="mb-3 text-26 md:text-28">{t.searchAllFilters()}</h1>
    <form role="search" action={href(path)} autoComplete="off" className="panel">
      {children}
      {carried.map(([name, value]) => (
        <Carried key={`${name} ${value}`} name={name} values={[value]} />
      ))}
      <div className="dialog-foot">
        <Button type="submit" size={52} className="flex-1">
          {t.searchShowResults()}
        </Button>
        <ButtonLink href={href(path)} variant="quiet" size={52}>
          {t.searchClearAll()}
        </ButtonLink>
      </div>
    </form>
  </div>
);
