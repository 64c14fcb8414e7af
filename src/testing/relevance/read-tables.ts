import { join } from "node:path";
import { type Fits, parsePredicate } from "./predicate.ts";

const readLines = async (name: string): Promise<string[]> =>
  (await Bun.file(join(import.meta.dir, name)).text()).split("\n").filter((line) => line !== "");

/** The rows of a table as lists of cells. */
export const readRows = async (name: string): Promise<string[][]> =>
  (await readLines(name)).map((line) => line.split("\t"));

/** The lines below each heading ("# …") of a file. */
export async function readSections(name: string): Promise<Map<string, string[]>> {
  const sections = new Map<string, string[]>();
  let lines: string[] = [];
  for (const line of await readLines(name))
    if (line.startsWith("# ")) sections.set(line.slice(2), (lines = []));
    else lines.push(line);
  return sections;
}

export interface Question {
  kind: string;
  text: string;
  on: "car" | "number-plate";
  /** The ads that must be found; null if none should be. */
  must: Fits | null;
  /** Other ads that may be found. */
  may: Fits;
}

/** The questions in a file with three columns: text, ads that must be found, other ads that may be found. */
export async function readQuestions(half: "seen" | "held-out"): Promise<Question[]> {
  const kinds = await readSections(`${half}.tsv`);
  return [...kinds].flatMap(([kind, lines]) =>
    lines.map((line) => {
      const [text = "", must, may] = line.split("\t");
      return {
        kind,
        text: text.replace(/^plate: /, ""),
        on: kind === "plates" || text.startsWith("plate: ") ? "number-plate" : "car",
        must: must ? parsePredicate(must) : null,
        may: may ? parsePredicate(may) : () => false,
      };
    }),
  );
}

export interface Model {
  make: string;
  /** Sellers' spellings of make and model. */
  makeNames: string[];
  model: string;
  names: string[];
  years: [from: number, to: number];
  bodyType: string;
  fuels: string[];
  /** The price as new, in dinars. */
  price: number;
  weight: number;
}

const FUELS: Record<string, string> = { G: "Gasoline", H: "Hybrid", E: "Electric", D: "Diesel" };

export async function readModels(): Promise<Model[]> {
  const makes = await readSections("models.txt");
  return [...makes].flatMap(([heading, lines]) => {
    const [make = "", makeNames = ""] = heading.split(": ");
    return lines.map((line) => {
      const [names = "", years = "", bodyType = "", fuels = "", price, weight] = line.split("; ");
      const [model = "", spellings = ""] = names.split(": ");
      const [from = 0, to = 0] = years.split("-").map(Number);
      return {
        make,
        makeNames: makeNames.split(", "),
        model,
        names: spellings.split(", "),
        years: [from, to],
        bodyType,
        fuels: [...fuels].map((letter) => FUELS[letter] ?? "Gasoline"),
        price: Number(price) * 1000,
        weight: Number(weight),
      };
    });
  });
}
