import { readConfig } from "#src/config.ts";
import { openDeps } from "#src/open-deps.ts";
import { seedCars } from "./seed-cars.ts";

const { deps } = await openDeps(readConfig());
await seedCars(deps.db, Number(process.argv[2]), Date.now());
await deps.db.close();
