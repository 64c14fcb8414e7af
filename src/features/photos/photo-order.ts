import type { PhotoJson } from "./schema.ts";

/** The list with the photo at `from` standing at `to`. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, i) => i !== from);
  const [item] = list.slice(from, from + 1);
  return item === undefined ? rest : [...rest.slice(0, to), item, ...rest.slice(to)];
}

/**
 * The list with an uploaded photo among those that came with it as they were chosen, whichever is ready first: before
 * the first that was chosen later, else at the end.
 */
export function placed(
  photos: readonly PhotoJson[],
  photo: PhotoJson,
  turn: number,
  turns: ReadonlyMap<string, number>,
): PhotoJson[] {
  const later = photos.findIndex(({ id }) => (turns.get(id) ?? -1) > turn);
  const at = later === -1 ? photos.length : later;
  return [...photos.slice(0, at), photo, ...photos.slice(at)];
}
