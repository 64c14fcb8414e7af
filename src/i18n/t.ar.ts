export * as t from "./ar.ts";
