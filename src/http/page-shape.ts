import { z } from "zod/mini";
import { MAX_PAGE_SIZE } from "#src/core/query-params.ts";
import { count, meaning } from "./describe.ts";

/** The query parameters of a list with pages. */
export const pageShape = {
  page: meaning(z.optional(z.int().check(z.gte(1))), "Counts from 1"),
  pageSize: z.optional(z.int().check(z.gte(1), z.lte(MAX_PAGE_SIZE))),
};

/** A page in an answer, beside its items. */
export const pageAnswer = {
  total: count("The number of all items", 12),
  page: count("Counts from 1", 1),
  pageSize: count("Items a page", 25),
};
