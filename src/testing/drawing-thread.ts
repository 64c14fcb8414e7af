import { drawPages } from "#src/drawing-thread.ts";
import { noAssets } from "#src/testing/no-assets.ts";

drawPages(noAssets);
