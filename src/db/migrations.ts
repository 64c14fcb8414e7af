import { dialect } from "#src/config.ts";
import { readMigrations } from "./read-migrations.ts" with { type: "macro" };

export const migrationsOf = { postgres: readMigrations("postgres"), sqlite: readMigrations("sqlite") };

export const migrations = migrationsOf[dialect];
