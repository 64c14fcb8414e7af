import { expect, test } from "bun:test";
import fc from "fast-check";
import { writeXlsx } from "hucre/xlsx";
import { csvOf } from "#src/core/csv.ts";
import { readSheet } from "./read-sheet.ts";
import { type Chosen, parseSheet } from "./sheet.ts";
import { xlsxOf } from "./write-sheet.ts";

const HEADER = ["stockId", "make", "price"];
const ROWS = [HEADER, ["00123", "تويوتا", "8,500"], ["1E5", 'He said "hi"', "9000"]];

const cellsOf = async (bytes: Uint8Array, chosen: Chosen = {}) =>
  (await parseSheet(bytes, chosen)).rows.map(({ cells }) => cells);
const utf8 = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string) => new Uint8Array(Buffer.from(text, "utf16le"));
const xlsx = (...sheets: Parameters<typeof writeXlsx>[0]["sheets"]) => writeXlsx({ sheets });
const refusal = (bytes: Uint8Array) =>
  parseSheet(bytes, {}).then(
    () => null,
    (error: { key: string; params: unknown[] }) => [error.key, ...error.params],
  );

const quoted = (rows: string[][], separator: string, end = "\r\n") =>
  rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(separator)).join(end);

test("the separator is found, also behind quotes, amounts and a line sep=", async () => {
  for (const separator of [",", ";", "\t", "|"]) {
    const text = quoted(ROWS, separator);
    expect(await cellsOf(utf8(text))).toEqual(ROWS);
    expect(await cellsOf(utf8(`\ufeffsep=${separator}\r\n${text}`))).toEqual(ROWS);
  }
  expect(await cellsOf(utf8("a;b;c\n1;1.234,5;x\n2;2.345,5;y,z\n"))).toEqual([
    ["a", "b", "c"],
    ["1", "1.234,5", "x"],
    ["2", "2.345,5", "y,z"],
  ]);
  const logo = "Our cars\n\n\nstock,make\n1,Kia\n2,BMW\n";
  expect(await parseSheet(utf8(logo), {})).toMatchObject({ separator: ",", rows: { 1: { row: 4 } } });
  expect(await parseSheet(utf8("a;b|c\n"), { separator: "|" })).toMatchObject({ separator: "|" });
});

test("line ends are those of any system, also within a cell", async () => {
  for (const end of ["\r\n", "\n", "\r"]) expect(await cellsOf(utf8(quoted(ROWS, ",", end)))).toEqual(ROWS);
  const { rows } = await parseSheet(utf8('a,b\r\n"two\r\nlines",1\r\n\r\n,\r\nx,2'), {});
  expect(rows).toEqual([
    { row: 1, cells: ["a", "b"] },
    { row: 2, cells: ["two\r\nlines", "1"] },
    { row: 5, cells: ["x", "2"] },
  ]);
});

test("the encoding is found", async () => {
  const text = quoted(ROWS, "\t");
  const swapped = (bytes: Uint8Array) => new Uint8Array(Buffer.from(bytes).swap16());
  const arabic: Record<string, number> = { ت: 0xca, و: 0xe6, ي: 0xed, ا: 0xc7 };
  const windows1256 = Uint8Array.from(text, (letter) => arabic[letter] ?? letter.charCodeAt(0));
  const written: [string, Uint8Array][] = [
    ["utf-8", utf8(text)],
    ["utf-8", utf8(`\ufeff${text}`)],
    ["utf-16le", utf16(`\ufeff${text}`)],
    ["utf-16be", swapped(utf16(`\ufeff${text}`))],
    ["utf-16le", utf16(text)],
    ["utf-16be", swapped(utf16(text))],
    ["windows-1256", windows1256],
  ];
  for (const [encoding, bytes] of written) {
    expect(await parseSheet(bytes, {})).toMatchObject({ kind: "csv", encoding, separator: "\t" });
    expect(await cellsOf(bytes)).toEqual(ROWS);
  }
  const german = Uint8Array.from("a;b\nM\xfcller;\xa4", (letter) => letter.charCodeAt(0));
  expect(await cellsOf(german, { encoding: "iso-8859-15" })).toEqual([
    ["a", "b"],
    ["Müller", "€"],
  ]);
});

test("a quotation mark that breaks a file is named by its row", async () => {
  expect(await refusal(utf8('a,b\n1,"x\n2,y\n3,z\n'))).toEqual(["stockFileQuotes", 2]);
  expect(await refusal(utf8('a,b\n1,x\n2,17" wheels\n'))).toEqual(["stockFileQuotes", 3]);
  expect(await refusal(utf8('a,b\n1,"x"y\n'))).toEqual(["stockFileQuotes", 2]);
});

test("formulas and the apostrophe before them are texts", async () => {
  const rows = [["=1+1", "'=1+1", "+962791234567", "-5", "@x", "'tis", "1E5", "00123"]];
  expect(await cellsOf(utf8(csvOf(rows)))).toEqual(rows);
  expect(await cellsOf(utf8("'=1+1,x"))).toEqual([["=1+1", "x"]]);
});

test("the first visible sheet with rows is read", async () => {
  const hidden = { name: "Secret", hidden: true, rows: [["secret"]] };
  const bytes = await xlsx(
    hidden,
    { name: "Empty", rows: [[null], [" "]] },
    { name: "Cars", rows: ROWS },
    { name: "Old", rows: [["old"]] },
  );
  expect(await parseSheet(bytes, {})).toMatchObject({ kind: "xlsx", encoding: null, sheet: "Cars" });
  expect(await cellsOf(bytes)).toEqual(ROWS);
  expect(await refusal(await xlsx({ name: "Empty", rows: [] }))).toEqual(["stockFileEmpty"]);
});

