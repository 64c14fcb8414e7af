import type { SessionUser } from "#src/auth/sessions.ts";

/** What the session's calls answer about the signed-in person. */
export const userJson = ({
  id,
  email,
  name,
  phone,
  location,
  role,
  listingLimit,
  isActive,
}: SessionUser) => ({
  id,
  email,
  name,
  phone,
  location,
  role,
  listingLimit,
  isActive,
});
