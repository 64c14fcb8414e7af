import lines from "./picture-plan.txt" with { type: "text" };

export type Scene = "rum" | "stone" | "hills" | "jabal" | "aqaba" | "court" | "dusk" | "evening" | "garage";
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
  | "van"
  | "city"
  | "boxhatch"
  | "liftback"
  | "fastback"
  | "executive"
  | "crossover"
  | "pajero"
  | "minivan"
  | "singlecab"
  | "muscle";
type Angle = "side" | "right" | "nose" | "charge" | "dusty" | "scratched" | "phone";
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
  | { kind: "car"; shape: Shape; paint: Paint; scene: Scene; angle: Angle }
  | { kind: "face"; face: Face; paint: Paint; scene: Scene; end: "front" | "rear" }
  | { kind: "part"; part: string; paint?: Paint; trim?: Trim };

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

/**
 * picture-plan.txt: shape and paint, then each picture's scene and angle. Cars face left at `side`, right at
 * `right`. Pictures that are `dusty`, `scratched` or `phone` (poor) are for separate listings. Front and rear
 * of low and of tall cars are drawn once for several shapes.
 */
const carsAndFaces = lines
  .trim()
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

export const shots: ReadonlyMap<string, Shot> = new Map(
  [...carsAndFaces, ...Object.entries(PARTS)].map(([name, shot]) => [`${name}.webp`, shot]),
);
