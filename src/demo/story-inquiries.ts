import type { InquiryStatus } from "#src/features/inquiries/tables.ts";
import type { DemoCar, DemoPlate } from "./story.ts";
import type { DemoUser } from "./story-people.ts";

/** People without an account: name, then the end of a made-up phone number. */
const GUESTS: Record<string, readonly [string, string]> = {
  mahmoud: ["محمود الطراونة", "101"],
  dana: ["Dana Khoury", "102"],
  abu: ["أبو زيد العجارمة", "103"],
  sara: ["سارة النمري", "104"],
  faris: ["Faris Halaseh", "105"],
  hiba: ["هبة الرواشدة", "106"],
  ward: ["Ward Sweiss", "107"],
  bilal: ["بلال الشديفات", "108"],
};

/**
 * A car by make, model and year, or a plate | who asks | status | when it was asked: 0 as it was listed, 1 now (or when
 * it was sold or ran out) | message.
 */
const ROWS = `
Toyota Corolla 1998|mahmoud|pending|0.99|السلام عليكم، الكورولا لسا موجودة؟ بدي أشوفها اليوم بعد العصر إذا مناسب.
Toyota Corolla 1998|abu|read|0.86|مرحبا، الجير عادي؟ وهل دهانها الأصلي كامل؟
Toyota Corolla 1998|buyer|replied|0.6|Hello, is the licence still valid, and can we inspect it in Bayader?
Hyundai Ioniq 2017|dana|pending|0.97|Hi, could you send me a photo of the battery report? I can come on Saturday morning.
Hyundai Ioniq 2017|yazan|pending|0.93|السلام عليكم، آخر سعر كاش لو سمحت؟ جاهز أنقل بنفس اليوم.
Hyundai Ioniq 2017|sara|replied|0.55|بتقبلوا بدل على أكسنت 2012 مع دفع الفرق؟
Kia Cerato 2014|buyer|pending|0.995|Good evening, I like the Cerato. Is there any room in the price if I pay cash this week?
Kia Cerato 2014|bilal|read|0.8|كم صرفيتها داخل عمّان؟ والإطارات بدها تغيير؟
Hyundai Avante 2010|hiba|pending|0.9|مرحبا، ممكن رقم الشصي حتى أفحص تاريخها؟ وشكراً.
Hyundai Avante 2010|faris|closed|0.3|Is the Avante still available? I am coming from Karak, so please be sure.
Ford Fusion 2013|yazan|closed|0.9|السيارة على الفحص أربعة جيد؟ إذا تمام بشتريها بكرا.
Ford Fusion 2013|ward|closed|0.5|Hello, what is the lowest you would take for the Fusion?
Nissan Leaf 2018|buyer|replied|0.5|Hi, how many kilometres do you really get on a full charge with the heater on?
Toyota Camry 2018|buyer|pending|0.8|Is the Camry American or Gulf specification? I would like to see the history report.
Toyota Camry 2018|mahmoud|read|0.6|مساء الخير، السعر قابل؟ وهل في أقساط عن طريقكم؟
Kia Sportage 2016|sara|pending|0.9|بدي أشوفها يوم الجمعة، العنوان لو سمحتم.
Tesla Model 3 2021|faris|pending|0.85|Does it come with the home charger, and is the autopilot package included?
Toyota Hilux 2008|abu|replied|0.4|الصندوق فيه صدا؟ بدي إياها للمزرعة، والسعر كاش.
Mitsubishi Lancer 1992|bilal|read|0.7|الفراشة مرخصة لأي شهر؟ وفيها غاز؟
Mercedes-Benz E 200 1991|ward|pending|0.75|Beautiful old Mercedes. Does the heater work and is the body free of rust?
Nissan Leaf 2015|hiba|replied|0.65|كم خانة البطارية؟ وممكن فحص عند مركز يختاره أخوي؟
Kia Picanto 2018|dana|pending|0.95|Hello, it is my first car. May I bring a mechanic with me to look at it?
Hyundai H-1 2006|mahmoud|closed|0.4|الباص للركاب ولا بضاعة؟ وكم راكب مرخص؟
Volkswagen e-Golf 2016|yazan|pending|0.7|Does the price include both cables? I can view it any day after five.
BYD Song Plus|buyer|pending|0.8|How long is the agency warranty, and which colours can you deliver this month?
10-1987|dana|pending|0.9|It is my brother's birth year! Would you take 4,800 if we transfer it this week?
10-1987|faris|read|0.5|Is the plate on a car now, and is there any lien on it?
10-7777|mahmoud|pending|0.8|السلام عليكم، السعر نهائي؟ والتنازل في ترخيص ماركا ممكن؟
13-1234|buyer|replied|0.6|Hello, who pays the transfer fee, and how long does it take?
12-1212|sara|pending|0.7|مرحبا، هل اللوحة مرخصة وباسمك؟ أريدها هدية.`;

/** `index` is the place of the listing among the cars or the plates. */
export const inquiriesAbout = (cars: DemoCar[], plates: DemoPlate[], users: DemoUser[], now: number) =>
  ROWS.trim()
    .split("\n")
    .map((row) => {
      const [about = "", who = "", status, when, message = ""] = row.split("|");
      const { kind, index, listing } = findListing(about, cars, plates);
      if (!listing) throw new RangeError(`the demo has no ${about}`);
      const closesAt = Math.min(now, listing.soldAt ?? now, listing.expiresAt);
      const user = users.find(({ key }) => key === who);
      const [guestName = "", phoneEnd = ""] = GUESTS[who] ?? [];
      return {
        kind,
        index,
        buyerKey: user?.key ?? null,
        buyerName: user?.name ?? guestName,
        buyerPhone: user?.phone ?? `+962790000${phoneEnd}`,
        buyerEmail: user?.email ?? `${who}@example.com`,
        message,
        status: status as InquiryStatus,
        createdAt: Math.round(listing.createdAt + (closesAt - listing.createdAt) * Number(when)),
      };
    });

function findListing(about: string, cars: DemoCar[], plates: DemoPlate[]) {
  const plate = plates.findIndex(({ areaCode, plateNumber }) => `${areaCode}-${plateNumber}` === about);
  if (plate >= 0) return { kind: "number-plate", index: plate, listing: plates[plate] } as const;
  const car = cars.findIndex(({ make, model, year }) => `${make} ${model} ${year}`.startsWith(about));
  return { kind: "car", index: car, listing: cars[car] } as const;
}