test("numbers, dates, formulas and merged cells of XLSX are texts as shown", async () => {
  const day = new Date(Date.UTC(2027, 5, 30));
  const sheet = {
    name: "Cars",
    rows: [["00123", 123, 8500.5, 0.1 + 0.2, 1e21, day, true, "=1+1"], ["merged"], [], [null, 45_000]],
    merges: [{ startRow: 1, startCol: 0, endRow: 2, endCol: 1 }],
    cells: new Map([["4,0", { value: 3, formula: "1+2", formulaResult: 3 }]]),
  };
  for (const dateSystem of ["1900", "1904"] as const) {
    const { rows } = await parseSheet(await writeXlsx({ sheets: [sheet], dateSystem }), {});
    expect(rows.map(({ row }) => row)).toEqual([1, 2, 3, 4, 5]);
    expect(rows.map(({ cells }) => cells.join("|").replace(/\|+$/, ""))).toEqual([
      "00123|123|8500.5|0.3|1000000000000000000000|2027-06-30|true|=1+1",
      "merged|merged",
      "merged|merged",
      "|45000",
      "3",
    ]);
  }
});

test("a stray cell far below does not make the sheet large", async () => {
  const cells = new Map([["1048575,16383", { value: "stray" }]]);
  const { rows } = await parseSheet(await xlsx({ name: "Cars", rows: ROWS, cells }), {});
  expect(rows).toHaveLength(3);
});

test("more than 5,000 cars and their header are refused", async () => {
  const many = (count: number) => [HEADER, ...Array.from({ length: count }, (_, i) => [`${i}`, "Kia", "1"])];
  expect((await cellsOf(utf8(csvOf(many(5000))))).length).toBe(5001);
  expect(await refusal(utf8(csvOf(many(5010))))).toEqual(["stockTooManyRows", 5000]);
  expect(await refusal(await xlsx({ name: "Cars", rows: many(5010) }))).toEqual(["stockTooManyRows", 5000]);
});

test("old, broken and empty files are refused in words", async () => {
  const old = Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1);
  expect(await refusal(old)).toEqual(["stockFileOldExcel"]);
  const encryption = { password: "secret", spinCount: 10 };
  const locked = await writeXlsx({ sheets: [{ name: "Cars", rows: ROWS }], encryption });
  expect(await refusal(locked)).toEqual(["stockFileOldExcel"]);
  const whole = await xlsx({ name: "Cars", rows: ROWS });
  expect(await refusal(whole.slice(0, whole.length / 2))).toEqual(["stockFileBroken"]);
  expect(await refusal(utf8("PK\x03\x04"))).toEqual(["stockFileBroken"]);
  const lying = Buffer.from(whole);
  const entry = lying.lastIndexOf("xl/worksheets/sheet1.xml") - 46;
  lying.writeUInt32LE(lying.readUInt32LE(entry + 24) - 1, entry + 24);
  expect(await refusal(lying)).toEqual(["stockFileBroken"]);
  expect(await refusal(new Uint8Array())).toEqual(["stockFileEmpty"]);
  expect(await refusal(utf8("\ufeff\r\n,,\r\n"))).toEqual(["stockFileEmpty"]);
});

test("the thread answers as the parser does, refuses large files, and ends after its time", async () => {
  const bytes = utf8(csvOf(ROWS));
  expect(await readSheet(bytes)).toEqual(await parseSheet(bytes, {}));
  expect(await readSheet(await xlsx({ name: "Cars", rows: ROWS }))).toMatchObject({ sheet: "Cars" });
  await expect(readSheet(utf8('a,"b'))).rejects.toMatchObject({
    kind: "invalid",
    key: "stockFileQuotes",
    params: [1],
  });
  const large = new Uint8Array(20 * 1024 * 1024 + 1);
  await expect(readSheet(large)).rejects.toMatchObject({ kind: "too-large", key: "stockFileTooLarge" });
  const slow = utf8("a,b\n".repeat(4_000_000));
  await expect(readSheet(slow, {}, 1)).rejects.toMatchObject({ kind: "invalid", key: "stockFileTooMuch" });
});

const cell = fc
  .string({ unit: fc.constantFrom(..."ab0=+-@'\",;|\t\nسيارة١ _x041&<>é😀".split("")), maxLength: 12 })
  .map((text) => text.toWellFormed().trim());
const sheets = fc
  .array(fc.array(cell, { minLength: 2, maxLength: 6 }), { minLength: 1, maxLength: 8 })
  .map((rows) => rows.filter((cells) => cells.some(Boolean)))
  .filter((rows) => rows.length > 0);
const withoutBlankEnd = (cells: string[]) => cells.slice(0, cells.findLastIndex(Boolean) + 1);

test("what is written is read again", async () => {
  const property = fc.asyncProperty(sheets, async (rows) => {
    const expected = rows.map(withoutBlankEnd);
    const csv = await cellsOf(utf8(csvOf(rows)), { separator: "," });
    expect(csv.map(withoutBlankEnd)).toEqual(expected);
    const bytes = await new Response(await xlsxOf("Cars", rows)).bytes();
    expect((await cellsOf(bytes)).map(withoutBlankEnd)).toEqual(expected);
  });
  await fc.assert(property, { numRuns: 200 });
});
