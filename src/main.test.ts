import { expect, spyOn, test } from "bun:test";
import { existsSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { main } from "./main.ts";
import { runMarkaba } from "./testing/outside/run-markaba.ts";
import { noAssets } from "./testing/site/no-assets.ts";

/** What a wrong call prints, and its exit code. In this process, because it ends before anything is opened. */
async function refused(args: string[]) {
  const exit = spyOn(process, "exit").mockImplementation(() => undefined as never);
  const print = spyOn(console, "error").mockImplementation(() => {});
  const { argv } = process;
  process.argv = ["markaba", "markaba", ...args];
  try {
    await main(noAssets);
    return { code: exit.mock.calls[0]?.[0], text: String(print.mock.calls[0]?.[0]) };
  } finally {
    process.argv = argv;
    exit.mockRestore();
    print.mockRestore();
  }
}

test("an unknown option is reported with the way to set it", async () => {
  for (const args of [["serve", "--port", "80"], ["--port=80"], ["--new-site=1"], ["serve", "80"]]) {
    const { code, text } = await refused(args);
    expect([args, code]).toEqual([args, 2]);
    expect(text.split("\n")[0]).toMatch(
      /^[^.]+\. Options are settings, which are environment variables, such as PORT=80\.$/,
    );
  }
});

test.each([
  [["bakcup"], 'Unknown command "bakcup". Did you mean backup?'],
  [["Restor", "/mnt"], 'Unknown command "Restor". Did you mean restore?'],
  [["restore", "/mnt", "--lits"], "Unknown option '--lits'. Did you mean --list?"],
  [["doctor", "--jsn"], "Unknown option '--jsn'. Did you mean --json?"],
  [["photos"], 'Unknown command "photos".'],
  [["BACKUP"], 'Unknown command "BACKUP". Did you mean backup?'],
  [["serve", "--New-Site"], "Unknown option '--New-Site'. Did you mean --new-site?"],
  [["secret", "rotae"], 'secret takes "rotate" or "forget". Did you mean rotate?'],
  [
    ["admin", "creat", "you@example.com"],
    'admin takes "create", "reset-password", "remove-second-factor" or "list". Did you mean create?',
  ],
])("%j is answered with what is meant", async (args, sentence) => {
  const { code, text } = await refused(args);
  expect([code, text.split("\n")[0]]).toEqual([2, sentence]);
});

test("a missing place is reported", async () => {
  const { code, text } = await refused(["restore"]);
  expect([code, text.split("\n")[0]]).toEqual([2, "restore takes one PLACE."]);
});

test("the key of a folder without a database is neither deleted nor changed, and nothing is created", async () => {
  const DATA_DIR = join(mkdtempSync(join(tmpdir(), "markaba-main-")), "mistyped");
  for (const verb of ["forget", "rotate"]) {
    const { code, text } = await runMarkaba(["secret", verb], { DATA_DIR });
    expect([verb, code]).toEqual([verb, 1]);
    expect(text).toMatch(/^There is no database in the folder .*mistyped\. Set DATA_DIR [^\n]*\n$/);
    expect(existsSync(DATA_DIR)).toBe(false);
  }
});
