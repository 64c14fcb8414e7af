import { expect, test } from "bun:test";
import { contactIn, withoutContacts } from "./contacts.ts";

const WITH_CONTACTS = [
  "اتصل 0791234567",
  "للتواصل ٠٧٩١٢٣٤٥٦٧ واتساب",
  "call +962 79 123 4567 now",
  "00962-78-123-4567",
  "079.123.45.67",
  "7 9 1 2 3 4 5 6 7",
  "079/123/4567",
  "(079) 1234567",
  "079,123,4567",
  "079*123*4567",
  "0 7 9 - 1 2 3 - 4 5 6 7",
  "962(79)1234567",
  "+962 (0)79 123 4567",
  "06-5531234",
  "٠٦ ٥٥٣ ١٢٣٤",
  "+962 6 553 1234",
  "bit.ly/abc",
  "mycars.io",
  "see cars.example.co",
  "write to seller@example.com",
  "see https://example.com/car",
  "www.cars.jo",
  "mysite.com/car",
  "t.me/somebody",
  "Camry 2019 cheap-cars.ru",
  "Camry best.cars.vip",
  "Camry WWW . cars . jo",
  "Camry ｃａｒｓ．ｃｏｍ",
  "Camry cars。com",
  "Camry cars dot com",
  "Camry cars [.] com",
  "Camry cars(dot)net",
  "Camry cars .com",
  "Camry casino.bet",
  "كامري سيارات.com",
  "كامري برايز دوت كوم",
  "كامري برايز.كوم",
  "tg://resolve?domain=cars",
  ...["prize.top", "cars.ai", "cars.today", "cars.auction", "cars.to", "سيارات.الاردن", "185.12.4.9/x"],
  ...["cheap-cars dot vip", "cars نقطة vip", "cheapcars (dot) shop", "cars[.]vip", "cheapcars . vip"],
  ...["cheapcars .vip", "carsDOTcom", "t . me / abc", "cars.v\u200dip", "cars.\u200cvip"],
];

const FINE = [
  "كامري 2018 ماشية 179000 كم بسعر 12500",
  "Mercedes E200 2.0 turbo, 4.5 l/100 km",
  "Peugeot 3008, BMW 320i, 528.000 km",
  "Plate 10-79123",
  "فحص كامل 7 جيد، دفعة أولى 3000 والباقي 250 شهري على 48 شهر",
  "Price 7912 JD or 78912345 fils? no",
  "السعر 7.950 نهائي",
  "No. of owners 1. Car is clean.",
  "Negotiable . Net price 12000 JD .Net",
  "فل كامل. كوم تشكيلة.كومبيوتر",
  "Full.option, A/C, 1.6 l, ABS/EBD, 4x4/2WD",
  "ترخيص 06/2027 150 ألف كم",
  "06/2024, 180000 km, 2 owners",
  "Serviced at 10000/20000/30000 km, no. 2019/06/5",
  "10/07/2026 - 7900",
  "Engine 2.0, 78,500 - 2016",
  "Version 1.2.3.4567, anecDOTes",
  "Down payment 3000, 250/month, 48 months; 2016/2017 model",
];

test("phone numbers, emails and links in a text are found in any notation", () => {
  expect(WITH_CONTACTS.filter((text) => contactIn(text) === null)).toEqual([]);
});

test("mileage, prices, years, engines and models are not contact details", () => {
  expect(FINE.filter((text) => contactIn(text) !== null)).toEqual([]);
});

test("a text without its contact details has none left, and other texts stay", () => {
  const left = [...WITH_CONTACTS, WITH_CONTACTS.join("\n")].map(withoutContacts);
  expect(left.filter((text) => contactIn(text) !== null)).toEqual([]);
  expect(FINE.map(withoutContacts)).toEqual(FINE);
  expect(withoutContacts("Call 079 123 4567 today,\nor see www.cars.jo for more")).toBe(
    "Call today,\nor see for more",
  );
});
