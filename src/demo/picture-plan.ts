/** Every demo picture: what the drawing tool draws and what a car can be shown with. */

export type Scene = "rum" | "stone" | "hills" | "jabal" | "aqaba" | "court" | "dusk";
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
export const PAINTS = {
  white: "#F1EFEA",
  silver: "#C3C8CB",
  black: "#23272B",
  grey: "#7F868B",
  blue: "#27496F",
  red: "#A8322A",
  beige: "#D9C7A6",
  green: "#2F4A3C",
  brown: "#6B4A37",
  orange: "#CC6A2B",
};
export type Paint = keyof typeof PAINTS;
export type Face = "low" | "tall";
export type Trim = "black" | "beige" | "grey";

export type Shot =
  | { kind: "car"; shape: Shape; paint: Paint; scene: Scene; angle: "side" | "right" | "nose" | "charge" }
  | { kind: "face"; face: Face; paint: Paint; scene: Scene; end: "front" | "rear" }
  | { kind: "part"; part: string; paint?: Paint; trim?: Trim };

/**
 * Shape and paint, then each picture's scene and angle: cars face left at the `side` and right at the `right`. The
 * front and rear of low and of tall cars are drawn once for several shapes.
 */
const CARS_AND_FACES = `
sedan-white: rum-side court-right dusk-side rum-nose court-charge
sedan-silver: hills-side jabal-right hills-nose
sedan-black: court-side aqaba-right dusk-side court-nose
sedan-grey: jabal-side stone-right dusk-side jabal-nose
sedan-blue: stone-side rum-right
sedan-red: aqaba-side
sedan-beige: hills-right
sedan-brown: court-side
saloon-white: stone-side hills-right
saloon-silver: jabal-side rum-right
saloon-black: hills-right
saloon-grey: rum-side
saloon-blue: jabal-side
saloon-red: stone-right
saloon-beige: stone-side
saloon-green: rum-side
suv-white: jabal-side aqaba-right dusk-side jabal-nose aqaba-charge
suv-silver: rum-side stone-right
suv-black: stone-side rum-right
suv-grey: hills-side court-right
suv-blue: court-right
suv-red: rum-side
suv-brown: aqaba-right
offroader-white: rum-side hills-right
offroader-beige: jabal-side
offroader-black: hills-right
offroader-green: rum-side
hatchback-white: hills-side stone-right
hatchback-blue: aqaba-side court-right court-charge
hatchback-silver: stone-side
hatchback-red: court-side
hatchback-grey: jabal-right
hatchback-orange: stone-side
pickup-white: rum-side jabal-right
pickup-silver: hills-side
pickup-black: jabal-right
pickup-red: hills-side
coupe-white: aqaba-side
coupe-black: stone-right dusk-side
coupe-red: rum-side
convertible-red: stone-side
convertible-silver: aqaba-right
wagon-grey: hills-side
wagon-blue: jabal-right
wagon-green: stone-side
van-white: court-side jabal-right
van-silver: jabal-side
van-blue: hills-right
low-white: stone-front hills-rear
low-silver: court-front rum-rear
low-black: rum-front jabal-rear
low-grey: hills-front stone-rear
low-blue: jabal-front court-rear
low-red: hills-front stone-rear
low-beige: jabal-front court-rear
low-brown: rum-front jabal-rear
tall-white: rum-front stone-rear
tall-silver: hills-front jabal-rear
tall-black: court-front hills-rear
tall-grey: stone-front rum-rear
tall-blue: aqaba-front jabal-rear`;

const PARTS: Record<string, Extract<Shot, { kind: "part" }>> = {
  "dash-modern-black": { kind: "part", part: "dash-modern", trim: "black" },
  "dash-modern-beige": { kind: "part", part: "dash-modern", trim: "beige" },
  "dash-classic-grey": { kind: "part", part: "dash-classic", trim: "grey" },
  "dash-classic-beige": { kind: "part", part: "dash-classic", trim: "beige" },
  "seats-black": { kind: "part", part: "seats", trim: "black" },
  "seats-beige": { kind: "part", part: "seats", trim: "beige" },
  "seats-grey": { kind: "part", part: "seats", trim: "grey" },
  cluster: { kind: "part", part: "cluster" },
  boot: { kind: "part", part: "boot" },
  "engine-white": { kind: "part", part: "engine", paint: "white" },
  "engine-grey": { kind: "part", part: "engine", paint: "grey" },
};

const carsAndFaces = CARS_AND_FACES.trim()
  .split("\n")
  .flatMap((line) => {
    const [car = "", views = ""] = line.split(": ");
    const [body, paint] = car.split("-");
    return views.split(" ").map((view): [string, Shot] => {
      const [scene, angle] = view.split("-");
      const isFace = body === "low" || body === "tall";
      const shot = isFace
        ? { kind: "face", face: body, paint, scene, end: angle }
        : { kind: "car", shape: body, paint, scene, angle };
      return [`${car}-${view}`, shot as Shot];
    });
  });

/** File name, such as "sedan-white-rum-side.webp", to what it shows; in drawing order. */
export const shots: ReadonlyMap<string, Shot> = new Map(
  [...carsAndFaces, ...Object.entries(PARTS)].map(([name, shot]) => [`${name}.webp`, shot]),
);
