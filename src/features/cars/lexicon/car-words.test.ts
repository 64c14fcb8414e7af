import { expect, test } from "bun:test";
import { understand } from "#src/language/engine/understand.ts";
import { placeLabel } from "#src/features/places/places.ts";
import { carWords } from "./car-words.ts";
import { makeLabel, MAKES, modelLabel, modelsOf, OTHER } from "../catalogue/catalogue.ts";
import { BODY_TYPES, COLORS, FEATURES, FUEL_TYPES, TRANSMISSIONS } from "../vocabulary.ts";

const now = Date.UTC(2026, 10, 21);

const read = (query: string): string =>
  understand(query, carWords(now))
    .map((part) => {
      if (part.kind !== "understood") return part.kind === "text" ? `"${part.words}"` : `(${part.words})`;
      const { value, isNegated } = part.meaning;
      const not = isNegated ? "-" : "";
      return not + (typeof value === "string" ? value : `${value.min ?? ""}..${value.max ?? ""}`);
    })
    .join(" ");

const READINGS: [query: string, parts: string][] = [
  ["any Kias from 2015", "(any) Kia 2015.."],
  ["camry hybrid 2018 amman under 12000", "Camry Hybrid 2018..2018 Amman ..12000"],
  ["كامري 2018 هايبرد عمان تحت 12 الف", "Camry 2018..2018 Hybrid Amman ..12000"],
  ["كيا سيراتو موديل ٢٠١٥ وفوق اوتوماتيك لون ابيض", "Kia Cerato 2015.. Automatic (لون) White"],
  ["bmw 520 2008", "BMW 520 2008..2008"],
  ["mercedes e200 under 100k km", "Mercedes-Benz E 200 ..100000"],
  ["سوناتا 2012 جير عادي فتحة", "Sonata 2012..2012 Manual Sunroof"],
  ["hyundai santafe diesel suv irbid", "Hyundai Santa Fe Diesel SUV Irbid"],
  ["لاندكروزر أقل من ١٥٠ ألف كيلو", "Land Cruiser ..150000"],
  ["toyota or honda", "Toyota (or) Honda"],
  ["كامري للبيع نظيفة جدا", "Camry (للبيع) (نظيفة) (جدا)"],
  ["black leather bluetooth golf 2010-2014", "Black Leather Seats Bluetooth Golf 2010..2014"],
  ["كيا سيفيا 96", "Kia Sephia 1996..1996"],
  ["شبح 98", "Mercedes-Benz W140 1998..1998"],
  // A model's letter with its article.
  ["السي ١٨٠", "C 180"],
  ["كل المرسيدس ما عدا السي ٢٠٠", "(كل) Mercedes-Benz -C 200"],
  ["لكزس الاس 500", "Lexus LS 500"],
  ["مش مرسيدس السي 200", "-C 200"],
  ["مرسيدس السي 10 الاف", 'Mercedes-Benz "السي" ..10000'],
  ["الاس 8 الاف", "LS ..8000"],
  ["مازدا ال 6 مقاعد", 'Mazda "ال 6 مقاعد"'],
  ["سعرها تحت 8", "..8000"],
  ["ماشية 90", "..90000"],
  ["12 ألف دينار", "..12000"],
  // Facts from the form's lists, and their opposites.
  ["كيا مجمركة فحص كامل خليجي", "Kia cleared seven-good gulf"],
  ["كيا غير مجمركة", "Kia uncleared"],
  ["not customs cleared kia", "uncleared Kia"],
  ["kia mish mrakhase", "Kia unlicensed"],
  ["غير مؤمنة", "none"],
  ["مش مدهونة", "original"],
  ["camry بدون حوادث اقساط", "Camry excellent instalments"],
  ["camry مش حوادث", "Camry excellent"],
  ["tucson gcc no accidents low mileage", "Tucson gulf excellent ..80000"],
  ["kia korean spec original paint", "Kia korean original"],
  ["كيا 7 جيد", "Kia seven-good"],
  ["fusion full insurance 2017", "Fusion comprehensive 2017..2017"],
  // Numbers in everyday wording.
  ["جولف تحت العشرة", "Golf ..10000"],
  ["كيا بحدود 8", "Kia 6800..9200"],
  ["من خمسة لسبعة الاف", "5000..7000"],
  ["تحت 12 ونص", "..12500"],
  ["ما بتزيد عن 5000", "..5000"],
  ["اقصى سعر 5000", "..5000"],
  ["معي 15 الف", "..15000"],
  ["موديل ٢٠١٥ وطالع", "2015.."],
  ["موديل 2000 وطالع", "2000.."],
  ["كيا 2000 وطالع", "Kia 2000.."],
  ["من 2015 وفوق", "2015.."],
  ["كيا التسعينات", "Kia 1990..1999"],
  ["كامري بأقل من 9 الاف", "Camry ..9000"],
  ["camry between 8 and 12k", "Camry 8000..12000"],
  ["camry ta7t 10 alaf", "Camry ..10000"],
  ["كيا بين عشرة واثنعش الف", "Kia 10000..12000"],
  ["كيا تحت خمسة وعشرين", "Kia ..25000"],
  ["kia 2015 up to 9000", "Kia 2015..2015 ..9000"],
  // Codes and numbers of models, spelled as spoken.
  ["البي ام", "BMW"],
  ["مازدا ثلاثة", "Mazda 3"],
  ["اي عشرة", "i10"],
  ["هونداي اي 30", "Hyundai i30"],
  ["بي ام اي 30", "BMW BMW E30"],
  ["اي دي فور", "ID.4"],
  ["فولفو اكس سي 90", "Volvo XC90"],
  ["مرسيدس اس ٥٠٠", "Mercedes-Benz S 500"],
  ["مرسيدس اي 200", "Mercedes-Benz E 200"],
  ["مرسيدس ام ال", 'Mercedes-Benz "ام ال"'],
  ["زووم ثري", "3"],
  ["accent 99", "Accent 1999..1999"],
  // Words that stay text still count as a request.
  ["a range rover please", "(a) Range Rover (please)"],
  ["i want a focus", '(i) (want) (a) "focus"'],
  // For a Fusion, titanium is a trim, not a color.
  ["فيوجن تيتانيوم", 'Fusion "تيتانيوم"'],
  ["لون تيتانيوم", "(لون) Grey"],
  // A price after "for the".
  ["سعرها بالعشرة", "..10000"],
  ["سيارة بسبعة", '(سيارة) "بسبعة"'],
  // The meaning of a word depends on another one, in either order.
  ["4wd pickup", "(4wd) Pickup"],
  ["بكب ديزل 4x4", "Pickup Diesel (4x4)"],
  ["7 seater", "Van"],
  ["7 seater suv", "(7 seater) SUV"],
  ["بكب نافارا", "Pickup Navara"],
  // A filler with its article, and a negation without an object.
  ["خليجي وارد الشركة", "gulf (وارد) (الشركة)"],
  ["ما انضربت ولا مرة", "excellent (ولا) (مرة)"],
  // Words with two meanings: a year or a model, a color or a city, a make or a body type.
  ["2008", '"2008"'],
  ["peugeot 2008", 'Peugeot "2008"'],
  ["بيجو موديل 2008", "Peugeot 2008..2008"],
  ["camry 2008", "Camry 2008..2008"],
  ["زرقا", "Blue"],
  ["الزرقاء", "Zarqa"],
  ["zarqa", "Zarqa"],
  ["جيب", "Jeep"],
  ["جيب كيا", "SUV Kia"],
  ["جيب ديزل 2015", "SUV Diesel 2015..2015"],
  ["جيب غير كيا", "SUV -Kia"],
  ["جيب 2015", "Jeep 2015..2015"],
  ["كامري بالفين", "Camry ..2000"],
  ["كامري بخمسة الاف", "Camry ..5000"],
  ["موديل الفين وعشرة", "2010..2010"],
  ["كيا بين الفين و 3 الاف", "Kia 2000..3000"],
  ["ستروين سي فور", "Citroen C4"],
  ["اكس دي", "Hyundai XD"],
  ["suburban", '"suburban"'],
  ["suburban gmc", "Suburban GMC"],
  ["under 2000", "..2000"],
  // Ordinary words are models only next to their make.
  ["city", '"city"'],
  ["honda city", "Honda City"],
  ["3", '"3"'],
  ["مازدا 3 2014", "Mazda 3 2014..2014"],
  ["focus 2012", '"focus" 2012..2012'],
  ["ford focus 2012", "Ford Focus 2012..2012"],
  ["200", '"200"'],
  ["chrysler 200", "Chrysler 200"],
  ["206", "206"],
  ["hyundai coupe", "Hyundai Coupe"],
  // Model families and body styles stay text, which finds all of their models.
  ["e class", '"e class"'],
  ["range rover 2015", "Range Rover 2015..2015"],
  ["range rover sport", "Range Rover Sport"],
  ["bmw e39", "BMW BMW E39"],
  ["clk", '"clk"'],
  ["mercedes a class", 'Mercedes-Benz "a class"'],
  ["mercedes s class", 'Mercedes-Benz "s class"'],
  ["i want a camry in jordan", "(i) (want) (a) Camry (in) (jordan)"],
  ["clk 200", "CLK 200"],
  // Numbers with other meanings.
  ["سوناتا ماتور 2000", 'Sonata "ماتور 2000"'],
  ["2000 cc", '"2000 cc"'],
  ["بدفعة 2000", "instalments"],
  ["kia جنط 17", "Kia Alloy Wheels"],
  ["موديل 08", "2008..2008"],
  ["كيا 05", "Kia 2005..2005"],
  ["كيا 5", 'Kia "5"'],
  ["موديل 15 او 16", "2015..2015 2016..2016"],
  ["my max is 6500", "..6500"],
  ["suv with 4 wheel drive", "SUV (with) (4 wheel drive)"],
  ["siyara zar2a", "(siyara) Blue"],
  ["bel zar2a", "Zarqa"],
  ["باص 12 راكب", 'Van "12 راكب"'],
  ["6 سلندر", '"6 سلندر"'],
  ["مازدا 6 سلندر", 'Mazda "6 سلندر"'],
  ["camry 1990000", 'Camry "1990000"'],
  ["camry 12000", "Camry ..12000"],
  // Thousands and round numbers are prices, unless they could equally be kilometers.
  ["camry 12k", "Camry ..12000"],
  ["كامري 2018 12 الف", "Camry 2018..2018 ..12000"],
  ["كيا 7 الاف عمان", "Kia ..7000 Amman"],
  ["camry 90k", 'Camry "90k"'],
  ["12k", "..12000"],
  // "before" and "after" exclude the year itself, "since" includes it.
  ["kia قبل 2000", "Kia ..1999"],
  ["kia older than 2000", "Kia ..1999"],
  ["kia بعد 2015", "Kia 2016.."],
  ["kia أحدث من 2020", "Kia 2021.."],
  ["kia newer than 2020", "Kia 2021.."],
  ["kia since 2015", "Kia 2015.."],
  ["kia أقدم من 2000 عمان", "Kia ..1999 Amman"],
  ["دبل كابين", "Pickup"],
  ["تويوتا دبل قبينة", "Toyota Pickup"],
  // Ages, short years, decades and "around".
  ["no older than 5 years", "2021.."],
  ["older than 20 years", "..2005"],
  ["kia from the last 4 years", "Kia 2022.."],
  ["'08 to '11", "2008..2011"],
  ["'15 or newer", "2015.."],
  ["around 2014", "2012..2016"],
  ["early 2000s", "2000..2004"],
  ["kia 80s or 90s", "Kia 1980..1999"],
  ["0-5k", "..5000"],
  ["50 to 90 thousand km on the clock", "50000..90000"],
  ["15 grand cherokee", "2015..2015 Grand Cherokee"],
  ["all kia models", "(all) Kia (models)"],
  ["bmw f30 3-series", "BMW BMW F30 (3-series)"],
  // Things that are not wanted.
  ["kia sunroof not needed", "Kia -Sunroof"],
  ["accident-free kia", "excellent Kia"],
  ["diesel ones excluded", "-Diesel"],
  ["no white cars or black", "-White (cars) -Black"],
  ["any color but white", "-White"],
  ["kia, diesel or not, white", "Kia Diesel (or not) White"],
  ["nothing but white", "(nothing but) White"],
  ["بدون فحص اوبل استرا", "none Opel Astra"],
  ["no rush kia", "(no rush) Kia"],
  // Words that describe a car but are not filters.
  ["mercedes amg", '"mercedes amg"'],
  ["مرايا كهرباء", '"مرايا كهرباء"'],
  // Words that fit any listing are ignored.
  ["سيارة للبيع", "(سيارة) (للبيع)"],
  ["سيارة عائلية للبيع", '(سيارة) "عائلية" (للبيع)'],
  ["used cars", "(used) (cars)"],
  // Chat letters and phonetic spellings.
  ["kamri 2018", "Camry 2018..2018"],
  ["kia nero", "Kia Niro"],
  ["bajero diesel", "Pajero Diesel"],
  ["تيسلا واي", "Tesla Model Y"],
  ["واي", '"واي"'],
  ["من ٢٠١٥ لل ٢٠١٨", "2015..2018"],
  ["اي سيارة تحت الخمس الاف", "(اي) (سيارة) ..5000"],
  ["نيسان بـ 7000", "Nissan ..7000"],
  ["plug in hybrid", "plug-in"],
  ["نيرو بلق ان", "Niro plug-in"],
  ["باص كيا", "Van Kia"],
  ["ما صار عليها ولا حادث", "excellent"],
  ["خالية من الرش", "original"],
  ["بدون حوادث بدون رش", "excellent original"],
  ["وارد من كندا", "american"],
  ["3 جيد وواحد دقة", "three-good three-good"],
];

