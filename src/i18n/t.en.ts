export * as t from "./en.ts";
