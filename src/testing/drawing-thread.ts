import { drawPages } from "#src/drawing-thread.ts";
import { noAssets } from "#src/http/assets.ts";

drawPages(noAssets);
