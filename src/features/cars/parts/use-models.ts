import { freshForMinute, useQuery } from "#src/client/use-query.ts";
import type { SelectOption } from "#src/ui/select.tsx";

/** The models of these makes; while those of a new choice load, the models of the previous one. No makes, no call. */
export function useModels(makes: string[]): SelectOption[] | undefined {
  const query = new URLSearchParams(makes.map((make) => ["make", make])).toString();
  const { data } = useQuery<{ models: SelectOption[] }>({
    queryKey: [`/api/models?${query}`],
    enabled: query !== "",
    ...freshForMinute,
  });
  return data?.models;
}
