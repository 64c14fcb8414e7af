import { expect, test } from "bun:test";
import { readFruit } from "#src/testing/listings/fruit-words.ts";

const REFUSALS: [query: string, parts: string][] = [
  // A negation within or around a word.
  ["بديش apple", "-kind:apple"],
  ["مابتعجبني apple", "-kind:apple"],
  ["تجيبليش apple", "-kind:apple"],
  ["ما تورجينيش apple", "-kind:apple"],
  ["متجبليش apple", "-kind:apple"],
  ["مهيش ripe", "state:green"],
  ["مفيهاش navel", "-sort:navel"],
  ["عمان المش ripe لا تجيبوها", "place:amman state:ripe"],
  ["bdeesh apple", "-kind:apple"],
  // Verbs, interest and removal in any form.
  ["ما عندي نية اشتري apple", "-kind:apple"],
  ["مش رح اخذ apple", "-kind:apple"],
  ["ما حدا يبعتلي apple", "-kind:apple"],
  ["المهم تستثنولي apple", '"المهم" -kind:apple'],
  ["شيلو apple من قدامي", "-kind:apple (من قدامي)"],
  ["خليلي apple برا", "-kind:apple (برا)"],
  ["ma bt3jibni apple", "-kind:apple"],
  ["عمان ما بديش لا apple ولا orange", 'place:amman -kind:apple "ولا orange"'],
  ["مابي apple", "-kind:apple"],
  ["ماهوب ripe", "state:green"],
  ["لست مهتما apple", "-kind:apple"],
  ["ماني طالب apple", "-kind:apple"],
  ["لا حد يعرض علي apple", "-kind:apple"],
  ["الله يبعدنا عن apple", "-kind:apple"],
  ["عمان ويستثنى apple", "place:amman -kind:apple"],
  ["عدم ارسال apple", "-kind:apple"],
  ["ما خلا apple", "-kind:apple"],
  // Before or after its thing.
  ["عمان apple لا تورجيني اياها", "place:amman -kind:apple"],
  ["apple بلاها، navel", "-kind:apple sort:navel"],
  ["عمان ما بتعجبني navel", "place:amman -sort:navel"],
  ["السعر: التفاح، بلاه", '"السعر" -kind:apple'],
  ["apple خط احمر", "-kind:apple"],
  ["apple ما بتمشي معي", "-kind:apple"],
  ["granny smith بلاها pomegranate", "-sort:smith sort:pomegranate"],
  // A second thing.
  ["التفاح مرفوض والبرتقال كمان، عمان", "-kind:apple -kind:orange place:amman"],
  ["ما بدي تفاح وكمان البرتقال", "-kind:apple -kind:orange"],
  ["التفاح لا والبرتقال لا", "-kind:apple -kind:orange"],
  ["التفاح ما بدي وعمان كمان", "-kind:apple place:amman (كمان)"],
  // Something that no field knows.
  ["pomegranate ما بدي خرخشة", 'sort:pomegranate (ما بدي) "خرخشة"'],
  ["apple ما بدي سماسرة ولا مكاتب", "kind:apple (ما بدي سماسرة ولا مكاتب)"],
  ["السماسرة ما بتعامل معهم، apple", '"السماسرة" (ما بتعامل معهم) kind:apple'],
  ["ليش ما في apple", "(ليش ما في) kind:apple"],
  // A clause is refused as a whole, and two negations cancel each other.
  ["عمان اللي مش ripe لا تجيبها", 'place:amman "اللي" state:ripe'],
  ["عمان اذا navel ما بدي", 'place:amman "اذا" -sort:navel'],
  ["اللي فوق 8000 ما بتلزمني", '"اللي" price:..8000'],
  ["فوق 8000 ما بدفع", "price:..8000"],
  ["عمان مش navel بعيدة علي", "place:amman -sort:navel"],
  // Only the fact is refused about the only name.
  ["ما بدي navel ripe", "(ما بدي) sort:navel state:green"],
  // No refusals.
  ["لا تنسى apple", "(لا تنسى) kind:apple"],
  ["ما بهمني apple", "(ما بهمني) kind:apple"],
  ["ما بتخرب apple", '"ما بتخرب" kind:apple'],
  ["apple بعمان", "kind:apple place:amman"],
  ["ما بدي اقل من apple", '(ما بدي اقل) "من" kind:apple'],
];

for (const [query, parts] of REFUSALS)
  test(`${query} → ${parts}`, () => {
    expect(readFruit(query)).toBe(parts);
  });
