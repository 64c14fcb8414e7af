import { href } from "#src/i18n/paths.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { t } from "#t";

export const SaveSearch = ({ kind, query }: { kind: string; query: string }) => (
  <ButtonLink
    href={href(`/saved-searches/new?${new URLSearchParams({ kind, query })}`)}
    rel="nofollow"
    variant="outline"
    icon="bell"
    className="px-3! max-[374px]:[&>svg]:hidden"
  >
    {t.searchSave()}
  </ButtonLink>
);
