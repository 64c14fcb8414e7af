/** What is drawn: every demo picture by name, with all that the drawing tool and the picker need to know. */

export type Scene = "rum" | "stone" | "hills" | "jabal" | "aqaba" | "court" | "dusk";
export type Paint =
  | "white"
  | "silver"
  | "black"
  | "grey"
  | "blue"
  | "red"
  | "beige"
  | "green"
  | "brown"
  | "orange";
export type Shape =
  | "sedan"
  | "saloon"
  | "suv"
  | "offroader"
  | "hatchback"
  | "pickup"
  | "coupe"
  | "convertible"
  | "wagon"
  | "van";
export type Face = "low" | "tall";
export type Trim = "black" | "beige" | "grey";

export type Shot =
  | { kind: "car"; shape: Shape; paint: Paint; scene: Scene; angle: "side" | "right" | "nose" | "charge" }
  | { kind: "face"; face: Face; paint: Paint; scene: Scene; end: "front" | "rear" }
  | { kind: "part"; part: string; paint?: Paint; trim?: Trim };

/** For each shape and paint: the scene it faces left in, the one it faces right in. */
export const sides: Record<Shape, Partial<Record<Paint, { left?: Scene; right?: Scene }>>> = {
  sedan: {
    white: { left: "rum", right: "court" },
    silver: { left: "hills", right: "jabal" },
    black: { left: "court", right: "aqaba" },
    grey: { left: "jabal", right: "stone" },
    blue: { left: "stone", right: "rum" },
    red: { left: "aqaba" },
    beige: { right: "hills" },
    brown: { left: "court" },
  },
  saloon: {
    white: { left: "stone", right: "hills" },
    silver: { left: "jabal", right: "rum" },
    black: { right: "hills" },
    grey: { left: "rum" },
    blue: { left: "jabal" },
    red: { right: "stone" },
    beige: { left: "stone" },
    green: { left: "rum" },
  },
  suv: {
    white: { left: "jabal", right: "aqaba" },
    silver: { left: "rum", right: "stone" },
    black: { left: "stone", right: "rum" },
    grey: { left: "hills", right: "court" },
    blue: { right: "court" },
    red: { left: "rum" },
    brown: { right: "aqaba" },
  },
  offroader: {
    white: { left: "rum", right: "hills" },
    beige: { left: "jabal" },
    black: { right: "hills" },
    green: { left: "rum" },
  },
  hatchback: {
    white: { left: "hills", right: "stone" },
    blue: { left: "aqaba", right: "court" },
    silver: { left: "stone" },
    red: { left: "court" },
    grey: { right: "jabal" },
    orange: { left: "stone" },
  },
  pickup: {
    white: { left: "rum", right: "jabal" },
    silver: { left: "hills" },
    black: { right: "jabal" },
    red: { left: "hills" },
  },
  coupe: { white: { left: "aqaba" }, black: { right: "stone" }, red: { left: "rum" } },
  convertible: { red: { left: "stone" }, silver: { right: "aqaba" } },
  wagon: { grey: { left: "hills" }, blue: { right: "jabal" }, green: { left: "stone" } },
  van: { white: { left: "court", right: "jabal" }, silver: { left: "jabal" }, blue: { right: "hills" } },
};

const nights: Partial<Record<Shape, readonly Paint[]>> = {
  sedan: ["white", "black", "grey"],
  suv: ["white"],
  coupe: ["black"],
};
const noses: Partial<Record<Shape, readonly Paint[]>> = {
  sedan: ["white", "silver", "black", "grey"],
  suv: ["white"],
};
const charges: Partial<Record<Shape, readonly Paint[]>> = {
  sedan: ["white"],
  suv: ["white"],
  hatchback: ["blue"],
};
const faces: Record<Face, Partial<Record<Paint, readonly [Scene, Scene]>>> = {
  low: {
    white: ["stone", "hills"],
    silver: ["court", "rum"],
    black: ["rum", "jabal"],
    grey: ["hills", "stone"],
    blue: ["jabal", "court"],
    red: ["hills", "stone"],
    beige: ["jabal", "court"],
    brown: ["rum", "jabal"],
  },
  tall: {
    white: ["rum", "stone"],
    silver: ["hills", "jabal"],
    black: ["court", "hills"],
    grey: ["stone", "rum"],
    blue: ["aqaba", "jabal"],
  },
};
const parts: { part: string; trims?: readonly Trim[]; paints?: readonly Paint[] }[] = [
  { part: "dash-modern", trims: ["black", "beige"] },
  { part: "dash-classic", trims: ["grey", "beige"] },
  { part: "seats", trims: ["black", "beige", "grey"] },
  { part: "cluster" },
  { part: "boot" },
  { part: "engine", paints: ["white", "grey"] },
];

const each = <K extends string, V>(table: Partial<Record<K, V>>) => Object.entries(table) as [K, V][];

function* allShots(): Generator<[string, Shot]> {
  const car = (shape: Shape, paint: Paint, scene: Scene, angle: "side" | "right" | "nose" | "charge") =>
    [`${shape}-${paint}-${scene}-${angle}`, { kind: "car", shape, paint, scene, angle }] as [string, Shot];

  for (const [shape, paints] of each(sides))
    for (const [paint, { left, right }] of each(paints)) {
      if (left) yield car(shape, paint, left, "side");
      if (right) yield car(shape, paint, right, "right");
      if (nights[shape]?.includes(paint)) yield car(shape, paint, "dusk", "side");
      if (noses[shape]?.includes(paint)) yield car(shape, paint, left ?? "stone", "nose");
      if (charges[shape]?.includes(paint)) yield car(shape, paint, right ?? "court", "charge");
    }
  for (const [face, paints] of each(faces))
    for (const [paint, [front, rear]] of each(paints)) {
      yield [`${face}-${paint}-${front}-front`, { kind: "face", face, paint, scene: front, end: "front" }];
      yield [`${face}-${paint}-${rear}-rear`, { kind: "face", face, paint, scene: rear, end: "rear" }];
    }
  for (const { part, trims, paints } of parts) {
    if (!trims && !paints) yield [part, { kind: "part", part }];
    for (const trim of trims ?? []) yield [`${part}-${trim}`, { kind: "part", part, trim }];
    for (const paint of paints ?? []) yield [`${part}-${paint}`, { kind: "part", part, paint }];
  }
}

/** File name to what it shows, in drawing order. */
export const shots: ReadonlyMap<string, Shot> = new Map(
  [...allShots()].map(([name, shot]) => [`${name}.webp`, shot]),
);
