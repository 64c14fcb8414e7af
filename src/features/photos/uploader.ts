import { requireUser } from "#src/auth/access.ts";
import type { Ctx } from "#src/http/env.ts";

export interface Uploader {
  id: string;
  /** Where the photos come from; photos of one address take turns with those of others. */
  address?: string;
}

export const uploaderOf = (c: Ctx): Uploader => ({ id: requireUser(c).id, address: c.get("address") });
