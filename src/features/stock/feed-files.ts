import { csvLine } from "#src/core/csv.ts";
import { takeTurns } from "#src/core/yield.ts";
import type { Reader } from "#src/db/open.ts";
import type { Deps } from "#src/http/env.ts";
import { configuredOrigin } from "#src/http/origin.ts";
import type { Cell, FeedPlace, TableFormat } from "./formats/feed-car.ts";
import { googleFormat } from "./formats/google.ts";
import { metaFormat } from "./formats/meta.ts";
import { nativeFormat } from "./formats/native.ts";
import { XML_END, XML_HEAD, xmlOf } from "./formats/xml.ts";
import { type FeedCar, type FeedRow, listFeedCars } from "./queries/feeds.ts";
import type { FeedKind } from "./tables.ts";

interface FeedFile {
  kind: FeedKind;
  type: string;
  head: string;
  lineOf(car: FeedCar, place: FeedPlace): string;
  end: string;
}

const table = (
  kind: FeedKind,
  type: string,
  format: TableFormat,
  write: (cells: Cell[]) => string,
  mark = "",
): FeedFile => ({
  kind,
  type,
  head: mark + write(Object.keys(format)),
  lineOf: (car, place) => write(Object.values(format).map((cellOf) => cellOf(car, place))),
  end: "",
});

const csv = (kind: FeedKind, format: TableFormat) =>
  // Spreadsheets recognize UTF-8 by the byte order mark.
  table(kind, "text/csv; charset=utf-8", format, csvLine, "\ufeff");

export const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** The files by the end of their address. The lines of an XLSX file are its rows in JSON. */
export const FEED_FILES = {
  "stock.csv": csv("stock", nativeFormat),
  "stock.xlsx": table("stock", XLSX, nativeFormat, (cells) => `${JSON.stringify(cells)}\n`),
  "meta.csv": csv("meta", metaFormat),
  "google.tsv": table("google", "text/tab-separated-values; charset=utf-8", googleFormat, (cells) =>
    csvLine(cells, "\t"),
  ),
  "cars.xml": {
    kind: "xml",
    type: "application/xml; charset=utf-8",
    head: XML_HEAD,
    lineOf: xmlOf,
    end: XML_END,
  },
} satisfies Record<string, FeedFile>;

export type FeedName = keyof typeof FEED_FILES;
export const FEED_NAMES = Object.keys(FEED_FILES) as FeedName[];

export const feedUrl = (config: Deps["config"], { kind, token }: FeedRow): string =>
  `${configuredOrigin(config)}/feeds/${token}/${FEED_NAMES.find((name) => FEED_FILES[name].kind === kind)}`;

/** The file in UTF-8, in parts. */
export async function writeFeed(
  read: Reader,
  feed: Pick<FeedRow, "kind" | "dealerId">,
  { head, lineOf, end }: FeedFile,
  place: FeedPlace,
): Promise<Buffer<ArrayBuffer>[]> {
  const pause = takeTurns();
  const parts = [Buffer.from(head)];
  for await (const cars of listFeedCars(read, feed, place.now)) {
    const lines: string[] = [];
    for (const car of cars) {
      lines.push(lineOf(car, place));
      await pause();
    }
    parts.push(Buffer.from(lines.join("")));
  }
  return [...parts, Buffer.from(end)];
}
