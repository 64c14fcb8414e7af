import { buildAssets } from "./assets-build.ts";

await buildAssets(false);
