import fc from "fast-check";
import { openDatabase } from "#src/db/open.ts";
import { anEdit, beginHistory } from "./market-history.ts";

/** Runs as its own process: bun write-history.ts FILE COUNT writes that many edits, each in its own commit. */
const [file = "", count = "100"] = process.argv.slice(2);
const db = openDatabase(file);
const history = beginHistory(db.sqlite.writer);
for (const edit of fc.sample(anEdit, { seed: 11, numRuns: Number(count) })) {
  if (!("pass" in edit)) history.write(edit);
  await Bun.sleep(1);
}
await db.close();
