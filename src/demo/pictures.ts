import { linesIn } from "#src/core/text.ts";
import lines from "./picture-plan.txt" with { type: "text" };
import archive from "./pictures.tar" with { type: "file" };
import { seededRandom } from "./random.ts";

type Scene = "rum" | "stone" | "hills" | "jabal" | "aqaba" | "court" | "dusk" | "evening" | "garage";
type Shape =
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
const PAINTS = {
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
type Paint = keyof typeof PAINTS;
type Face = "low" | "tall";
type Trim = "black" | "beige" | "grey";

type Shot =
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
const carsAndFaces = linesIn(lines).flatMap((line) => {
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

export const readPictures = async (): Promise<Map<string, File>> =>
  new Bun.Archive(await Bun.file(archive).bytes()).files();

interface PicturedCar {
  bodyType: string;
  model?: string;
  color: string;
  year?: number;
  fuelType?: string;
}

/** Shapes that differ from the body type's, from a year on or up to one. */
const SHAPES: { models?: string; body?: string; from?: number; to?: number; shape: Shape }[] = [
  { models: "Pajero,Prado,Land Cruiser", to: 2010, shape: "pajero" },
  {
    models: "Tucson,Sportage,Kona,Niro,RAV4,CR-V,CS35 Plus,ID.4,Song Plus,Range Rover Evoque",
    from: 2008,
    shape: "crossover",
  },
  { models: "Carnival", shape: "minivan" },
  { models: "Bongo", shape: "singlecab" },
  { models: "L200,Hilux", to: 2009, shape: "singlecab" },
  { models: "Mustang", shape: "muscle" },
  { models: "Prius,Ioniq", shape: "liftback" },
  { models: "Model 3,Qin Plus,K5,Optima", from: 2010, shape: "fastback" },
  { models: "E 200,ES 300h,Azera,A6", from: 2000, shape: "executive" },
  { models: "Picanto,i10,206,Yaris", from: 2001, body: "Hatchback", shape: "city" },
  { body: "Hatchback", to: 2000, shape: "boxhatch" },
  { body: "Sedan", to: 2005, shape: "saloon" },
  { body: "SUV", to: 2001, shape: "offroader" },
];
const tall: ReadonlySet<Shape> = new Set(["suv", "crossover", "pickup"]);
/** Shapes that the drawings of front and rear do not fit. */
const faceless: ReadonlySet<Shape> = new Set([
  "saloon",
  "offroader",
  "van",
  "convertible",
  "pajero",
  "minivan",
  "boxhatch",
  "singlecab",
  "muscle",
]);

export function coloursOf(car: Omit<PicturedCar, "color">): string[] {
  return paintsOf(shapeOf(car)).map((paint) => paint.charAt(0).toUpperCase() + paint.slice(1));
}

/**
 * Three to eight pictures. The first shows the whole car from a side or the front: a picture that is not in
 * `recent`, in the scene used longest ago. If the body type is not drawn in the color, another color is shown.
 */
export function picturesFor(car: PicturedCar, seed: number, recent: readonly string[] = []): string[] {
  const random = seededRandom(seed);
  const { color, year = 2018, fuelType = "Gasoline" } = car;
  const shape = shapeOf(car);
  const drawn = paintsOf(shape);
  const paint = drawn.find((name) => name === color.toLowerCase()) ?? drawn[0] ?? "white";
  const trim: Trim = random.chance(0.3) ? "beige" : year < 2006 ? "grey" : "black";

  const ofCar = named((shot) => shot.kind === "car" && shot.shape === shape && shot.paint === paint);
  const charging = ofCar.filter((name) => name.endsWith("-charge.webp"));
  const driving = random.shuffled(ofCar.filter((name) => /-(?:side|right)\.webp$/.test(name)));
  const close = ofCar.filter((name) => name.endsWith("-nose.webp"));
  const face: Face | null = faceless.has(shape) ? null : tall.has(shape) ? "tall" : "low";
  const faces = random.shuffled(
    named((shot) => shot.kind === "face" && shot.face === face && shot.paint === paint),
  );
  const fronts = faces.filter((name) => name.endsWith("-front.webp"));

  const page = recent.slice(-COVERS_A_PAGE);
  const staleness = (name: string) =>
    page.lastIndexOf(name) * COVERS_A_PAGE + page.findLastIndex((other) => sceneOf(other) === sceneOf(name));
  const [cover = "", ...others] = [...driving, ...fronts.slice(0, 1)].toSorted(
    (one, other) => staleness(one) - staleness(other),
  );
  const outside = [cover, ...others.filter((name) => driving.includes(name))];
  const more = [
    ...faces.filter((name) => name !== cover).slice(0, 2),
    ...close,
    ...(fuelType === "Electric" ? charging : []),
    ...insideOf(trim, year),
    ...named((shot) => shot.kind === "part" && fuelType !== "Electric" && shot.paint === paint),
    ...(shape === "pickup" || shape === "singlecab" ? [] : ["boot.webp"]),
  ];
  const chosen = new Set(random.shuffled(more).slice(0, Math.max(1, random.between(3, 8) - outside.length)));
  return [...outside, ...more.filter((name) => chosen.has(name))];
}

function insideOf(trim: Trim, year: number) {
  const dash = year < 2006 ? "dash-classic" : "dash-modern";
  return named(
    (shot) =>
      shot.kind === "part" &&
      (shot.part === "cluster" || ([dash, "seats"].includes(shot.part) && shot.trim === trim)),
  );
}

function shapeOf({ bodyType, model = "", year = 2018 }: Omit<PicturedCar, "color">): Shape {
  const special = SHAPES.find(
    ({ models, body = bodyType, from = 0, to = Infinity }) =>
      (models?.split(",").includes(model) ?? true) && body === bodyType && year >= from && year <= to,
  );
  const name = bodyType.toLowerCase();
  return special?.shape ?? carShots.find((shot) => shot.shape === name)?.shape ?? "sedan";
}

const COVERS_A_PAGE = 24;
const sceneOf = (name: string) => name.split("-")[2];

const carShots = [...shots.values()].filter((shot) => shot.kind === "car");

const paintsOf = (shape: Shape): Paint[] => [
  ...new Set(carShots.filter((shot) => shot.shape === shape).map(({ paint }) => paint)),
];

const named = (fits: (shot: Shot) => boolean): string[] =>
  [...shots].filter(([, shot]) => fits(shot)).map(([name]) => name);
