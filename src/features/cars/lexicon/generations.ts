/*
 * Generations of models, by the codes and nicknames that people search for. Years: the English Wikipedia's articles about
 * the models. Nicknames: what sellers in Jordan call cars of these years in the ads of `src/testing/listings/real-ads.ts`.
 */
import { readLexicon } from "#src/language/engine/lexicon.ts";
import text from "./generation.txt" with { type: "text" };
import { spokenInArabic } from "./letter-names.ts";

/**
 * A make, the beginning of its models' names, and their generations as `code first-last`; without a last year the generation is
 * still built. A code after `~` counts only next to the make or one of its models.
 */
type Series = [make: string, models: RegExp, ...generations: string[]];

const SERIES: Series[] = [
  [
    "Mercedes-Benz",
    /^(E ?\d{3}|E-Class)/,
    "W123 1975-1986",
    "W124 1984-1995",
    "W210 1995-2003",
    "W211 2002-2009",
    "W212 2009-2016",
    "W213 2016-2023",
    "W214 2023-",
  ],
  [
    "Mercedes-Benz",
    /^(C ?\d{3}|C-Class)/,
    "W202 1993-2000",
    "W203 2000-2007",
    "W204 2007-2014",
    "W205 2014-2021",
    "W206 2021-",
  ],
  ["Mercedes-Benz", /^190/, "W201 1982-1993"],
  [
    "Mercedes-Benz",
    /^(S ?\d{3}|S-Class|\d{3} SE)/,
    "W116 1972-1980",
    "W126 1979-1992",
    "W140 1991-1998",
    "W220 1998-2005",
    "W221 2005-2013",
    "W222 2013-2020",
    "W223 2020-",
  ],
  [
    "Mercedes-Benz",
    /^(A ?\d{3}|A-Class)/,
    "W168 1997-2004",
    "W169 2004-2012",
    "W176 2012-2018",
    "W177 2018-",
  ],
  ["Mercedes-Benz", /^(ML|M-Class|GLE)/, "W163 1997-2005", "W164 2005-2011", "W166 2011-2019"],
  ["Mercedes-Benz", /^CLK/, "W208 1997-2003", "W209 2002-2010"],
  [
    "BMW",
    /^(3\d\d|3 Series|M3)/,
    "E21 1975-1983",
    "E30 1982-1992",
    "E36 1990-1999",
    "E46 1997-2006",
    "E90 2004-2013",
    "F30 2011-2019",
    "G20 2018-",
  ],
  [
    "BMW",
    /^(5\d\d|5 Series|M5)/,
    "E28 1981-1988",
    "E34 1987-1996",
    "E39 1995-2004",
    "E60 2003-2010",
    "F10 2009-2017",
    "G30 2016-2023",
    "G60 2023-",
  ],
  [
    "BMW",
    /^(7\d\d|7 Series)/,
    "E32 1986-1994",
    "E38 1994-2001",
    "E65 2001-2008",
    "F01 2008-2015",
    "G11 2015-2022",
    "~G70 2022-",
  ],
  ["BMW", /^X5/, "E53 1999-2006", "E70 2006-2013", "F15 2013-2018", "G05 2018-"],
  ["BMW", /^X3/, "E83 2003-2010", "F25 2010-2017", "G01 2017-2024"],
  ["BMW", /^X6/, "E71 2007-2014", "F16 2014-2019", "G06 2019-"],
  [
    "Volkswagen",
    /^(Golf|GTI)/,
    "Mk1 1974-1983",
    "Mk2 1983-1992",
    "Mk3 1991-1998",
    "Mk4 1997-2004",
    "Mk5 2003-2009",
    "Mk6 2008-2013",
    "Mk7 2012-2020",
    "Mk8 2019-",
  ],
  [
    "Hyundai",
    /^(Elantra|Avante|Lantra)/,
    "~Neo 1998-2000",
    "XD 2000-2006",
    "HD 2006-2011",
    "MD 2010-2016",
    "~AD 2015-2020",
    "CN7 2020-",
  ],
  [
    "Hyundai",
    /^(Accent|Verna)/,
    "~X3 1994-1999",
    "~LC 1999-2006",
    "~MC 2005-2011",
    "~RB 2010-2018",
    "~HC 2017-2023",
  ],
  ["Hyundai", /^Sonata/, "~EF 1998-2004", "~NF 2004-2010", "~YF 2009-2014", "~LF 2014-2019", "DN8 2019-"],
  ["Hyundai", /^Tucson/, "~JM 2004-2009", "~LM 2009-2015", "~TL 2015-2020", "NX4 2020-"],
  ["Kia", /^(Cerato|Forte|K3)/, "~LD 2003-2008", "~TD 2008-2013", "~YD 2012-2018", "~BD 2018-2024"],
  ["Kia", /^(Optima|K5|Lotze|Magentis)/, "~TF 2010-2015", "~JF 2015-2019", "DL3 2019-"],
  ["Kia", /^Sephia/, "Sephia-1 1992-1998", "Sephia-2 1997-2003"],
  ["Toyota", /^Land Cruiser$/, "LC80 1989-1998", "LC100 1998-2007", "LC200 2007-2021", "LC300 2021-"],
  ["Toyota", /^Prado/, "LC90 1996-2002", "LC120 2002-2009", "LC150 2009-2023", "LC250 2023-"],
  ["Toyota", /^Camry/, "XV30 2001-2006", "XV40 2006-2011", "XV50 2011-2018", "XV70 2017-2024"],
  ["Toyota", /^Prius$/, "XW20 2003-2009", "XW30 2009-2015", "XW50 2015-2022", "XW60 2022-"],
  [
    "Honda",
    /^Civic/,
    "~EG 1991-1995",
    "~EK 1995-2000",
    "~ES 2000-2005",
    "~FD 2005-2011",
    "~FB 2011-2015",
    "~FC 2015-2021",
    "~FE 2021-",
  ],
  ["Mitsubishi", /^Lancer$/, "CY 2007-2017", "Farasha 2014-2017"],
  ["Nissan", /^Patrol/, "Y60 1987-1997", "Y61 1997-2016", "Y62 2010-"],
  ["Nissan", /^Leaf/, "ZE0 2010-2017", "ZE1 2017-"],
  ["Jeep", /^Wrangler/, "~YJ 1986-1996", "~TJ 1996-2006", "~JK 2006-2018", "~JL 2017-"],
  [
    "Jeep",
    /^Grand Cherokee/,
    "~ZJ 1992-1998",
    "~WJ 1998-2005",
    "~WK 2004-2010",
    "WK2 2010-2022",
    "~WL 2021-",
  ],
  [
    "Land Rover",
    /^Range Rover( Vogue| HSE)?$/,
    "P38 1994-2002",
    "L322 2001-2012",
    "L405 2012-2022",
    "L460 2021-",
  ],
  ["Audi", /^A4/, "~B5 1994-2001", "~B6 2000-2006", "~B7 2004-2008", "~B8 2007-2016", "~B9 2015-2025"],
  ["Audi", /^A6/, "~C4 1994-1997", "~C5 1997-2005", "~C6 2004-2011", "~C7 2010-2018", "~C8 2018-"],
];

