import { keepPrevious, useQuery } from "#src/client/use-query.ts";
import type { SelectOption } from "#src/ui/select.tsx";

export function useModels(makes: string[]): SelectOption[] | undefined {
  const query = new URLSearchParams(makes.map((make) => ["make", make])).toString();
  const { data } = useQuery<{ models: SelectOption[] }>({
    queryKey: [`/api/models?${query}`],
    enabled: query !== "",
    ...keepPrevious,
  });
  return data?.models;
}
