import { expect, test } from "bun:test";
import { understand } from "#src/language/engine/understand.ts";
import { carWords } from "./car-words.ts";

const now = Date.UTC(2026, 10, 21);

const read = (query: string): string =>
  understand(query, carWords(now), { forgiving: () => true })
    .map((part) => {
      if (part.kind !== "understood") return part.kind === "text" ? `"${part.words}"` : `(${part.words})`;
      const { value, isNegated } = part.meaning;
      const said = typeof value === "string" ? value : `${value.min ?? ""}..${value.max ?? ""}`;
      return isNegated ? `-${said}` : said;
    })
    .join(" ");

const READINGS: [query: string, parts: string][] = [
  // Purposes and praise do not narrow, but trims do.
  ["bluetooth for calls", 'Bluetooth (for) "calls"'],
  ["كاميرا عشان المصف", 'Backup Camera "عشان المصف"'],
  ["camry XLE for trips", 'Camry "XLE" (for) "trips"'],
  ["full option camry", '"full option" Camry'],
  ["الترخيص مخلص ما بتمشي", "unlicensed (ما) (بتمشي)"],
  // `Fe`, a part of `Santa Fe`, is not corrected to another word.
  ["gray Santa Fe that seats five", 'Grey Santa Fe (that) (seats) "five"'],
  ["اقساط عالهوية", "instalments"],
  // The article `a` is not part of a name.
  ["a BYD that is licensed", "(a) BYD (that) (is) licensed"],
  ["sonata with a seven good inspection", 'Sonata (with) (a) seven-good "inspection"'],
  // In Arabic with Latin letters, digits stand for letters: `5` is `خ`, `2` is `أ`, `3` is `ع`.
  ["lancer mra55as", "Lancer licensed"],
  ["3ashr talaf aw a2al golf", "..10000 Golf"],
  ["alfain w khames 3ashar sonata", "2015..2015 Sonata"],
  ["ma btezed 3an 4500", "..4500"],
  ["kull el kia ella el picanto", "(kull) (el) Kia -Picanto"],
  ["sonata mesh a2dam mn 2011", "Sonata 2011.."],
  ["elantra ma mashyeh aktar mn 100 alf", "Elantra ..100000"],
  ["prius b 10 talaf w ta7t", "Prius (b) ..10000"],
  ["corolla bedoun 7awadith amman", "Corolla excellent Amman"],
  ["jeep kia", "SUV Kia"],
  ["jeep or kia", "Jeep (or) Kia"],
  ["toyota ay lon 3ada el abyad", 'Toyota "ay" (lon) -White'],
  // Negations.
  ["كل الكيا الا البيكانتو", "(كل) Kia -Picanto"],
  ["لا أرغب بمركبات الديزل، كيا", "-Diesel Kia"],
  ["بيجو ولا مرة انرشت", "Peugeot original"],
  ["كيا لم تصدم ولا انقلبت", "Kia excellent"],
  ["كيا لم يسبق لها حوادث", "Kia excellent"],
  ["كيا خالية من الرش والحوادث", "Kia original excellent"],
  ["كيا ما تشتغل عالديزل", "Kia -Diesel"],
  ["ما بتسوى عندي اكثر من 9 الاف", "..9000"],
  ["سيارات مو من عمان", "(سيارات) -Amman"],
  ["بي ام ما معها ترخيص", "BMW unlicensed"],
  ["النترا ما بدها شغل ولا مضروبة", "Elantra excellent excellent"],
  ["لاند روفر بدون الفوج والسبورت", "Land Rover -Range Rover Vogue -Range Rover Sport"],
  ["غير التسلا والليف", "-Tesla -Leaf"],
  ["النترا والا افانتي", "Elantra (والا) Avante"],
  ["مش رش سيارة دهان اصلي", "original (سيارة) original"],
  ["اوبل كراسي قماش", "Opel -Leather Seats"],
  ["غير الفئة الثالثة، كل فئات البي ام", "-BMW 3 Series (كل) (فئات) BMW"],
  // Typos do not add digits or join function words.
  ["كراسي كيا", '"كراسي" Kia'],
  ["audi bas ma tkoon dezel", "Audi (bas) -Diesel"],
  ["mesh 3adi", "-Manual"],
  // Arabic words that sound alike.
  ["اقصاط", "instalments"],
  ["معمولة حادث", "accident"],
  ["اوبل كورسة", "Opel Corsa"],
  // A family stays text unless it is excluded; a series is excluded as a whole.
  ["mercedes c class", 'Mercedes-Benz "c class"'],
  ["mercedes but no C class or E class", "Mercedes-Benz (but) -C-Class -E-Class"],
  ["bmw except the 3 series", "BMW -BMW 3 Series"],
  ["don't want one with a sunroof", "-Sunroof"],
  // Next to an unwanted make, an adjective is the country of makes.
  ["german not bmw", "German -BMW"],
  ["german bmw", "european BMW"],
  // After `or`, a short name needs no make next to it.
  ["tesla not 3 or y", "Tesla -Model 3 -Model Y"],
  ["mazda 3 or 6", "Mazda 3 (or) 6"],
  ["RR Sport or Vogue", "Range Rover Sport (or) Range Rover Vogue"],
  ["navara or pickup", "Navara (or) Pickup"],
  ["audi not a4", "Audi -A4"],
  ["ford, no fusion, no focus", "Ford -Fusion -Focus"],
  ["mini not one", "Mini -One"],
  ["b m w but I'm not after the X5", "BMW (but) (I'm) -X5"],
  ["sunroof-less c200", "-Sunroof C 200"],
  ["no customs left to pay", "cleared"],
  ["doesn't need any work", "excellent"],
  ["no repairs needed", "excellent"],
  // Numbers.
  ["hasn't done more than 80000", "..80000"],
  ["leaf with range of 300 km", 'Leaf (with) "range of 300 km"'],
  ["لا يزيد على خمسة آلاف وخمسمئة دينار", "..5500"],
  ["not more than 7 years old suv", "2019.. SUV"],
  ["over 10 years old", "..2016"],
  ["5 years old camry", "2021..2021 Camry"],
  ["لم تُدفع رسومها الجمركية", "uncleared"],
  ["شبابيكها عالكهربا", "Power Windows"],
  // What a car lacks that no field knows, and denials that reach further than a phrase.
  ["فحص كامل ولا ملاحظه كيا", "seven-good (ولا ملاحظه) Kia"],
  ["كيا بدون مشاكل هايبرد", "Kia (بدون مشاكل) Hybrid"],
  ["بلا تأمين شامل كيا", "-comprehensive Kia"],
  ["مش مرشوشة كلها كيا", "-full-repaint Kia"],
  ["غير كيا وهيونداي", "-Kia -Hyundai"],
  ["ما بدي اياها مضروبه كيا", "excellent Kia"],
  ["كيا بدون اقساط كاش", "Kia cash (كاش)"],
  ["واقفة من الترخيص", "unlicensed"],
  // `الابواب` is not `العقبة`.
  ["سيدان كيا الابواب", 'Sedan Kia "الابواب"'],
  ["kia dehan el asli", "Kia original"],
  // The range of an electric car is not its mileage.
  ["كهربا مدى 400 كيلو", 'Electric "مدى 400 كيلو"'],
  ["موديل 2020 زيرو", "2020..2020 ..80000"],
  ["تاهو كابتن", 'Tahoe "كابتن"'],
  ["f7s 7 jayyed", "(f7s) seven-good"],
  ["bmw dob", "BMW BMW E39"],
  // Years and limits.
  ["بريوس من ال١٢ لل١٥", "Prius 2012..2015"],
  ["لانسر من 92 ل 96", "Lancer 1992..1996"],
  ["كيا من 12 ل 15", "Kia 12000..15000"],
  ["من 05 ل 08", "2005..2008"],
  ["بعد 2010 وقبل 2015", "2011.. ..2014"],
  ["مرسيدس موديلات تحت الالفين", "Mercedes-Benz ..2000"],
  ["تلت تالاف ونص", "..3500"],
  ["عداد مش مخلص 100 الف", "..100000"],
  ["امريكي المواصفات", "american"],
  ["كيا اخر خمس سنين", "Kia 2021.. (سنين)"],
  ["معيش اكثر من 6000 كيا", "..6000 Kia"],
  ["كيا عداد 80 الف ونازل", "Kia ..80000"],
  ["مش قاطعة المية الف كيا", "..100000 Kia"],
  ["كيا ما تطلع عن 3500", "Kia ..3500"],
  ["elantra 2015 w 6ale3", "Elantra 2015.."],
  ["mawdel 2018 o fo2", "2018.."],
  ["mamsha 2aleel kia", "..80000 Kia"],
  // With a price or year, `جيب` means any SUV, not the make Jeep.
  ["جيب تحت 15 الف", "SUV ..15000"],
  ["جيب ٢٠١٨ وفوق جلد", "SUV 2018.. Leather Seats"],
  // Ads have no field for four-wheel drive, so it is searched as text.
  ["دفع رباعي هايلوكس", '"دفع رباعي" Hilux'],
  ["بكم دبل", "Pickup (دبل)"],
  ["سيدان مش كورية", "Sedan -Korean"],
  ["لانسر اي اكس", "Lancer Mitsubishi CY"],
  // `ولا` between two values of a column means "or".
  ["ازرق ولا اسود", "Blue (ولا) Black"],
  ["مش ازرق ولا اسود", "-Blue -Black"],
  ["بلاش عادي", "-Manual"],
  ["عالكهربا والبنزين", "Hybrid"],
  // `بكم` is a pickup, or "how much" next to a model.
  ["بكم ديزل", "Pickup Diesel"],
  ["بكم سوناتا", "(بكم) Sonata"],
  // A part of a name is excluded.
  ["Corolla but not Cross", 'Corolla (but) "not Cross"'],
  ["toyota -camry", "Toyota Camry"],
  // A misspelled name of a family finds all its models.
  ["رنج رفر", "Range Rover"],
  // English words are no misspelled names.
  ["my colleague had a Jimny and I miss it", '(my) "colleague" (had) (a) Jimny (and) (I) "miss" (it)'],
  ["I think it costs more than a Corolla", '(I) "think" (it) "costs" (more) "than" (a) Corolla'],
  // Sellers who take nothing else.
  ["cash only sellers need not apply, Rio", "-cash Rio"],
  // Miles are counted in kilometers.
  ["60k miles", "..96561"],
  ["b 6 la 9 talaf nissan", "(b) 6000..9000 Nissan"],
  ["mileage under 50k miles camry", "..80467 Camry"],
  ["camry 30-50k mi on it", "Camry 48280..80467"],
  // A word with the same letters as a refusal.
  ["كيا مؤمن مرخص", "Kia compulsory licensed"],
  ["كيا مو من عمان", "Kia -Amman"],
  // Phrases of up to six words.
  ["the most i want to spend is 7000", "..7000"],
  ["كيا من غير دفعة اولى", "Kia instalments"],
  // A currency after a payment does not make it the price.
  ["كيا قسط 150 دينار", "Kia instalments"],
  ["kia down payment 2000 jd", "Kia instalments"],
  ["كيا قسط 150 دينار ابيض", "Kia instalments White"],
  ["كيا ما بدي ادفع كثير", "Kia (ما بدي ادفع كثير)"],
  ["كامري بدهان الوكالة", "Camry original"],
  ["معي 5 الاف شو بشتري", "..5000 (شو) (بشتري)"],
  ["سيارة بنزين مصروفها قليل", "(سيارة) Gasoline (مصروفها قليل)"],
  // A car that needs little fuel may need any.
  ["سيارة موفرة بنزين", "(سيارة) (موفرة بنزين)"],
  ["كيا ما بتصرف بنزين كثير", "Kia (ما بتصرف بنزين كثير)"],
  // "Plate" is not corrected to "Bluetooth".
  ["plate number 10-7", '"plate number 10-7"'],
];
for (const [query, parts] of READINGS)
  test(`${query} → ${parts}`, () => {
    expect(read(query)).toBe(parts);
  });
