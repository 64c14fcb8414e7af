import { call } from "#src/client/api.ts";
import { useFetched } from "#src/client/use-fetched.ts";
import type { SelectOption } from "#src/ui/select.tsx";

/** The models of these makes, asked for with the first of them; the last makes' until they are there. */
export function useModels(makes: string[]): SelectOption[] | undefined {
  const query = new URLSearchParams(makes.map((make) => ["make", make])).toString();
  return useFetched(query || null, listModels).data;
}

async function listModels(query: string, signal?: AbortSignal): Promise<SelectOption[]> {
  const answer = await call(`/api/models?${query}`, { signal: signal ?? null });
  return ((await answer.json()) as { models: SelectOption[] }).models;
}
