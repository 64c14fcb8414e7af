import { expect, test } from "bun:test";
import { readLexicon } from "./lexicon.ts";

const FRUIT = `
# What buyers call fruit.
{NO} | no, without
ripe; not=green | sweet, {NO} (spots|brown marks),
  # a comment between
  ready to eat
green; of=PEEL | (|very |quite )hard
{PEEL} | peel
`;

test("a line stands for each spelling of its classes and groups", () => {
  const { entries, classes } = readLexicon("fruit.txt", FRUIT.replace("green; of=PEEL", "ripe; of=NO"));
  expect(entries.map(({ value, options, line, spellings }) => [value, options, line, spellings])).toEqual([
    [
      "ripe",
      { not: "green" },
      4,
      ["sweet", "no spots", "no brown marks", "without spots", "without brown marks", "ready to eat"],
    ],
    ["ripe", { of: "NO" }, 7, ["hard", "very hard", "quite hard"]],
  ]);
  expect(classes.get("PEEL")?.spellings).toEqual(["peel"]);
});

test("groups may be inside groups, and a class inside another", () => {
  const { entries } = readLexicon("fruit.txt", "{A} | x, y\n{B} | {A} z\nv | (a|(b|{B}) c) d, {A}");
  expect(entries[0]?.spellings).toEqual(["a d", "b c d", "x z c d", "y z c d", "x", "y"]);
});

test("a wrong line is named with its number and what is wrong", () => {
  const wrong: [text: string, reason: string][] = [
    ["ripe sweet", "fruit.txt:1: expected `value | spellings`"],
    ["\n| sweet", "fruit.txt:2: the value is missing"],
    ["ripe |", "fruit.txt:1: a spelling is empty"],
    ["ripe | sweet, , red", "fruit.txt:1: a spelling is empty"],
    ["ripe | sweet, red, sweet", "fruit.txt:1: `sweet` is there twice"],
    ["ripe | {NONE} red", "fruit.txt:1: there is no class {NONE}"],
    ["ripe | (a|b red", "fruit.txt:1: expected `)`, not `the end`"],
    ["ripe | a) red", "fruit.txt:1: unexpected `)`"],
    ["ripe | a|b", "fruit.txt:1: unexpected `|`"],
    ["{A} | a\n{A} | b", "fruit.txt:2: the class {A} is there already"],
    ["ripe; red | a", "fruit.txt:1: expected `name=value`, not `red`"],
    ["ripe; nott=green | a", "fruit.txt:1: there is no option `nott`"],
    ["ripe; of=PEEL | a", "fruit.txt:1: there is no class {PEEL}"],
    ["rotten | a", "fruit.txt:1: there is no value `rotten`, but ripe, green"],
    ["ripe | sweet، red", "fruit.txt:1: spellings are separated by `,`, not by `،`"],
    ["ripe; also=rotten | a", "fruit.txt:1: there is no value `rotten`"],
  ];
  for (const [text, reason] of wrong)
    expect(() => readLexicon("fruit.txt", text, { values: ["ripe", "green"] })).toThrow(reason);
});
