import { main } from "#src/main.ts";
import { noAssets } from "#src/testing/site/no-assets.ts";

await main(noAssets);
