import type { Face, Paint, Shape, Shot, Trim } from "./picture-plan.ts";
import { shots } from "./picture-plan.ts";
import archive from "./pictures.tar" with { type: "file" };
import { seededRandom } from "./random.ts";

export const readPictures = async (): Promise<Map<string, File>> =>
  new Bun.Archive(await Bun.file(archive).bytes()).files();

const OLD_SHAPES: Record<string, readonly [shape: Shape, lastYear: number]> = {
  sedan: ["saloon", 2005],
  suv: ["offroader", 2007],
};
const tall: ReadonlySet<Shape> = new Set(["suv", "pickup"]);
/** The drawings of front and rear do not fit these. */
const faceless: ReadonlySet<Shape> = new Set(["saloon", "offroader", "van", "convertible"]);

export function coloursOf(body: string, year = 2018): string[] {
  return paintsOf(shapeOf(body, year)).map((paint) => paint.charAt(0).toUpperCase() + paint.slice(1));
}

/** Names of three to eight pictures, the cover first. A colour that is not drawn for the body becomes its first. */
export function picturesFor(
  body: string,
  colour: string,
  seed: number,
  year = 2018,
  fuel = "Gasoline",
): string[] {
  const random = seededRandom(seed);
  const shape = shapeOf(body, year);
  const drawn = paintsOf(shape);
  const paint = drawn.find((name) => name === colour.toLowerCase()) ?? drawn[0] ?? "white";
  const trim: Trim = random.chance(0.3) ? "beige" : year < 2006 ? "grey" : "black";

  const ofCar = named((shot) => shot.kind === "car" && shot.shape === shape && shot.paint === paint);
  const charging = ofCar.filter((name) => name.endsWith("-charge.webp"));
  const driving = random.shuffled(ofCar.filter((name) => /-(?:side|right)\.webp$/.test(name)));
  const close = ofCar.filter((name) => name.endsWith("-nose.webp"));
  const face: Face | null = faceless.has(shape) ? null : tall.has(shape) ? "tall" : "low";
  const faces = named((shot) => shot.kind === "face" && shot.face === face && shot.paint === paint);
  const shownFaces = shape === "sedan" || shape === "coupe" || shape === "suv" ? faces : faces.slice(0, 1);

  const outside = driving.toSorted((a, b) => Number(a.includes("-dusk-")) - Number(b.includes("-dusk-")));
  const more = [
    ...shownFaces,
    ...close,
    ...(fuel === "Electric" ? charging : []),
    ...insideOf(trim, year),
    ...named((shot) => shot.kind === "part" && fuel !== "Electric" && shot.paint === paint),
    ...(shape === "pickup" ? [] : ["boot.webp"]),
  ];
  const chosen = new Set(random.shuffled(more).slice(0, random.between(3, 8) - outside.length));
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

function shapeOf(body: string, year: number): Shape {
  const name = body.toLowerCase();
  const shape = carShots.find((shot) => shot.shape === name)?.shape ?? "sedan";
  const [old, lastYear] = OLD_SHAPES[shape] ?? [shape, 0];
  return year <= lastYear ? old : shape;
}

const carShots = [...shots.values()].filter((shot) => shot.kind === "car");

const paintsOf = (shape: Shape): Paint[] => [
  ...new Set(carShots.filter((shot) => shot.shape === shape).map(({ paint }) => paint)),
];

const named = (fits: (shot: Shot) => boolean): string[] =>
  [...shots].filter(([, shot]) => fits(shot)).map(([name]) => name);
