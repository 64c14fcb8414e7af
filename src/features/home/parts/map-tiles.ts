/** A governorate's tile on the schematic map of Jordan, named by its city; never mirrored, west is at the left. */
export interface MapTile {
  city: string;
  /** Its outline in the map's box, without the round edge that its stroke adds. */
  path: string;
  /** Where its name stands. */
  at: readonly [x: number, y: number];
}

export const MAP_BOX = { width: 600, height: 620 };

/** The twelve governorates from north to south, west to east. */
export const MAP_TILES: MapTile[] = [
  { city: "Irbid", path: "M55 49L140 14L253 59V121H51Z", at: [154, 82] },
  { city: "Ajloun", path: "M51 143H141V205H48Z", at: [95, 174] },
  { city: "Jerash", path: "M163 143H253V205H163Z", at: [208, 174] },
  { city: "Mafraq", path: "M275 70L346 106L556 17L585 89L520 156L376 205H275V132Z", at: [420, 136] },
  { city: "Salt", path: "M48 227H141V291H45Z", at: [93, 259] },
  { city: "Madaba", path: "M44 313H141V377H41Z", at: [92, 345] },
  { city: "Zarqa", path: "M389 224L511 183L485 303H389Z", at: [442, 258] },
  { city: "Amman", path: "M163 227H367V325H468L419 377H163Z", at: [268, 302] },
  { city: "Karak", path: "M39 399H237V451H34Z", at: [137, 425] },
  { city: "Tafilah", path: "M32 473H237V525H25Z", at: [133, 499] },
  { city: "Aqaba", path: "M23 547H231L205 605H15Z", at: [120, 576] },
  { city: "Ma'an", path: "M259 399H420L484 453L440 502L351 518L296 605H229L259 538Z", at: [350, 452] },
];

/** How strong a tile's colour is, in five steps. */
export const SHADES = [0.14, 0.28, 0.46, 0.8, 1];

/** Which step a city takes, from the fullest city's number; each is twice the last, since most cars are in the capital. */
export function shadeOf(count: number, most: number): number {
  if (count <= 0 || most <= 0) return 0;
  const halvings = Math.floor(Math.log2(most / count));
  return Math.max(0, SHADES.length - 1 - halvings);
}
