/** The kinds of listings and their paths, for browsers too. The server's part of a kind is in `register.ts`. */
export const KINDS = {
  car: {
    /** The path of its pages; its API has the same path under `/api`. */
    path: "/cars",
    searchPath: "/search",
    formPath: "/list-car",
    inquiryApi: "/api/inquiries",
    inquiryId: "carId",
    listName: "cars",
    unknownMessage: "carNotFound",
    removedMessage: "carRemoved",
  },
  "number-plate": {
    path: "/number-plates",
    searchPath: "/number-plates",
    formPath: "/list-number-plate",
    inquiryApi: "/api/number-plate-inquiries",
    inquiryId: "numberPlateId",
    listName: "numberPlates",
    unknownMessage: "plateNotFound",
    removedMessage: "plateRemoved",
  },
} as const;

export type ListingKind = keyof typeof KINDS;
export type ListName = (typeof KINDS)[ListingKind]["listName"];

export const LISTING_KINDS = Object.keys(KINDS) as [ListingKind, ...ListingKind[]];

export const DRAFTS_API = "/api/user/drafts";
/** In place of a draft's id in a form's address: starts an empty form. */
export const NEW_DRAFT = "new";

export const draftPath = ({ kind, id }: ListingRef): string => `${KINDS[kind].formPath}?draft=${id}`;

export interface ListingRef {
  kind: ListingKind;
  id: string;
}

/** The path below which a listing's forms are, and its API under `/api`. Its page can be opened there too. */
export const idPath = ({ kind, id }: ListingRef): string => `${KINDS[kind].path}/${id}`;

interface ListingAddress {
  kind: ListingKind;
  number: number;
  slug: string;
}

/** The path of a listing's page, without its language: `/cars/100123-toyota-camry-2018`. */
export const listingPath = ({ kind, number, slug }: ListingAddress): string =>
  `${KINDS[kind].path}/${slug ? `${number}-${slug}` : number}`;

/** The listing's number in the last segment of such a path; ids begin with a zero, so they do not match. */
export const numberIn = (segment: string): number | null =>
  /^[1-9]\d{0,8}(?=-|$)/.test(segment) ? Number.parseInt(segment, 10) : null;
