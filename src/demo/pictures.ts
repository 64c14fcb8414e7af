import { linesIn } from "#src/core/text.ts";
import lines from "./picture-plan.txt" with { type: "text" };
import archive from "./pictures.tar" with { type: "file" };
import { seededRandom } from "./random.ts";

const PARTS = [
  "dash-modern-black",
  "dash-modern-beige",
  "dash-classic-grey",
  "dash-classic-beige",
  "seats-black",
  "seats-beige",
  "seats-grey",
  "cluster",
  "boot",
  "engine-white",
  "engine-grey",
];

/**
 * picture-plan.txt: shape and paint, then each picture's scene and angle. Cars face left at `side`, right at
 * `right`. Pictures that are `dusty`, `scratched` or `phone` (poor) are for separate listings. Front and rear
 * of low and of tall cars are drawn once for several shapes.
 */
const carsAndFaces = linesIn(lines).flatMap((line) => {
  const [car = "", views = ""] = line.split(": ");
  return views.split(" ").map((view) => `${car}-${view}`);
});

export const shots: ReadonlySet<string> = new Set([...carsAndFaces, ...PARTS].map((name) => `${name}.webp`));

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
const SHAPES: { models?: string; body?: string; from?: number; to?: number; shape: string }[] = [
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
const tall: ReadonlySet<string> = new Set(["suv", "crossover", "pickup"]);
/** Shapes that the drawings of front and rear do not fit. */
const faceless: ReadonlySet<string> = new Set([
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
 * `recent`, with the background that was used longest ago. If the body type is not drawn in the color, another color is shown.
 */
export function picturesFor(car: PicturedCar, seed: number, recent: readonly string[] = []): string[] {
  const random = seededRandom(seed);
  const { color, year = 2018, fuelType = "Gasoline" } = car;
  const shape = shapeOf(car);
  const drawn = paintsOf(shape);
  const paint = drawn.find((name) => name === color.toLowerCase()) ?? drawn[0] ?? "white";
  const trim = random.chance(0.3) ? "beige" : year < 2006 ? "grey" : "black";

  const ofCar = named(`${shape}-${paint}-`);
  const charging = ofCar.filter((name) => name.endsWith("-charge.webp"));
  const driving = random.shuffled(ofCar.filter((name) => /-(?:side|right)\.webp$/.test(name)));
  const close = ofCar.filter((name) => name.endsWith("-nose.webp"));
  const face = tall.has(shape) ? "tall" : "low";
  const faces = random.shuffled(faceless.has(shape) ? [] : named(`${face}-${paint}-`));
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
    ...named(year < 2006 ? `dash-classic-${trim}` : `dash-modern-${trim}`, `seats-${trim}`, "cluster"),
    ...(fuelType === "Electric" ? [] : named(`engine-${paint}`)),
    ...(shape === "pickup" || shape === "singlecab" ? [] : ["boot.webp"]),
  ];
  const chosen = new Set(random.shuffled(more).slice(0, Math.max(1, random.between(3, 8) - outside.length)));
  return [...outside, ...more.filter((name) => chosen.has(name))];
}

function shapeOf({ bodyType, model = "", year = 2018 }: Omit<PicturedCar, "color">): string {
  const special = SHAPES.find(
    ({ models, body = bodyType, from = 0, to = Infinity }) =>
      (models?.split(",").includes(model) ?? true) && body === bodyType && year >= from && year <= to,
  );
  const name = bodyType.toLowerCase();
  return special?.shape ?? (paintsOf(name).length > 0 ? name : "sedan");
}

const COVERS_A_PAGE = 24;
const sceneOf = (name: string) => name.split("-")[2];

const paintsOf = (shape: string): string[] => [
  ...new Set(named(`${shape}-`).map((name) => name.split("-")[1] ?? "")),
];

const named = (...starts: string[]): string[] =>
  [...shots].filter((name) => starts.some((start) => name.startsWith(start)));
