import { expect, test } from "bun:test";
import { readFruit } from "#src/testing/listings/fruit-words.ts";

const READINGS: [query: string, parts: string][] = [
  // A refusal before the thing.
  ["sick of apple عمان", "-kind:apple place:amman"],
  ["spare me apple", "-kind:apple"],
  ["no way for buying granny smith", "-sort:smith"],
  ["never again apple", "-kind:apple"],
  ["so over apple", "-kind:apple"],
  ["i'm over apple", "-kind:apple"],
  // After the comma the words belong to something else.
  ["don't go pay, apple", '"don\'t go pay" kind:apple'],
  // What the buyer is tired of is excluded.
  ["sick of going to عمان", "-place:amman"],
  ["زهقت من مشاوير عمان", "-place:amman"],
  ["sick of going, apple", '"sick of going" kind:apple'],
  // A refusal after the thing.
  ["apple? never again. عمان", "-kind:apple place:amman"],
  ["apple ones are not my style", "-kind:apple"],
  ["keep apple away from me", '"keep" -kind:apple'],
  ["apple doesn't appeal to me", "-kind:apple"],
  // These may follow a comma, but only at the end.
  ["navel. apple, don't bother", "sort:navel -kind:apple"],
  ["apple, don't bother calling me", 'kind:apple "don\'t bother calling me"'],
  ["عمان, apple owners need not apply", "place:amman -kind:apple"],
  // Two refusals mean "only there".
  ["outside عمان", "-place:amman"],
  ["nothing outside عمان", "(nothing outside) place:amman"],
  ["i don't want to look outside عمان", "(i don't want to look outside) place:amman"],
  ["outside عمان, don't bother", "place:amman"],
  // All but a name.
  ["any apple but pomegranate", '"any" kind:apple -sort:pomegranate'],
  ["any apple but the pomegranate", '"any" kind:apple -sort:pomegranate'],
  ["any apple but ripe", '"any" kind:apple "but" state:ripe'],
  ["apple but pomegranate", 'kind:apple "but" sort:pomegranate'],
  ["apple with the exception of pomegranate", "kind:apple -sort:pomegranate"],
  ["apple unless ripe", "kind:apple state:green"],
  ["nothing unless it's ripe", '(nothing unless) "it\'s" state:ripe'],
  ["apple ain't a pomegranate", "kind:apple -sort:pomegranate"],
  ["apple, none that are ripe", "kind:apple state:green"],
  // A minus excludes a fact, and two names of which only one could be wanted.
  ["apple -ripe", "kind:apple state:green"],
  ["apple -pomegranate", "kind:apple sort:pomegranate"],
  ["apple -pomegranate -granny smith", "kind:apple -sort:pomegranate -sort:smith"],
  ["apple -pomegranate -2015", "kind:apple sort:pomegranate year:2015..2015"],
  // Of a name with several meanings, the one that belongs to the named kind is excluded.
  ["apple not gala", "kind:apple -sort:gala"],
  // Stories about other things do not narrow.
  ["i had an orange, now a pomegranate", '"i" (had an orange) "now a" sort:pomegranate'],
  ["my dad's apple but a navel", '(my dad\'s apple) "but a" sort:navel'],
  ["my old man has a navel, i want apple", '(my old man has a navel) "i want" kind:apple'],
  ["everyone has a navel but apple", '(everyone has a navel) "but" kind:apple'],
  ["i had an apple", '"i had an" kind:apple'],
  // The excluded word makes a longer name with the one before it.
  ["apple, not the pie", 'kind:apple "not the pie"'],
];

for (const [query, parts] of READINGS)
  test(`${query} → ${parts}`, () => {
    expect(readFruit(query)).toBe(parts);
  });
