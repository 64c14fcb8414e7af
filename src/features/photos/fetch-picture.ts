import { type Fetched, fetchFile, parseFileAddress, type Seen } from "#src/http/fetch-file.ts";
import { MAX_PHOTO_BYTES, PHOTO_TYPES } from "./schema.ts";

export const fetchPicture = (address: string, seen?: Seen): Promise<Fetched> =>
  fetchFile(address, {
    types: PHOTO_TYPES,
    maxBytes: MAX_PHOTO_BYTES,
    withinMs: 10_000,
    seen,
    messages: ["photoAddressRefused", "photoAddressUnreachable", "photoTooLarge"],
  });

export const isForeignAddress = (address: string): boolean => parseFileAddress(address) !== null;
