import type { Dispatch, SetStateAction } from "react";
import type { PhotoJson } from "./schema.ts";

/** The photos of a form. */
export interface PhotoList {
  photos: PhotoJson[];
  onChange: Dispatch<SetStateAction<PhotoJson[]>>;
  max: number;
}

export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, i) => i !== from);
  const [item] = list.slice(from, from + 1);
  return item === undefined ? rest : [...rest.slice(0, to), item, ...rest.slice(to)];
}

/** Inserts an uploaded photo before the first one that was chosen later, so that photos keep the order of choice. */
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
