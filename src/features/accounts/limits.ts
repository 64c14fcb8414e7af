export const MAX_NAME = 80;
/** RFC 5321. */
export const MAX_EMAIL = 254;
