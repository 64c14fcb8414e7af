export const MAX_NAME = 80;
/** No address is longer: RFC 5321. */
export const MAX_EMAIL = 254;