export interface Generation {
  /** Name with make: `BMW E36`. */
  name: string;
  make: string;
  code: string;
  models: RegExp;
  /** The first year; null for series that cover all years, such as BMW's 7 Series. */
  from: number | null;
  to: number | null;
  spellings: string[];
  /** Spellings that count only next to the make or one of its models. */
  weakSpellings: string[];
}

export const GENERATION_LEXICON = readLexicon("generation.txt", text);
const nicknames = (name: string, isWeak: boolean): string[] =>
  GENERATION_LEXICON.entries
    .filter(({ value, options }) => value === name && (options["needs"] === "make") === isWeak)
    .flatMap(({ spellings }) => spellings);

function generationOf(make: string, models: RegExp, line: string): Generation {
  const [, weakMark, code = "", from, to] = /^(~?)(\S+) (\d{4})-(\d{4})?$/.exec(line) ?? [];
  const name = `${make} ${code}`;
  const isWeak = weakMark !== "";
  const spoken = isWeak ? [] : spokenInArabic(code);
  // `اي 30` may also mean Hyundai's i30.
  const isSpokenWeak = /^E\d/.test(code);
  return {
    name,
    make,
    code,
    models,
    from: Number(from),
    to: to === undefined ? null : Number(to),
    spellings: [...(isWeak ? [] : [code]), ...nicknames(name, false), ...(isSpokenWeak ? [] : spoken)],
    weakSpellings: [...(isWeak ? [code] : []), ...nicknames(name, true), ...(isSpokenWeak ? spoken : [])],
  };
}

/** All cars of a series such as `7 Series`, of any year. */
const bmwSeries = Array.from({ length: 8 }, (_, i): Generation => {
  const code = `${i + 1} Series`;
  const name = `BMW ${code}`;
  return {
    name,
    make: "BMW",
    code,
    models: new RegExp(`^(M?${i + 1}\\d\\d|${code}|M${i + 1}$)`),
    from: null,
    to: null,
    spellings: [code, ...nicknames(name, false)],
    weakSpellings: nicknames(name, true),
  };
});

export const GENERATIONS: Generation[] = [
  ...SERIES.flatMap(([make, models, ...lines]) => lines.map((line) => generationOf(make, models, line))),
  ...bmwSeries,
];

const byName = new Map(GENERATIONS.map((generation) => [generation.name, generation]));

export const isOf = ({ make, code, models }: Generation, itsMake: string, model: string): boolean =>
  itsMake === make && (models.test(model) || model === code);

/**
 * The Arabic nicknames of a make's generations. Codes such as `E36` are left out, because some sellers use them as model
 * names.
 */
export const nicknamesOfMake = (make: string, isWanted = (_models: RegExp) => true): string[] =>
  GENERATIONS.filter((generation) => generation.make === make && isWanted(generation.models))
    .flatMap(({ spellings }) => spellings)
    .filter((spelling) => /^\p{sc=Arabic}+$/u.test(spelling));

/** The codes and nicknames of a car's generation. */
export const nicknamesOf = (make: string, model: string, year: number): string[] =>
  GENERATIONS.filter(
    (generation) =>
      isOf(generation, make, model) &&
      generation.from !== null &&
      year >= generation.from &&
      year <= (generation.to ?? Infinity),
  ).flatMap(({ spellings, weakSpellings }) => [...spellings, ...weakSpellings]);

export const findGeneration = (name: string): Generation | undefined => byName.get(name);
