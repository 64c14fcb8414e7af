/** The kinds of listings and their addresses; browsers know this much. What the server does with a kind: `register.ts`. */
export const KINDS = {
  car: {
    /** Of its pages; its API is at the same path under `/api`. */
    path: "/cars",
    searchPath: "/search",
    formPath: "/list-car",
    inquiryApi: "/api/inquiries",
    /** The name of a listing's id in an inquiry's JSON. */
    inquiryId: "carId",
    /** The name of a list of them in JSON. */
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
/** Instead of a draft's id in the address of a form: an empty one. */
export const NEW_DRAFT = "new";

export const draftPath = ({ kind, id }: ListingRef): string => `${KINDS[kind].formPath}?draft=${id}`;

export interface ListingRef {
  kind: ListingKind;
  id: string;
}

/** The path of a listing's page, without its language; its API is the same path under `/api`. */
export const listingPath = ({ kind, id }: ListingRef): string => `${KINDS[kind].path}/${id}`;
