import * as z from "zod/mini";

export const pressedScale = z.object({ add: z.string().check(z.maxLength(64)) });
