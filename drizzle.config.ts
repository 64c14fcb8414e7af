import { defineConfig } from "drizzle-kit";
import { dialect } from "./src/config.ts";

export default defineConfig({
  dialect: dialect === "postgres" ? "postgresql" : "sqlite",
  schema: "./src/{auth,db,http,features/*}/tables.ts",
  out: `./migrations/${dialect}`,
  casing: "snake_case",
});
