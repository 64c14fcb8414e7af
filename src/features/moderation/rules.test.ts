import { expect, test } from "bun:test";
import { haveRealAds, readRealAds } from "#src/testing/real-ads.ts";
import { bannedWordIn, contactIn, isMileageOdd, isPriceLow, medianOf } from "./rules.ts";

test("phones, emails and links in a text are noticed, however they are written", () => {
  const noticed = [
    "اتصل 0791234567",
    "للتواصل ٠٧٩١٢٣٤٥٦٧ واتساب",
    "call +962 79 123 4567 now",
    "00962-78-123-4567",
    "079.123.45.67",
    "7 9 1 2 3 4 5 6 7",
    "write to seller@example.com",
    "see https://example.com/car",
    "www.cars.jo",
    "mysite.com/car",
    "t.me/somebody",
  ];
  expect(noticed.filter((text) => contactIn(text) === null)).toEqual([]);
});

test("mileage, prices, years, engines and models are no contacts", () => {
  const fine = [
    "كامري 2018 ماشية 179000 كم بسعر 12500",
    "Mercedes E200 2.0 turbo, 4.5 l/100 km",
    "Peugeot 3008, BMW 320i, 528.000 km",
    "Plate 10-79123",
    "فحص كامل 7 جيد، دفعة أولى 3000 والباقي 250 شهري على 48 شهر",
    "Price 7912 JD or 78912345 fils? no",
    "السعر 7.950 نهائي",
    "No. of owners 1. Car is clean.",
  ];
  expect(fine.filter((text) => contactIn(text) !== null)).toEqual([]);
});

test("a price is low under half the median of at least five", () => {
  expect(medianOf([1, 2, 3, 4])).toBeNull();
  const median = medianOf([800, 1000, 900, 1100, 5000]);
  expect(median).toBe(1000);
  expect(isPriceLow(499, median)).toBe(true);
  expect(isPriceLow(500, median)).toBe(false);
  expect(isPriceLow(1, null)).toBe(false);
});

test("no kilometres on a car that is older than last year's are odd", () => {
  expect(isMileageOdd({ mileageKm: 0, year: 2024 }, 2026)).toBe(true);
  expect(isMileageOdd({ mileageKm: 0, year: 2025 }, 2026)).toBe(false);
  expect(isMileageOdd({ mileageKm: 1, year: 1990 }, 2026)).toBe(false);
});

test("the admins' words are found as words, in every spelling of them", () => {
  const words = ["مسروقة", "Replica", "بدون أوراق", "  "];
  expect(bannedWordIn("سياره مسروقه", words)).toBe("مسروقة");
  expect(bannedWordIn("a REPLICA body kit", words)).toBe("Replica");
  expect(bannedWordIn("بدون اوراق", words)).toBe("بدون أوراق");
  expect(bannedWordIn("replicated, مسروقات", words)).toBeNull();
  expect(bannedWordIn("", [])).toBeNull();
});

test.skipIf(!haveRealAds)(
  "real ads: none of the rules is too eager (skipped without ../shared/data)",
  async () => {
    interface Ad {
      title: string;
      description: string;
      make: string;
      model: string;
      year: string;
      price: string | number;
    }
    const ads = (await readRealAds(4000)) as Ad[];
    const keyOf = ({ make, model, year }: Ad) => `${make} ${model} ${year}`;
    const prices = Map.groupBy(ads, keyOf);
    const flagged = {
      "contact-in-text": ads.filter(
        ({ title, description }) => contactIn(`${title}\n${description}`) !== null,
      ),
      "price-low": ads.filter((ad) => {
        const others = prices.get(keyOf(ad))?.filter((other) => other !== ad) ?? [];
        return isPriceLow(Number(ad.price), medianOf(others.map(({ price }) => Number(price))));
      }),
    };
    for (const [rule, found] of Object.entries(flagged)) {
      const share = found.length / ads.length;
      console.log(`${rule}: ${found.length} of ${ads.length} real ads (${(share * 100).toFixed(1)} %)`);
      expect(share).toBeLessThan(0.05);
    }
  },
);
