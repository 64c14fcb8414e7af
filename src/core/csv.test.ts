import { expect, test } from "bun:test";
import { csvLine, withoutApostrophe } from "./csv.ts";

test("commas, quotes and line breaks are quoted, null is empty, objects are JSON", () => {
  expect(csvLine(["a", 'b "c"', "d,e", "f\ng", 5, true, null, undefined, { x: 1 }])).toBe(
    'a,"b ""c""","d,e","f\ng",5,true,,,"{""x"":1}"\r\n',
  );
});

test("spreadsheet formulas become text; numbers stay numbers", () => {
  expect(csvLine(["=1+1", "+1+cmd", "-3", "@sum", "＝1+1", -3])).toBe(
    "'=1+1,'+1+cmd,'-3,'@sum,'＝1+1,-3\r\n",
  );
  expect(csvLine(["+962791234567"])).toBe("+962791234567\r\n");
});

test("an apostrophe before a formula is taken off again, and no other", () => {
  for (const text of ["=1+1", "'=1+1", "''-3", "+962791234567", "'+962791234567", "'tis", "'00123"])
    expect(withoutApostrophe(csvLine([text]).trimEnd())).toBe(text);
  expect(withoutApostrophe("'\n=1")).toBe("\n=1");
});
