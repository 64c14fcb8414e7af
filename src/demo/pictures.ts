import { pictureFiles } from "./picture-files.ts";
import type { Face, Paint, Shape, Shot, Trim } from "./picture-plan.ts";
import { shots, sides } from "./picture-plan.ts";
import { seededRandom } from "./random.ts";

/** Every demo picture's name, e.g. "sedan-white-rum-side.webp". */
export const pictureNames: readonly string[] = [...shots.keys()];

/** Where a demo picture can be read with `Bun.file`, also inside the executable. */
export function picturePath(name: string): string {
  const path = pictureFiles[name];
  if (path === undefined) throw new RangeError(`no demo picture is called ${name}`);
  return path;
}

const shapes: Record<string, readonly [modern: Shape, old: Shape, lastOldYear: number]> = {
  Sedan: ["sedan", "saloon", 2005],
  SUV: ["suv", "offroader", 2007],
  Hatchback: ["hatchback", "hatchback", 0],
  Coupe: ["coupe", "coupe", 0],
  Convertible: ["convertible", "convertible", 0],
  Wagon: ["wagon", "wagon", 0],
  Pickup: ["pickup", "pickup", 0],
  Van: ["van", "van", 0],
};
const tall: ReadonlySet<Shape> = new Set(["suv", "pickup"]);
/** The front and rear drawings are of a modern car: these shapes have none that fit. */
const faceless: ReadonlySet<Shape> = new Set(["saloon", "offroader", "van", "convertible"]);

/** The colours in which a body of that year can be shown, as the site writes them ("White"). */
export function coloursOf(body: string, year = 2018): string[] {
  return Object.keys(sides[shapeOf(body, year)]).map(
    (paint) => paint.charAt(0).toUpperCase() + paint.slice(1),
  );
}

/**
 * Three to eight picture names for one car, the cover first; the same arguments give the same pictures.
 * `body` and `colour` are the site's words ("Sedan", "White"); a colour never drawn for the body becomes its first.
 */
export function picturesFor(
  body: string,
  colour: string,
  seed: number,
  year = 2018,
  fuel = "Gasoline",
): string[] {
  const random = seededRandom(seed);
  const shape = shapeOf(body, year);
  const wanted = colour.toLowerCase();
  const drawn = Object.keys(sides[shape]) as Paint[];
  const paint = drawn.find((name) => name === wanted) ?? drawn[0] ?? "white";
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
  const kept = new Set(random.shuffled(more).slice(0, random.between(3, 8) - outside.length));
  return [...outside, ...more.filter((name) => kept.has(name))];
}

function insideOf(trim: Trim, year: number) {
  const dash = year < 2006 ? "dash-classic" : "dash-modern";
  return named(
    (shot) =>
      shot.kind === "part" &&
      ((shot.part === dash && shot.trim === trim) ||
        (shot.part === "seats" && shot.trim === trim) ||
        shot.part === "cluster"),
  );
}

function shapeOf(body: string, year: number): Shape {
  const [modern, old, lastOldYear] = shapes[body] ?? (["sedan", "saloon", 2005] as const);
  return year <= lastOldYear ? old : modern;
}

function named(fits: (shot: Shot) => boolean): string[] {
  return [...shots].filter(([, shot]) => fits(shot)).map(([name]) => name);
}
