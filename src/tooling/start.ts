import { buildAssets } from "./assets-build.ts";

await buildAssets(true);
process.argv.splice(2, process.argv.length, "serve");
await import("#src/main.ts");
