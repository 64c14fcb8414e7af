import { type Fetched, fetchFile, type Seen } from "#src/http/fetch-file.ts";
import type { ImportFile } from "./actions/plan-import.ts";
import { MAX_FILE_BYTES } from "./read-sheet.ts";

/** Text of any kind: many servers send spreadsheets without their type. */
const TYPES = ["text/csv", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", "*/*;q=0.5"];

export const fetchSheet = (address: string, seen?: Seen, credentials?: string): Promise<Fetched> =>
  fetchFile(address, {
    types: TYPES,
    maxBytes: MAX_FILE_BYTES,
    withinMs: 30_000,
    seen,
    credentials,
    messages: ["stockAddressRefused", "stockAddressUnreachable", "stockFileTooLarge"],
  });

/** The last part of an address, which is a file's name. */
export const nameInAddress = (address: string): string =>
  URL.parse(address)?.pathname.split("/").at(-1) || "stock";

export async function fetchStock(address: string): Promise<ImportFile> {
  const { bytes } = await fetchSheet(address);
  return { name: nameInAddress(address), bytes: bytes ?? new Uint8Array() };
}
