import { drawPages } from "#src/drawing-thread.ts";
import { noAssets } from "#src/testing/site/no-assets.ts";

drawPages(noAssets);