for (const [query, parts] of READINGS)
  test(`${query} → ${parts}`, () => {
    expect(read(query)).toBe(parts);
  });

test("every make is understood by its name in both languages", () => {
  for (const make of MAKES.filter((name) => name !== OTHER))
    expect([make, read(make), read(makeLabel(make, "ar"))]).toEqual([make, make, make]);
});

test("every model is understood after its make, or stays text if it is a family name", () => {
  const said = { right: 0, text: 0 };
  for (const make of MAKES.filter((name) => name !== OTHER))
    for (const model of modelsOf(make))
      for (const query of [`${make} ${model}`, `${makeLabel(make, "ar")} ${modelLabel(make, model, "ar")}`]) {
        const parts = read(query);
        if (parts.endsWith(model)) said.right++;
        else {
          expect([query, parts]).toEqual([query, expect.stringContaining('"')]);
          said.text++;
        }
      }
  expect(said.text / said.right).toBeLessThan(0.15);
});

test("every city, fuel, transmission, body type, feature and color is understood in both languages", () => {
  for (const city of ["Amman", "Irbid", "Aqaba", "Madaba", "Ma'an", "Salt"])
    expect([read(city), read(placeLabel(city, "ar"))]).toEqual([city, city]);
  for (const word of [...FUEL_TYPES, ...TRANSMISSIONS, ...BODY_TYPES, ...FEATURES])
    expect(read(`Toyota ${word}`)).toBe(`Toyota ${word}`);
  for (const { name } of COLORS) expect(read(name)).toBe(name);
  expect(read("بنزين هايبرد كهربائي ديزل")).toBe("Gasoline Hybrid Electric Diesel");
  expect(read("فتحة سقف كراسي جلد كاميرا خلفية")).toBe("Sunroof Leather Seats Backup Camera");
  expect(read("أحمر حمراء كحلي")).toBe("Red Red Navy");
});

test("years end with next year", () => {
  expect([read("2027"), read("2028")]).toEqual(["2027..2027", '"2028"']);
});
