/* The countries of makes, as buyers ask for them: `سيارات صينية`, `german cars`. Spellings are comma-separated. */
import { pairs } from "#src/words/tokens.ts";
import type { Meaning } from "#src/words/word-table.ts";

/** The country of the brand, not of the factory: a buyer of Chinese cars is not looking for a Tesla. */
export const MAKE_COUNTRIES = {
  Chinese:
    "BYD,MG,Changan,Chery,Geely,Haval,Great Wall,GAC,Jetour,Zeekr,Deepal,JAC,Dongfeng,Exeed,Omoda,Jaecoo,Tank,Leapmotor,Xpeng,Li Auto,Lynk & Co,Hongqi,Bestune,Avatr,Denza,Voyah,Maxus,Foton,BAIC,Neta",
  Korean: "Hyundai,Kia,Daewoo,SsangYong,Samsung,Genesis",
  Japanese: "Toyota,Honda,Nissan,Mazda,Mitsubishi,Lexus,Suzuki,Subaru,Isuzu,Daihatsu,Infiniti,Acura",
  German: "Mercedes-Benz,BMW,Volkswagen,Audi,Opel,Porsche,Smart",
  American:
    "Ford,Chevrolet,Jeep,GMC,Dodge,Ram,Chrysler,Tesla,Cadillac,Lincoln,Hummer,Buick,Pontiac,Mercury,Saturn",
  French: "Peugeot,Renault,Citroen",
  Italian: "Fiat,Alfa Romeo,Maserati,Ferrari,Lamborghini,Lancia,Iveco",
  British: "Land Rover,Mini,Jaguar,Rover,Rolls-Royce,Bentley,Aston Martin,Lotus,McLaren",
  Swedish: "Volvo,Saab,Polestar",
};
type MakeCountry = keyof typeof MAKE_COUNTRIES;

export const makesOfCountry = (country: string): string[] =>
  Object.hasOwn(MAKE_COUNTRIES, country) ? MAKE_COUNTRIES[country as MakeCountry].split(",") : [];

/**
 * Alone or next to `import`, these words mean the market that a car was built for (`كوري`), so they need a word for cars.
 */
const BESIDE_CARS: Partial<Record<MakeCountry, { arabic: string; latin: string }>> = {
  Korean: { arabic: "كوري,كورية,كوريات", latin: "korean,koriye,kouriye" },
  Japanese: { arabic: "ياباني,يابانية", latin: "japanese,yabaniye,yabaniyeh" },
  German: { arabic: "ألماني,ألمانية", latin: "german,almaniye,almaniyeh" },
  American: { arabic: "أمريكي,أمريكية,اميركي,اميركية", latin: "american,amrikiye,amrikieh" },
};

const ALONE: Partial<Record<MakeCountry, string>> = {
  Chinese:
    "صيني,صينية,صينيات,من الصين,وارد الصين,صناعة الصين,صنع الصين,صنع صيني,صناعة صينية,ماركة صينية,شركة صينية,chinese,china,made in china,from china,chinese made,seeni,siniye,siniyeh,seniye,seeniye",
  French: "فرنسي,فرنسية,فرنساوي,فرنساوية,صناعة فرنسية,ماركة فرنسية,french,faransiye,faransi",
  Italian: "ايطالي,ايطالية,طلياني,طليانية,صناعة ايطالية,ماركة ايطالية,italian",
  British: "بريطاني,بريطانية,انجليزي,انجليزية,صناعة بريطانية,ماركة بريطانية,british,british made",
  Swedish: "سويدي,سويدية,صناعة سويدية,ماركة سويدية,swedish",
};

const CARS = "سيارة,سيارات,السيارة,السيارات,ماركة,ماركات,شركة,شركات";
const CARS_LATIN = "car,cars,vehicle,vehicles,brand,brands,make,makes";
const CARS_SAID = "sayara,sayarat,siyara,siyarat,sayyara,sayyarat";

export const COUNTRY_WORDS: [MakeCountry, string][] = [
  ...(Object.entries(ALONE) as [MakeCountry, string][]),
  ...Object.entries(BESIDE_CARS).map(([country, { arabic, latin }]): [MakeCountry, string] => [
    country as MakeCountry,
    [pairs(CARS, arabic), pairs(latin, CARS_LATIN), pairs(CARS_SAID, latin)].join(),
  ]),
];

/** Next to a body type, these mean the make's country: `german sedan`, `سيدان كورية`. */
export const COUNTRIES_BESIDE_BODIES: Partial<Record<MakeCountry, string>> = {
  Korean: "korean,كورية,كوريات",
  Japanese: "japanese,يابانية,يابانيات",
  German: "german,ألمانية,المانيات",
  American: "american,أمريكية,اميركية",
};

/** Whether an adjective next to this is a make's country: `german sedan`, `german but not BMW`. */
export const isBesideCountry = (country: string, { column, value, isNegated }: Meaning): boolean =>
  column === "bodyType" ||
  (column === "make" && isNegated === true && makesOfCountry(country).includes(String(value)));
